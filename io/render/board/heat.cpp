#include "io/render/board/heat.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexwright {

Colour heat_colour(double share) {
  constexpr std::array steps{rgb(0xFDE79F), rgb(0xF6B060), rgb(0xD86850), rgb(0x8C3264), rgb(0x3A1452)};
  const double at = std::clamp(share, 0.0, 1.0) * (steps.size() - 1);
  const auto below = std::min(static_cast<std::size_t>(at), steps.size() - 2);
  return mix(steps[below], steps[below + 1], at - static_cast<double>(below));
}

Colour ink_on(Colour ground) {
  const double lightness = 0.3 * ground.red + 0.59 * ground.green + 0.11 * ground.blue;
  return lightness > 0.52 ? rgb(0x1D2329) : rgb(0xFFFFFF);
}

Decimal brief(double number) {
  const double tenths = std::round(10 * number) / 10;
  const bool whole = tenths == std::round(tenths) || tenths >= 10;
  return {tenths, whole ? 0 : 1};
}

const Message* tip_at(const Heat& heat, Point at, Hex hex) {
  constexpr double comfortable = 0.28;  // small discs are easier to meet than to see
  for (auto disc = heat.discs.rbegin(); disc != heat.discs.rend(); ++disc)
    if (std::hypot(disc->at.x - at.x, disc->at.y - at.y) <= std::max(comfortable, disc->size))
      return &disc->tip;
  for (const Heat::Cell& cell : heat.cells)
    if (cell.at == hex) return &cell.tip;
  return nullptr;
}

}  // namespace hexwright
