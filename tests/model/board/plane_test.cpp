#include "model/board/plane.h"

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"
#include "tests/support/points.h"

namespace hexwright {
namespace {

using test::any_point;
using test::distance_between;

RC_GTEST_PROP(Plane, FindsAHexAtItsCentre, ()) {
  const auto h = *test::any_hex(10'000);
  RC_ASSERT(hex_at(centre(h)) == h);
}

RC_GTEST_PROP(Plane, FindsTheHexWithTheNearestCentre, ()) {
  const Point p = *any_point();
  const Hex found = hex_at(p);
  for (const Direction d : all_directions)
    RC_ASSERT(distance_between(p, centre(found)) <= distance_between(p, centre(neighbour(found, d))) + 1e-9);
}

RC_GTEST_PROP(Plane, PutsAnIntersectionAtTheCornerOfEachOfItsHexes, ()) {
  const auto h = *test::any_hex();
  const auto c = *rc::gen::elementOf(all_corners);
  const Point corner{centre(h).x + corner_offset(c).x, centre(h).y + corner_offset(c).y};
  RC_ASSERT(distance_between(position(Intersection(h, c)), corner) < 1e-9);
  for (const Hex meeting : Intersection(h, c).hexes())
    RC_ASSERT(std::abs(distance_between(centre(meeting), corner) - 1) < 1e-9);
}

RC_GTEST_PROP(Plane, PutsTheMiddleOfAPathBetweenItsEndsAndItsHexes, ()) {
  const auto path = *test::any_path();
  const auto both = ends(path);
  const Point m = middle(path);
  RC_ASSERT(std::abs(distance_between(position(both[0]), position(both[1])) - 1) < 1e-9);
  RC_ASSERT(std::abs(distance_between(position(both[0]), m) - 0.5) < 1e-9);
  RC_ASSERT(std::abs(distance_between(position(both[1]), m) - 0.5) < 1e-9);
  for (const Hex h : path.hexes()) RC_ASSERT(std::abs(distance_between(centre(h), m) - hex_width / 2) < 1e-9);
}

// Clockwise as seen, with y to the south: a turn by a sixth in the model is one on the screen.
RC_GTEST_PROP(Plane, ShowsRotationsAndMirrorsAsSuch, ()) {
  const auto h = *test::any_hex();
  const Point p = centre(h);
  const Point turned{p.x / 2 - p.y * hex_width / 2, p.x * hex_width / 2 + p.y / 2};
  RC_ASSERT(distance_between(centre(rotated(h, 1)), turned) < 1e-9);
  RC_ASSERT(distance_between(centre(mirrored(h)), {-p.x, p.y}) < 1e-9);
}

}  // namespace
}  // namespace hexwright
