#pragma once

#include "io/render/pen.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Where a marker stands in its hex: beside the token.
inline constexpr Point marker_place{-0.56, 0.16};

void draw_marker(Pen& pen, Marker marker);
/// An intersection where nobody may found.
void draw_closed(Pen& pen);

}  // namespace hexwright
