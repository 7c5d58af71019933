#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "io/render/pen.h"
#include "io/render/view.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// For each area where its name is written: on its upper border as it is shown, about the middle, or where
/// else it hides no token, harbor, robber or pirate; that of the frame lies within it. None for an empty
/// area.
std::vector<std::optional<Point>> label_places(const Scenario& scenario, const BoardView& view);

/// The pixels for a hex side from which names of areas can be read.
inline constexpr double least_label_scale = 22;

void draw_area_label(Pen& pen, std::string_view name, int area, bool frame);
/// How far a label goes from its place, in hex sides.
Point label_reach(std::string_view name);

}  // namespace hexwright
