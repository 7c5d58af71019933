#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "io/render/pen/pen.h"
#include "io/render/view.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Where the name of an area is written.
struct LabelPlace {
  Point place;
  double most_width = 0;  ///< of the letters, in hex sides; a longer name is cut
  friend constexpr bool operator==(const LabelPlace&, const LabelPlace&) = default;
};

/// For each area: on its upper border as it is shown, about the middle, or where else near it no token,
/// harbor, robber, pirate or mark is hidden; that of the frame lies within it. None for an empty area, and
/// where nothing is free.
std::vector<std::optional<LabelPlace>> label_places(const Scenario& scenario, const BoardView& view);

/// The pixels for a hex side from which names of areas can be read.
inline constexpr double least_label_scale = 22;

/// Half of the label's box, in hex sides, upright however the board is shown. `scale`: pixels for one.
Point half_label(std::string_view name, const Area& area, const LabelPlace& place, double scale);
void draw_area_label(Pen& pen, std::string_view name, int area, bool frame, double most_width);
/// How far a label goes from its place at most, in hex sides.
Point label_reach();

}  // namespace hexwright
