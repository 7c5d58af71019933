#include "support/checked_games.h"
#include "support/playing.h"

namespace hexwright {
namespace {

TEST(Volcano, RandomGamesHoldTogether) {  // VOL-04, VOL-05, VOL-06
  for (const auto& [name, count] : {std::pair{"volcano-3-4", 200},
                                    {"volcano-sea-3", 200},
                                    {"krakatoa-3", 200},
                                    {"volcano-3-4-variable", 50},
                                    {"volcano-sea-3-variable", 50}}) {
    const CheckedGames games = play_checked_games(name, count);
    EXPECT_EQ(games.ended, count) << name;
    EXPECT_GT(games.tally.buildings_lost, count / 4) << name;
    EXPECT_EQ(games.times(ActionKind::Erupt), games.tally.eruptions) << name;
  }
}

}  // namespace
}  // namespace hexwright
