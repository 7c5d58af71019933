#pragma once

#include <cmath>

#include <rapidcheck.h>

#include "model/board/plane.h"

namespace hexwright::test {

inline double distance_between(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// Within some hexes of the middle, in steps of a hundredth of a side.
inline rc::Gen<Point> any_point() {
  const auto coordinate = rc::gen::map(rc::gen::inRange(-1500, 1501), [](int n) { return n / 100.0; });
  return rc::gen::build<Point>(rc::gen::set(&Point::x, coordinate), rc::gen::set(&Point::y, coordinate));
}

}  // namespace hexwright::test

namespace hexwright {
inline void showValue(const Point& p, std::ostream& out) { out << "(" << p.x << ", " << p.y << ")"; }
}  // namespace hexwright
