#include "core/motion.h"

#include <cassert>

namespace hexwright {
namespace {

/// A centre in sixths of hex coordinates, where every kind of centre is whole.
struct InSixths {
  Hex operator()(Hex h) const { return {6 * h.q, 6 * h.r}; }
  Hex operator()(const Path& p) const {
    const auto [a, b] = p.hexes();
    const Hex sum = a + b;
    return {3 * sum.q, 3 * sum.r};
  }
  Hex operator()(const Intersection& i) const {
    const auto [a, b, c] = i.hexes();
    const Hex sum = a + b + c;
    return {2 * sum.q, 2 * sum.r};
  }
};

}  // namespace

Motion then(const Motion& first, const Motion& second) {
  const int turned = second.mirror ? second.sixths - first.sixths : second.sixths + first.sixths;
  return {first.mirror != second.mirror, (turned + 6) % 6, second(first(Hex{0, 0}))};
}

std::optional<Motion> about(const Centre& centre, bool mirror, int sixths) {
  const Hex c = std::visit(InSixths{}, centre);
  Motion motion{mirror, (sixths % 6 + 6) % 6, {}};
  const Hex shift = c - motion(c);
  if (shift.q % 6 != 0 || shift.r % 6 != 0) return std::nullopt;
  motion.shift = {shift.q / 6, shift.r / 6};
  return motion;
}

bool keeps(const Topology& topology, const Motion& motion) {
  const Hex period = topology.period();
  const Hex image = motion(period) - motion(Hex{0, 0});
  return image == period || image == Hex{} - period;
}

Scenario moved(const Scenario& scenario, const Motion& motion) {
  const Topology& topology = scenario.topology;
  assert(keeps(topology, motion));
  const auto place = [&](const auto& thing) { return topology.canonical(motion(thing)); };
  Scenario result = scenario;
  result.cells.clear();
  for (const auto& [hex, cell] : scenario.cells) result.cells.emplace(place(hex), cell);
  result.harbors.clear();
  for (const auto& [path, harbor] : scenario.harbors)
    result.harbors.emplace(place(path), Harbor{motion(harbor.facing), harbor.kind});
  for (auto& [name, area] : result.areas) {
    decltype(Area::cells) cells;
    for (const Hex h : area.cells) cells.insert(place(h));
    area.cells = std::move(cells);
  }
  for (auto& [marker, hex] : result.markers) hex = place(hex);
  result.closed_to_founding.clear();
  for (const Intersection i : scenario.closed_to_founding) result.closed_to_founding.insert(place(i));
  return result;
}

}  // namespace hexwright
