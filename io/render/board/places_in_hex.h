#pragma once

#include "model/board/plane.h"

namespace hexwright {

// Where things lie from the centre of their hex, upright however the board is shown, and how far they reach.

inline constexpr Point token_place{0, 0.1};
inline constexpr double token_radius = 0.36;

/// Of the robber and the pirate: beside the token.
inline constexpr Point marker_place{-0.56, 0.16};
inline constexpr double marker_radius = 0.28;

/// Of the die's numbers at the corners of a volcano, towards each, so that a building there leaves the number
/// to be seen.
inline constexpr double eruption_number_distance = 0.73;
inline constexpr double eruption_number_radius = 0.125;

/// Of a harbor's sign, in the middle of its sea hex.
inline constexpr double badge_radius = 0.41;

}  // namespace hexwright
