#include "editor/core/editing/shapes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <unordered_set>

namespace hexwright {

std::vector<Hex> disc(Hex middle, int radius) {
  std::vector<Hex> hexes;
  for (int r = -radius; r <= radius; ++r)
    for (int q = std::max(-radius, -r - radius); q <= std::min(radius, -r + radius); ++q)
      hexes.push_back(middle + Hex{q, r});
  return hexes;
}

std::vector<Hex> hex_line(Hex from, Hex to) {
  const int steps = distance(from, to);
  const Point a = centre(from);
  const Point b = centre(to);
  std::vector<Hex> hexes{from};
  for (int i = 1; i < steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    // A hair aside, so that a line along the border of hexes does not waver.
    hexes.push_back(hex_at({a.x + (b.x - a.x) * t + 1e-6, a.y + (b.y - a.y) * t + 1e-6}));
  }
  if (steps > 0) hexes.push_back(to);
  return hexes;
}

std::optional<std::vector<Hex>> hex_rectangle(Hex a, Hex b, std::size_t most) {
  // Columns in half hexes: a row holds those of its own parity.
  const auto [low, high] = std::minmax({2 * a.q + a.r, 2 * b.q + b.r});
  const auto [top, bottom] = std::minmax({a.r, b.r});
  const int width = (high - low) / 2 + 1;
  if (static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(bottom - top + 1) > most) return {};
  std::vector<Hex> hexes;
  for (int r = top; r <= bottom; ++r) {
    const int first = low + (std::abs(low + r) % 2);
    for (int i = 0; i < width; ++i) hexes.push_back({(first - r) / 2 + i, r});
  }
  return hexes;
}

std::vector<Hex> connected(const Scenario& scenario, Hex start, const std::function<bool(Hex)>& belongs) {
  if (!scenario.cells.contains(start)) return {};
  std::vector<Hex> found{start};
  std::unordered_set<Hex> seen{start};
  for (std::size_t next = 0; next < found.size(); ++next)
    for (const Direction d : all_directions) {
      const Hex h = scenario.topology.canonical(neighbour(found[next], d));
      if (scenario.cells.contains(h) && belongs(h) && seen.insert(h).second) found.push_back(h);
    }
  return found;
}

namespace {

/// The block of coordinates that the scenario's hexes lie in.
struct Extent {
  Hex low, high;

  bool contains(Hex h) const { return h.q >= low.q && h.q <= high.q && h.r >= low.r && h.r <= high.r; }
};

Extent extent_of(const Scenario& scenario) {
  Extent extent{scenario.cells.begin()->first, scenario.cells.begin()->first};
  for (const auto& [hex, cell] : scenario.cells) {
    extent.low = {std::min(extent.low.q, hex.q), std::min(extent.low.r, hex.r)};
    extent.high = {std::max(extent.high.q, hex.q), std::max(extent.high.r, hex.r)};
  }
  return extent;
}

}  // namespace

std::optional<std::vector<Hex>> enclosed_gap(const Scenario& scenario, Hex start) {
  if (scenario.cells.empty()) return std::nullopt;
  if (scenario.cells.contains(start)) return std::vector<Hex>{};
  const Extent extent = extent_of(scenario);
  std::vector<Hex> found{start};
  std::unordered_set<Hex> seen{start};
  for (std::size_t next = 0; next < found.size(); ++next) {
    if (!extent.contains(found[next])) return std::nullopt;
    for (const Direction d : all_directions) {
      const Hex h = scenario.topology.canonical(neighbour(found[next], d));
      if (!scenario.cells.contains(h) && seen.insert(h).second) found.push_back(h);
    }
  }
  return found;
}

bool inside(const std::vector<Point>& line, Point p) {
  bool in = false;
  for (std::size_t i = 0, last = line.size() - 1; i < line.size(); last = i++) {
    const Point a = line[i];
    const Point b = line[last];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

}  // namespace hexwright
