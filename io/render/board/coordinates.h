#pragma once

#include <functional>

#include "io/render/pen/sprites.h"

namespace hexwright {

/// The pixels for a hex side from which coordinates can be read.
inline constexpr double least_coordinates_scale = 16;

/// "q,r" from one sprite a sign, since every hex has a text of its own. `put` gets each sign and where its
/// middle lies from the hex's centre.
void write_coordinates(Sprites& sprites, Hex hex, const std::function<void(const Sprite&, Point)>& put);

}  // namespace hexwright
