#include "core/fragment.h"

#include <algorithm>

#include "core/harbor_edges.h"
#include "xml/scenario_xml.h"

namespace hexwright {
namespace {

/// Copies the pools and stacks that a thing names from one scenario to another.
class Supplies {
 public:
  Supplies(const Scenario& from, Scenario& to) : from_(from), to_(to) {}

  void of(const Cell& cell) {
    if (const auto* pool = pool_of(cell.terrain)) take(*pool, from_.terrain_pools, to_.terrain_pools);
    if (const auto* pool = pool_of(cell.token)) take(*pool, from_.token_pools, to_.token_pools);
    if (!is_hidden(cell)) return;
    take(cell.stack, from_.stacks, to_.stacks);
    if (const auto stack = from_.stacks.find(cell.stack); stack != from_.stacks.end())
      take(stack->second.token_pool, from_.token_pools, to_.token_pools);
  }
  void of(const Harbor& harbor) {
    if (const auto* pool = pool_of(harbor.kind)) take(*pool, from_.harbor_pools, to_.harbor_pools);
  }

 private:
  template <class Things>
  static void take(const std::string& name, const Things& from, Things& to) {
    if (const auto found = from.find(name); found != from.end()) to.insert(*found);
  }

  const Scenario& from_;
  Scenario& to_;
};

/// The harbor's sea hex spelled next to its land hex: a joined board may have them far apart.
HarborEdge edge_of(const Scenario& scenario, const Path& path, const Harbor& harbor, const HexSet& near) {
  const Hex land = scenario.topology.canonical(harbor_target(path, harbor));
  if (near.contains(land)) return {neighbour(land, opposite(harbor.facing)), harbor.facing};
  return {scenario.topology.canonical(harbor_hex(path, harbor)), harbor.facing};
}

/// The harbors in or at hexes, each once.
boost::container::flat_set<Path> harbors_about(const Scenario& scenario, const HexSet& hexes) {
  boost::container::flat_set<Path> paths;
  for (const Hex h : hexes)
    for (const Direction d : all_directions)
      if (const Path p = scenario.topology.canonical(Path(h, d)); scenario.harbors.contains(p))
        paths.insert(p);
  return paths;
}

/// The closed intersections with no hex of the board around them but these.
std::vector<Intersection> closed_among(const Scenario& scenario, const HexSet& hexes) {
  std::vector<Intersection> result;
  for (const Intersection i : scenario.closed_to_founding) {
    const auto around = i.hexes();
    const auto here = [&](Hex h) { return hexes.contains(scenario.topology.canonical(h)); };
    const auto elsewhere = [&](Hex h) {
      return !here(h) && scenario.cells.contains(scenario.topology.canonical(h));
    };
    if (std::any_of(around.begin(), around.end(), here) &&
        std::none_of(around.begin(), around.end(), elsewhere))
      result.push_back(i);
  }
  return result;
}

template <class Thing>
void add_missing(const std::map<std::string, Thing>& wanted, const std::map<std::string, Thing>& present,
                 Edits& edits) {
  for (const auto& [name, thing] : wanted)
    if (!present.contains(name)) edits.push_back(SetNamed<Thing>{name, thing});
}

bool is_open_sea(const Scenario& scenario, Hex at) {
  const auto cell = scenario.cells.find(scenario.topology.canonical(at));
  return cell == scenario.cells.end() || open_terrain(cell->second) == Terrain::Sea;
}

void lay_harbors(const Scenario& scenario, const Fragment& fragment, Hex at, Edits& edits) {
  for (const Hex h : covered(scenario.topology, fragment, at))
    if (const auto old = harbor_in(scenario, h)) edits.push_back(SetHarbor{*old, {}});
  for (const auto& [path, harbor] : fragment.scenario.harbors) {
    const Hex sea = harbor_hex(path, harbor);
    if (fragment.scenario.cells.contains(sea) || is_open_sea(scenario, sea + at))
      edits.push_back(SetHarbor{scenario.topology.canonical(Path(sea + at, harbor.facing)), harbor});
  }
}

}  // namespace

Fragment lift(const Scenario& scenario, const HexSet& hexes, Hex middle) {
  Fragment fragment;
  Scenario& piece = fragment.scenario;
  Supplies supplies(scenario, piece);
  for (const Hex h : hexes) {
    const auto cell = scenario.cells.find(h);
    if (cell == scenario.cells.end()) continue;
    piece.cells.emplace(h - middle, cell->second);
    supplies.of(cell->second);
  }
  for (const Path path : harbors_about(scenario, hexes)) {
    const Harbor& harbor = scenario.harbors.at(path);
    piece.harbors.emplace(Path(edge_of(scenario, path, harbor, hexes).sea - middle, harbor.facing), harbor);
    supplies.of(harbor);
  }
  for (const auto& [name, area] : scenario.areas) {
    Area part{area.roles, area.chits, {}};
    for (const Hex h : hexes)
      if (area.cells.contains(h)) part.cells.insert(h - middle);
    if (!part.cells.empty()) piece.areas.emplace(name, std::move(part));
  }
  for (const auto& [marker, at] : scenario.markers)
    if (hexes.contains(at)) piece.markers.emplace(marker, at - middle);
  for (const Intersection i : closed_among(scenario, hexes))
    piece.closed_to_founding.insert({i.hex() - middle, i.corner()});
  return fragment;
}

Edits lay_down(const Scenario& scenario, const Fragment& fragment, Hex at) {
  const Scenario& piece = fragment.scenario;
  const auto place = [&](Hex h) { return scenario.topology.canonical(h + at); };
  Edits edits;
  add_missing(piece.terrain_pools, scenario.terrain_pools, edits);
  add_missing(piece.token_pools, scenario.token_pools, edits);
  add_missing(piece.harbor_pools, scenario.harbor_pools, edits);
  add_missing(piece.stacks, scenario.stacks, edits);
  for (const auto& [name, area] : piece.areas)
    if (!scenario.areas.contains(name)) edits.push_back(SetArea{name, Area{area.roles, area.chits, {}}});
  for (const auto& [hex, cell] : piece.cells) edits.push_back(SetCell{place(hex), cell});
  for (const auto& [name, area] : piece.areas)
    for (const Hex h : area.cells) edits.push_back(SetInArea{name, place(h), true});
  lay_harbors(scenario, fragment, at, edits);
  for (const auto& [marker, hex] : piece.markers)
    if (!scenario.markers.contains(marker)) edits.push_back(SetMarker{marker, place(hex)});
  for (const Intersection i : piece.closed_to_founding)
    edits.push_back(SetClosedToFounding{{place(i.hex()), i.corner()}, true});
  return edits;
}

HexSet covered(const Topology& topology, const Fragment& fragment, Hex at) {
  HexSet hexes;
  for (const auto& [hex, cell] : fragment.scenario.cells) hexes.insert(topology.canonical(hex + at));
  return hexes;
}

Fragment turned(const Fragment& fragment, int sixths) {
  return {moved(fragment.scenario, *about(Hex{0, 0}, false, sixths))};
}

Fragment mirrored(const Fragment& fragment) { return {moved(fragment.scenario, *about(Hex{0, 0}, true, 0))}; }

std::string clipboard_text(const Fragment& fragment) { return write_xml(fragment.scenario); }

Outcome<Fragment> fragment_from_text(std::string_view text) {
  LoadedScenario loaded = read_xml(text);
  if (has_errors(loaded.problems)) return Refusal{{N_("the clipboard holds no piece of a map"), {}}};
  loaded.scenario.topology = {};
  return Fragment{std::move(loaded.scenario)};
}

Edits erase(const Scenario& scenario, const HexSet& hexes) {
  Edits edits;
  for (const auto& [name, area] : scenario.areas)
    for (const Hex h : hexes)
      if (area.cells.contains(h)) edits.push_back(SetInArea{name, h, false});
  for (const Path path : harbors_about(scenario, hexes)) edits.push_back(SetHarbor{path, {}});
  for (const auto& [marker, at] : scenario.markers)
    if (hexes.contains(at)) edits.push_back(SetMarker{marker, {}});
  for (const Intersection i : closed_among(scenario, hexes)) edits.push_back(SetClosedToFounding{i, false});
  for (const Hex h : hexes)
    if (scenario.cells.contains(h)) edits.push_back(SetCell{h, {}});
  return edits;
}

}  // namespace hexwright
