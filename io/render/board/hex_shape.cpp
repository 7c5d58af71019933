#include "io/render/board/hex_shape.h"

#include "model/board/index.h"

namespace hexwright {

HexShape::Corners HexShape::inset(const std::array<double, 6>& distances) const {
  constexpr double apothem = hex_width / 2;
  Corners corners;
  for (const Corner c : all_corners) {
    // Corner i is where sides i and i + 1 meet. Their outward normals n, m are unit vectors 60 degrees
    // apart, so the point with p.n = a and p.m = b is (4/3) ((a - b/2) n + (b - a/2) m).
    const auto first = static_cast<Direction>(index(c));
    const Direction second = rotated(first, 1);
    const double a = apothem - distances[at(index(first))];
    const double b = apothem - distances[at(index(second))];
    const Point n = side_middle(first);
    const Point m = side_middle(second);
    const double along_n = 4.0 / 3 * (a - b / 2) / apothem;
    const double along_m = 4.0 / 3 * (b - a / 2) / apothem;
    corners[at(index(c))] = {n.x * along_n + m.x * along_m, n.y * along_n + m.y * along_m};
  }
  return corners;
}

}  // namespace hexwright
