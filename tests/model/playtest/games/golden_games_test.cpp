#include <fmt/format.h>

#include "model/playtest/match.h"
#include "tests/support/golden.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

constexpr std::uint64_t seed = 2026;
constexpr int most_turns = 5'000;

std::uint64_t digest(const Actions& log) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  const auto mix = [&](std::uint64_t value) { hash = (hash ^ value) * 0x100000001B3U; };
  for (const Action& action : log) {
    mix(static_cast<std::uint64_t>(action.kind)), mix(action.x), mix(action.a), mix(action.b), mix(action.c);
  }
  return hash;
}

/// One line: the game as it was set up, its log and its end.
std::string game_of(const std::string& name, const char* bot, int offers) {
  const Game game(template_named(name), {.offers_a_turn = offers});
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot(bot));
  Match match(game, bots);
  Actions log;
  const auto ending = match.play(seed, 0, most_turns, nullptr, &log);
  EXPECT_TRUE(replayed(game, match.start(), log) == ending.state) << name;
  const SeatId winner = ending.state.winner;
  return fmt::format("{} {}: start {:016x}, {} actions {:016x}, {} turns, {}, end {:016x}\n", name, bot,
                     fingerprint(match.start()), log.size(), digest(log), ending.state.turn_number,
                     winner == none ? "nobody wins" : fmt::format("seat {} wins", winner.value()),
                     fingerprint(ending.state));
}

// A change of the rules, of the bots or of the state's layout shows here: read the diff, then take it over.
TEST(GoldenGames, OfEveryTemplateArePlayedAgainAsTheyWere) {
  std::string games;
  for (const std::string& name : template_names())
    for (const char* bot : {"random", "settler"})
      games += game_of(name, bot, std::string_view(bot) == "random" ? 0 : 1);
  test::expect_golden(HEXWRIGHT_FIXTURES "/playtest/golden_games.txt", games);
}

}  // namespace
}  // namespace hexwright
