#include "editor/core/editing/pointer.h"

namespace hexwright {
namespace {

Path nearest_path(Hex hex, Point at) {
  Path best(hex, Direction::East);
  for (const Direction d : all_directions)
    if (distance(at, middle({hex, d})) < distance(at, middle(best))) best = {hex, d};
  return best;
}

Intersection nearest_intersection(Hex hex, Point at) {
  Intersection best(hex, Corner::North);
  for (const Corner c : all_corners)
    if (distance(at, position({hex, c})) < distance(at, position(best))) best = {hex, c};
  return best;
}

/// How far a point inside a hex is from one of its sides.
double distance_to_side(Hex hex, Path side, Point at) {
  const Point c = centre(hex);
  const Point m = middle(side);
  const double apothem = hex_width / 2;
  return apothem - ((at.x - c.x) * (m.x - c.x) + (at.y - c.y) * (m.y - c.y)) / apothem;
}

}  // namespace

Pointer pointer_at(const Topology& topology, Point at, Modifiers modifiers, double reach) {
  const Hex hex = hex_at(at);
  Pointer pointer{at, topology.canonical(hex), {}, {}, modifiers};
  if (const Path path = nearest_path(hex, at); distance_to_side(hex, path, at) <= reach)
    pointer.path = topology.canonical(path);
  if (const Intersection i = nearest_intersection(hex, at); distance(at, position(i)) <= reach)
    pointer.intersection = topology.canonical(i);
  return pointer;
}

Pointer pointer_at(const Topology& topology, Hex hex, Modifiers modifiers) {
  return pointer_at(topology, centre(hex), modifiers);
}

}  // namespace hexwright
