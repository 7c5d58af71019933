#include "model/balance/swaps.h"

#include <gmock/gmock.h>

#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

TEST(Swaps, LeadFromOneBoardToAnother) {
  const Scenario scenario = test::template_named("base-3-4");
  const MapView map(scenario);
  const auto exchange = Exchange::of(map, {}).value();
  for (std::uint64_t n = 0; n < 20; ++n) {
    Layout board = layout_of(map);
    Random random(3, n);
    int done = 0;
    while (done < static_cast<int>(1 + n)) done += exchange.swap_at_random(board, random) ? 1 : 0;
    const auto swaps = swaps_between(layout_of(map), board);
    EXPECT_LE(swaps.size(), 2 * (1 + n));  // a desert moves with its missing number
    for (const Swap& swap : swaps) {
      Layout back = board;
      Exchange::apply(swap, back);
      EXPECT_NE(back, board);
    }
  }
}

TEST(Swaps, OneExchangeIsFoundAsItWas) {
  const Scenario scenario = test::template_named("base-3-4");
  const MapView map(scenario);
  const Layout before = layout_of(map);
  Layout after = before;
  const HexId a = map.board().find({0, -2}), b = map.board().find({-1, -1});
  ASSERT_NE(before.number[a], before.number[b]);
  Exchange::apply({Swap::Layer::Numbers, a, b, {}, {}}, after);
  const auto swaps = swaps_between(before, after);
  ASSERT_EQ(swaps.size(), 1U);
  EXPECT_EQ(swaps[0].layer, Swap::Layer::Numbers);
  EXPECT_EQ(text(words_of(swaps[0], map, before)),
            "the number " + std::to_string(before.number[swaps[0].a]) + " at hex " +
                (swaps[0].a == a ? "0,-2" : "-1,-1") + " and the " +
                std::to_string(before.number[swaps[0].b]) + " at hex " +
                (swaps[0].b == a ? "0,-2" : "-1,-1") + " changed places");
}

}  // namespace
}  // namespace hexwright
