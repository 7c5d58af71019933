#include <algorithm>

#include <gtest/gtest.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/invariants.h"
#include "tests/referee/follow.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

/// Every template, one of each family to its end; HEXWRIGHT_GAMES=200 (with HEXWRIGHT_FULL for every one to
/// its end) plays so many games of settlers of each, with all numbers of players between the fewest and the
/// most, and no more than one in a hundred may stall.
class RefereedGames : public testing::TestWithParam<std::string> {
 protected:
  /// With as many players as there may be, then one fewer, down to the fewest, and again; half of them with
  /// trade between players. How many ended.
  int play(const BotKind* kind, int games, int most_turns) {
    const Scenario scenario = template_named(GetParam());
    const int most = scenario.details.max_players, least = scenario.details.min_players;
    int wrong = 0, ended = 0;
    for (int number = 0; number < games; ++number) {
      const Game game(scenario,
                      {.players = most - number % (most - least + 1), .offers_a_turn = (number + 1) % 4 / 2});
      std::string broken;
      int steps = 0;
      const auto look = [&](const State& state, referee::Referee&) {
        if (is_looked_at(++steps))
          for (const std::string& each : broken_invariants(game, state)) broken += each + "; ";
        return broken.empty();
      };
      const Followed followed = follow_game(game, kind, static_cast<std::uint64_t>(number), most_turns, look);
      if (followed.ended) ++ended;
      if (followed.wrong.empty() && broken.empty()) continue;
      ADD_FAILURE() << "game " << number << ", step " << followed.steps << ": " << followed.wrong << broken;
      if (++wrong == 5) break;
    }
    return ended;
  }
};

TEST_P(RefereedGames, OfSettlersAreAsTheRefereeReckons) {
  const int games = games_to_play(is_in_full(GetParam()) ? 2 : 1),
            ended = play(find_bot("settler"), games, is_in_full(GetParam()) ? 400 : 40);
  describe_games(GetParam() + ", settlers", games, games - ended);
  if (is_in_full(GetParam())) {
    EXPECT_LE(games - ended, games / 100);
  }
}

TEST_P(RefereedGames, ByChanceAreAsTheRefereeReckons) { play(nullptr, 1, is_in_full(GetParam()) ? 120 : 30); }

INSTANTIATE_TEST_SUITE_P(Templates, RefereedGames, testing::ValuesIn(template_names()), [](const auto& test) {
  std::string name = test.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace hexwright
