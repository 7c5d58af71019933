#include "support/checked_games.h"
#include "support/playing.h"

namespace hexwright {
namespace {

TEST(Desolation, RandomGamesHoldTogether) {  // DES-02, DES-03, DES-05
  for (const auto& [name, count] : {std::pair{"desolation-3-4", 200}, {"desolation-3-4-variable", 50}}) {
    const CheckedGames games = play_checked_games(name, count);
    EXPECT_GE(games.ended, count - count / 20) << name;
    EXPECT_GT(games.tally.deserts_made, count) << name;
    EXPECT_GT(games.tally.buildings_lost, 0) << name;
  }
}

}  // namespace
}  // namespace hexwright
