#pragma once

#include <vector>

#include "editor/core/editing/workbench.h"

namespace hexwright::test {

inline constexpr Modifiers shift{true, false};
inline constexpr Modifiers control{false, true};

inline Pointer over(const Workbench& bench, Hex hex, Modifiers modifiers = {}) {
  return pointer_at(bench.scenario().topology, hex, modifiers);
}

/// A point of a hex just inside one of its sides, or near one of its corners.
inline Point near_side(Hex hex, Direction side) {
  const Point c = centre(hex);
  const Point m = middle({hex, side});
  return {c.x + 0.9 * (m.x - c.x), c.y + 0.9 * (m.y - c.y)};
}
inline Point near_corner(Hex hex, Corner corner) {
  const Point c = centre(hex);
  const Point offset = corner_offset(corner);
  return {c.x + 0.9 * offset.x, c.y + 0.9 * offset.y};
}

inline std::optional<Refusal> click(Workbench& bench, Point at, Modifiers modifiers = {}) {
  const Pointer pointer = pointer_at(bench.scenario().topology, at, modifiers);
  const auto refused = bench.press(pointer);
  const auto late = bench.release(pointer);
  return refused ? refused : late;
}
inline std::optional<Refusal> click(Workbench& bench, Hex hex, Modifiers modifiers = {}) {
  return click(bench, centre(hex), modifiers);
}

/// Pressed at the first point, dragged through all, released at the last.
inline void stroke(Workbench& bench, const std::vector<Point>& way, Modifiers modifiers = {}) {
  const auto pointer = [&](Point p) { return pointer_at(bench.scenario().topology, p, modifiers); };
  bench.press(pointer(way.front()));
  for (const Point p : way) bench.drag(pointer(p));
  bench.release(pointer(way.back()));
}
inline void stroke(Workbench& bench, const std::vector<Hex>& way, Modifiers modifiers = {}) {
  std::vector<Point> points;
  for (const Hex h : way) points.push_back(centre(h));
  stroke(bench, points, modifiers);
}

inline std::string last_label(const Workbench& bench) {
  const History& history = bench.document().history();
  return history.position() == 0 ? "" : text(history.label(history.position() - 1));
}

/// A round board of sea, `radius` steps around hex {0, 0}.
inline Scenario sea_around(int radius) {
  Scenario scenario;
  for (int r = -radius; r <= radius; ++r)
    for (int q = -radius; q <= radius; ++q)
      if (distance(Hex{q, r}, {0, 0}) <= radius) scenario.cells[{q, r}].terrain = Terrain::Sea;
  return scenario;
}

/// Sea with one hex of hills in the middle that carries a 5.
inline Scenario lone_island() {
  Scenario scenario = sea_around(3);
  scenario.cells[{0, 0}] = {Terrain::Hills, 5, {}};
  return scenario;
}

/// With this tool in hand.
inline Workbench bench_with(ToolKind tool, Scenario scenario = lone_island()) {
  Workbench bench{Document(std::move(scenario))};
  bench.take(tool);
  return bench;
}

}  // namespace hexwright::test
