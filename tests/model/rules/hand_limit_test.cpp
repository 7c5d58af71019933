#include "model/rules/base/hand_limit.h"

namespace hexwright {
namespace {

TEST(HandLimit, GrowsByTwoForEachWallAndEachTradeOption) {  // BASE-07, SPI-08, CK-02
  EXPECT_EQ(hand_limit(7, 0, 0), 7);
  EXPECT_EQ(hand_limit(7, 3, 0), 13);
  EXPECT_EQ(hand_limit(7, 0, 1), 9);
  EXPECT_EQ(hand_limit(7, 2, 2), 15);
  EXPECT_EQ(hand_limit(9, 1, 0), 11);
}

}  // namespace
}  // namespace hexwright
