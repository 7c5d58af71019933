#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "io/render/board/hex_shape.h"
#include "io/render/board/hex_window.h"
#include "io/render/pen/pen.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// For each side of a hex, by `Direction`, the lane in which an area's border runs: 1 at the side, 2 inside
/// of another area's border, ...; 0 where the area goes on.
using Lanes = std::array<std::uint8_t, 6>;
inline constexpr int most_lanes = 4;

constexpr std::uint32_t packed(const Lanes& lanes) {
  std::uint32_t bits = 0;
  for (const std::uint8_t lane : lanes) bits = bits << 3U | lane;
  return bits;
}

/// The part of area number `number` in the order of names at a hex. What a hex shows follows from it and its
/// neighbours alone, so that a changed hex needs no look at the rest of the area.
struct BorderHex {
  Hex hex;
  int area = 0;
  bool frame = false;
  Lanes lanes{};
};
void visit_borders(const Scenario& scenario, const HexWindow& window,
                   const std::function<void(const BorderHex&)>& visit);

void draw_area_border(Pen& pen, const HexShape& shape, const BorderHex& border);

}  // namespace hexwright
