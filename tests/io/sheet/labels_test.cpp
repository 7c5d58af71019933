#include <algorithm>
#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "io/render/board/area_label.h"
#include "io/render/board/places_in_hex.h"
#include "io/render/board/things_on_hexes.h"
#include "io/sheet/set_up_sheet.h"
#include "tests/io/sheet/every_template.h"

// Names of areas cover nothing that players look for: shown by where both lie.

namespace hexwright {
namespace {

/// As the picture shows it, in pixels.
struct Circle {
  Spot middle;
  double radius;
  std::string what;
};

std::vector<Circle> pieces_on(const Scenario& map, const BoardView& view) {
  std::vector<Circle> pieces;
  const auto add = [&](Point at, Point upright, double radius, const std::string& what) {
    const Spot spot = view.to_spot(at);
    pieces.push_back(
        {{spot.x + upright.x * view.scale, spot.y + upright.y * view.scale}, radius * view.scale, what});
  };
  const auto of = [](const char* what, Hex hex) {
    return std::string(what) + " of " + std::to_string(hex.q) + "," + std::to_string(hex.r);
  };
  for (const auto& [hex, cell] : map.cells)
    if (!is_hidden(cell) && !std::holds_alternative<std::monostate>(cell.token))
      add(centre(hex), token_place, token_radius, of("token", hex));
  for (const auto& [path, harbor] : map.harbors) {
    const Hex hex = map.topology.canonical(harbor_hex(path, harbor));
    add(centre(hex), {}, badge_radius, of("harbor", hex));
  }
  for (const auto& [marker, hex] : map.markers)
    add(centre(hex), marker_place, marker_radius, of("marker", hex));
  constexpr double mark_radius = 0.2;
  for (const auto& [place, mark] : map.marks) add(place_of_mark(place), {}, mark_radius, "mark");
  return pieces;
}

void expect_nothing_covered(const Scenario& map, const BoardView& view) {
  const auto pieces = pieces_on(map, view);
  const auto places = label_places(map, view);
  auto next = places.begin();
  for (const auto& [name, area] : map.areas) {
    const auto label = *next++;
    ASSERT_EQ(label.has_value(), !area.cells.empty()) << name;
    if (!label) continue;
    const Spot middle = view.to_spot(label->place);
    const Point half = half_label(name, area, *label, view.scale);
    for (const Circle& piece : pieces) {
      const double across = std::max(0.0, std::abs(piece.middle.x - middle.x) - half.x * view.scale);
      const double down = std::max(0.0, std::abs(piece.middle.y - middle.y) - half.y * view.scale);
      EXPECT_GE(std::hypot(across, down), piece.radius - 1e-6) << name << " covers the " << piece.what;
    }
  }
}

class SheetLabels : public ::testing::TestWithParam<std::string> {
 protected:
  Scenario map_ = test::template_named(GetParam());
};

TEST_P(SheetLabels, CoverNoTokenHarborOrMarker) {
  for (const Paper paper : {Paper::A4, Paper::Letter})
    expect_nothing_covered(map_, board_on_sheet(map_, {.paper = paper, .board = {}}));
}

TEST_P(SheetLabels, CoverNothingAtAnyScaleEitherWayRound) {
  for (const double scale : {least_label_scale, 32.0, 60.0})
    for (const bool turned : {false, true})
      expect_nothing_covered(map_, {.scale = scale, .origin = {}, .quarter_turned = turned});
}

INSTANTIATE_TEST_SUITE_P(All, SheetLabels, ::testing::ValuesIn(template_names()), test::parameter_name);

}  // namespace
}  // namespace hexwright
