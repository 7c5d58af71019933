#pragma once

#include "io/render/pen.h"
#include "io/render/places_in_hex.h"
#include "model/scenario/scenario.h"

namespace hexwright {

void draw_marker(Pen& pen, Marker marker);
/// An intersection where nobody may found.
void draw_closed(Pen& pen);

}  // namespace hexwright
