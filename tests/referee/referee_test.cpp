#include <algorithm>

#include <gtest/gtest.h>

#include "tests/referee/follow.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

/// Every template; HEXWRIGHT_GAMES=200 plays so many games of settlers of each.
class RefereedGames : public testing::TestWithParam<std::string> {
 protected:
  /// Half of them with as few players as may play, half with trade between players.
  void play(const BotKind* kind, int games, int most_turns) {
    const Scenario scenario = template_named(GetParam());
    int wrong = 0, ended = 0;
    for (int number = 0; number < games; ++number) {
      const Game game(scenario, {.players = number % 2 == 1 ? scenario.details.min_players : 0,
                                 .offers_a_turn = (number + 1) % 4 / 2});
      const Followed followed = follow_game(game, kind, static_cast<std::uint64_t>(number), most_turns);
      if (followed.ended) ++ended;
      if (followed.wrong.empty()) continue;
      ADD_FAILURE() << followed.wrong;
      if (++wrong == 5) break;
    }
    RecordProperty("ended", ended);
  }
};

TEST_P(RefereedGames, OfSettlersAreAsTheRefereeReckons) { play(find_bot("settler"), games_to_play(2), 400); }

TEST_P(RefereedGames, ByChanceAreAsTheRefereeReckons) { play(nullptr, 1, 120); }

INSTANTIATE_TEST_SUITE_P(Templates, RefereedGames, testing::ValuesIn(template_names()), [](const auto& test) {
  std::string name = test.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace hexwright
