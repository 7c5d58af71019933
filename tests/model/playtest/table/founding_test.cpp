#include "support/playing.h"

namespace hexwright {
namespace {

TEST(Founding, GoesRoundAndBackAndEndsWithTheFirstPlayersTurn) {  // BASE-02
  Playing play("base-3-4");
  std::vector<int> order;
  while (play.state().phase == Phase::FoundSettlement || play.state().phase == Phase::FoundRoute) {
    if (play.state().phase == Phase::FoundSettlement) order.push_back(actor(play.state()));
    play.act(play.legal().front());
  }
  EXPECT_EQ(order, (std::vector{0, 1, 2, 3, 3, 2, 1, 0}));
  EXPECT_EQ(play.state().phase, Phase::BeforeRoll);
  EXPECT_EQ(play.state().turn, 0);
}

}  // namespace
}  // namespace hexwright
