#include "editor/core/editing/motion.h"

#include <algorithm>
#include <cassert>
#include <sstream>

#include "model/findings/finding.h"

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

template <class Side, std::size_t count>
std::optional<Side> side_of(const std::array<Side, count>& sides, const std::string& name) {
  const auto* found = std::find_if(sides.begin(), sides.end(), [&](Side s) { return short_name(s) == name; });
  return found == sides.end() ? std::nullopt : std::optional<Side>(*found);
}

/// The place on the board that a finding's key names; none for keys without such a place and for other text.
std::optional<Place> place_of(const std::string& place_key) {
  std::istringstream in(place_key);
  std::string kind, side;
  Hex hex;
  char comma = 0;
  if (!(in >> kind >> hex.q >> comma >> hex.r)) return std::nullopt;
  in >> side;
  std::optional<Place> place;
  if (kind == "hex") place = hex;
  if (const auto d = side_of(all_directions, side); d && kind == "path") place = Path(hex, *d);
  if (const auto c = side_of(all_corners, side); c && kind == "intersection") place = Intersection(hex, *c);
  return place && key(*place) == place_key ? place : std::nullopt;
}

/// Accepted findings stay with the places that they are about.
std::map<AcceptedFinding, std::string> moved_acceptances(const Scenario& scenario, const Motion& motion) {
  const auto lay = [&](const auto& place) -> Place {
    if constexpr (requires { motion(place); }) return scenario.topology.canonical(motion(place));
    return place;
  };
  std::map<AcceptedFinding, std::string> result;
  for (const auto& [finding, reason] : scenario.accepted) {
    const auto place = place_of(finding.place);
    result.emplace(AcceptedFinding{finding.check, place ? key(std::visit(lay, *place)) : finding.place},
                   reason);
  }
  return result;
}

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
  result.frontiers.clear();
  for (const auto& [path, centre] : scenario.frontiers) result.frontiers.emplace(place(path), place(centre));
  for (auto& [name, area] : result.areas) {
    decltype(Area::cells) cells;
    for (const Hex h : area.cells) cells.insert(place(h));
    area.cells = std::move(cells);
  }
  for (auto& [marker, hex] : result.markers) hex = place(hex);
  result.closed_to_founding.clear();
  for (const Intersection i : scenario.closed_to_founding) result.closed_to_founding.insert(place(i));
  result.marks.clear();
  for (const auto& [at, mark] : scenario.marks)
    result.marks.emplace(std::visit([&](const auto& thing) { return MarkPlace(place(thing)); }, at), mark);
  result.generation.locked.clear();
  for (const Hex h : scenario.generation.locked) result.generation.locked.insert(place(h));
  result.accepted = moved_acceptances(scenario, motion);
  return result;
}

}  // namespace hexwright
