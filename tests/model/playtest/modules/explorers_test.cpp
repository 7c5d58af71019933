#include "support/checked_games.h"
#include "support/playing.h"

namespace hexwright {
namespace {

TEST(Explorers, RandomGamesHoldTogether) {  // EXP-05, EXP-08, EXP-09
  constexpr int count = 200;
  const CheckedGames games = play_checked_games("explorers-3-4", count);
  EXPECT_EQ(games.ended, count);
  EXPECT_GT(games.times(ActionKind::LaySea), 10 * count);
  EXPECT_GT(games.times(ActionKind::MoveToken), count);
}

}  // namespace
}  // namespace hexwright
