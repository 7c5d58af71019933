#include <bit>
#include <map>

#include <fmt/format.h>

#include "model/playtest/bots/all_bots.h"
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

/// Of the game as it was set up, its log and its end.
std::uint64_t signature_of_game(const std::string& name, const char* bot, int offers) {
  const Game game(template_named(name), {.offers_a_turn = offers});
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot(bot));
  Match match(game, bots);
  Actions log;
  const auto ending = match.play(seed, 0, most_turns, nullptr, &log);
  EXPECT_TRUE(replayed(game, match.start(), log) == ending.state) << name;
  return fingerprint(match.start()) ^ digest(log) ^ fingerprint(ending.state);
}

/// A change of the rules or of the state's fingerprint shows in the games by chance, one of the bots in those
/// of settlers: read the diff, then take it over.
TEST(GoldenGames, OfEveryFamilyArePlayedAgainAsTheyWere) {
  std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> signatures;
  for (const std::string& name : template_names()) {
    auto& [by_chance, of_settlers] = signatures[family_of(name)];
    by_chance = std::rotl(by_chance, 1) ^ signature_of_game(name, "random", 0);
    of_settlers = std::rotl(of_settlers, 1) ^ signature_of_game(name, "settler", 1);
  }
  std::string lines;
  for (const auto& [family, of] : signatures)
    lines += fmt::format("{}: by chance {:016x}, settlers {:016x}\n", family, of.first, of.second);
  test::expect_golden_of_modules(HEXWRIGHT_FIXTURES "/playtest/golden_games.txt", lines);
}

}  // namespace
}  // namespace hexwright
