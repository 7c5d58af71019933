#include "editor/core/editing/frontiers.h"

#include <algorithm>
#include <array>

#include "editor/core/editing/surroundings.h"

namespace hexwright {
namespace {

std::string place(Hex hex) { return std::to_string(hex.q) + "," + std::to_string(hex.r); }

/// The side of `a` behind which `b` lies, in any spelling.
std::optional<Direction> side_towards(const Topology& topology, Hex a, Hex b) {
  for (const Direction d : all_directions)
    if (topology.canonical(neighbour(a, d)) == topology.canonical(b)) return d;
  return std::nullopt;
}

/// The hex at an end of a path that is not beside it.
Hex beyond(const Path& path, const Intersection& end) {
  for (const Hex h : end.hexes())
    if (!path.borders(h)) return h;
  return {};
}

/// Settlers come from the land, or at least from the board.
int settlers_at(const Surroundings& surroundings, Hex hex) {
  if (surroundings.may_be_land(hex)) return 2;
  return surroundings.on_board(hex) ? 1 : 0;
}

/// The spelling of a hex that is drawn nearest to a point.
Hex spelled_near(const Topology& topology, Hex hex, Point point) {
  const Hex period = topology.period();
  const auto nearer = [point](Hex a, Hex b) {
    return distance(centre(a), point) < distance(centre(b), point);
  };
  return std::min({hex, hex + period, hex - period}, nearer);
}

/// In the spelling of the path.
Intersection centre_of(const Scenario& scenario, const Path& path, Point wish) {
  const Surroundings surroundings(scenario, path.hex());
  const auto [one, other] = ends(path);
  const int at_one = settlers_at(surroundings, beyond(path, one));
  const int at_other = settlers_at(surroundings, beyond(path, other));
  if (at_one != at_other) return at_one > at_other ? one : other;
  return distance(wish, position(one)) <= distance(wish, position(other)) ? one : other;
}

}  // namespace

std::optional<Refusal> why_no_frontier(const Scenario& scenario, Hex at) {
  const Hex hex = scenario.topology.canonical(at);
  const auto on_board = [&](Hex h) { return scenario.cells.contains(scenario.topology.canonical(h)); };
  if (!on_board(hex)) return refuse(N_("a frontier area has two hexes of the board; there is no hex here"));
  if (std::all_of(all_directions.begin(), all_directions.end(),
                  [&](Direction d) { return on_board(neighbour(hex, d)); }))
    return refuse(N_("a frontier area lies at the border; hex {0} has hexes all around it"), {place(hex)});
  if (frontier_of(scenario, hex))
    return refuse(N_("hex {0} belongs to a frontier area already"), {place(hex)});
  return {};
}

Outcome<FrontierPlace> frontier_between(const Scenario& scenario, Hex a, Hex b, Point wish) {
  for (const Hex h : {a, b})
    if (auto no = why_no_frontier(scenario, h)) return *std::move(no);
  const auto side = side_towards(scenario.topology, a, b);
  if (!side)
    return refuse(N_("a frontier area has two neighbouring hexes; {0} and {1} do not touch"),
                  {place(a), place(b)});
  const Path path(spelled_near(scenario.topology, scenario.topology.canonical(a), wish), *side);
  return FrontierPlace{scenario.topology.canonical(path),
                       scenario.topology.canonical(centre_of(scenario, path, wish))};
}

std::optional<FrontierPlace> frontier_of(const Scenario& scenario, Hex hex) {
  for (const Direction d : all_directions) {
    const auto found = scenario.frontiers.find(scenario.topology.canonical(Path(hex, d)));
    if (found != scenario.frontiers.end()) return FrontierPlace{found->first, found->second};
  }
  return std::nullopt;
}

std::optional<FrontierPlace> frontier_at(const Scenario& scenario, const Pointer& pointer) {
  if (pointer.path)
    if (const auto found = scenario.frontiers.find(*pointer.path); found != scenario.frontiers.end())
      return FrontierPlace{found->first, found->second};
  return frontier_of(scenario, pointer.hex);
}

std::vector<Intersection> frontier_intersections(const Topology& topology, const FrontierPlace& area) {
  // As the rules count them.
  Scenario alone;
  alone.topology = topology;
  for (const Hex h : area.path.hexes()) alone.cells[topology.canonical(h)];
  alone.frontiers.emplace(area.path, area.centre);
  const MapView map(alone);
  std::vector<Intersection> all{area.centre};
  for (const auto& touched : map.frontiers().front().intersections)
    for (const auto number : touched)
      if (const Intersection i = map.board().intersection(number); i != area.centre) all.push_back(i);
  return all;
}

int frontier_events_at(const Scenario& scenario, Intersection at) {
  boost::container::flat_set<Path> areas;
  for (const Hex h : at.hexes())
    for (const Direction d : all_directions)
      if (const Path p = scenario.topology.canonical(Path(h, d)); scenario.frontiers.contains(p))
        areas.insert(p);
  int events = 0;
  for (const Path& path : areas) {
    const FrontierPlace area{path, scenario.frontiers.at(path)};
    const auto touched = frontier_intersections(scenario.topology, area);
    if (area.centre == at) {
      events += 2;
    } else if (std::find(touched.begin(), touched.end(), at) != touched.end()) {
      ++events;
    }
  }
  return events;
}

Command lay_frontier(const FrontierPlace& area) {
  return {{N_("lay a frontier area"), {}}, {SetFrontier{area.path, area.centre}}};
}

Command remove_frontier(Path at) { return {{N_("remove a frontier area"), {}}, {SetFrontier{at, {}}}}; }

Command turn_frontier(const Scenario& scenario, Path at) {
  const Path path = scenario.topology.canonical(at);
  const Intersection centre = scenario.frontiers.at(path);
  const auto both = ends(path);
  const Intersection other = scenario.topology.canonical(both[0]) == centre ? both[1] : both[0];
  return {{N_("turn a frontier area"), {}}, {SetFrontier{path, scenario.topology.canonical(other)}}};
}

}  // namespace hexwright
