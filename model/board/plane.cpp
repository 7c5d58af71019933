#include "model/board/plane.h"

#include <cmath>

namespace hexwright {

Hex hex_at(Point p) {
  const double r = p.y / 1.5;
  const double q = p.x / hex_width - r / 2;
  const double s = -q - r;
  double q_near = std::round(q);
  double r_near = std::round(r);
  const double s_near = std::round(s);
  // The axis that was rounded the most is derived from the other two, so that they stay consistent.
  const double q_error = std::abs(q_near - q);
  const double r_error = std::abs(r_near - r);
  const double s_error = std::abs(s_near - s);
  if (q_error > r_error && q_error > s_error) {
    q_near = -r_near - s_near;
  } else if (r_error > s_error) {
    r_near = -q_near - s_near;
  }
  return {static_cast<int>(q_near), static_cast<int>(r_near)};
}

}  // namespace hexwright
