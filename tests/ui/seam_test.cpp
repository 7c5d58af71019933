#include <gmock/gmock.h>

#include "tests/ui/drawing.h"

// Boards whose edges join: what lies beyond the seam is seen, and is the same hex. EXP-07, DES-07

namespace hexwright::ui_test {
namespace {

class Seam : public testing::TestWithParam<std::pair<const char*, Hex>> {};

// A frame hex at one edge, painted where it is seen beyond the other.
TEST_P(Seam, AGhostIsPaintedAsTheHexItself) {
  const auto [name, at] = GetParam();
  start_with(name);
  const Scenario before = scenario();
  ASSERT_EQ(fixed(before.cells.at(at).terrain), Terrain::Sea);
  const Hex ghost = at + before.topology.period();
  screenshot(std::string("seam-") + name);
  lay("Gold field", std::vector{ghost});
  Scenario expected = before;
  expected.cells[at].terrain = Terrain::Gold;
  EXPECT_EQ(scenario(), expected);
  press("Select");
  click(place_of(ghost));
  wait_until("the selection",
             [hex = at] { return frame().context().bench().selection().hexes == HexSet{hex}; });
  screenshot(std::string("seam-selected-") + name);
}

INSTANTIATE_TEST_SUITE_P(Templates, Seam,
                         testing::Values(std::pair("explorers-3-4", Hex{0, -1}),
                                         std::pair("desolation-3-4", Hex{0, 0})),
                         [](const auto& info) { return info.index == 0 ? "EastWest" : "NorthSouth"; });

}  // namespace
}  // namespace hexwright::ui_test
