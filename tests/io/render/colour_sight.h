#pragma once

#include "model/own/colour_sight.h"
#include "tests/io/render/picture.h"

namespace hexwright {

using own::apart, own::lab, own::linear_light, own::Sight, own::sights, own::times;

/// From 0 to 100.
inline double lightness(const Rgb& colour) { return lab(linear_light(colour))[0]; }

}  // namespace hexwright
