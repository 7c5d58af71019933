#pragma once

#include <optional>
#include <string_view>

#include "io/render/pen.h"
#include "io/render/view.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// On the upper border of the area as it is shown, about its middle, where it hides no token; none for an
/// empty area.
std::optional<Point> label_place(const Area& area, const BoardView& view);

/// The pixels for a hex side from which names of areas can be read.
inline constexpr double least_label_scale = 22;

void draw_area_label(Pen& pen, std::string_view name, int area, bool frame);
/// How far a label goes from its place, in hex sides.
Point label_reach(std::string_view name);

}  // namespace hexwright
