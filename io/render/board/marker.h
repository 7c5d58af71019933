#pragma once

#include "io/render/board/places_in_hex.h"
#include "io/render/pen/pen.h"
#include "model/scenario/scenario.h"

namespace hexwright {

void draw_marker(Pen& pen, Marker marker);
/// An intersection where nobody may found.
void draw_closed(Pen& pen);

}  // namespace hexwright
