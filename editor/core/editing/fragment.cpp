#include "editor/core/editing/fragment.h"

#include <algorithm>

#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/motion.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

/// Copies the pools and stacks that a thing names, and those that they name, from one scenario to another.
class Supplies {
 public:
  Supplies(const Scenario& from, Scenario& to) : from_(from), to_(to) {}

  void of(const Cell& cell) {
    if (const auto* pool = pool_of(cell.terrain)) take(*pool, from_.terrain_pools, to_.terrain_pools);
    if (const auto* pool = pool_of(cell.token)) of_token_pool(*pool);
    if (is_hidden(cell)) of_stack(cell.stack);
  }
  void of(const Harbor& harbor) {
    if (const auto* pool = pool_of(harbor.kind)) take(*pool, from_.harbor_pools, to_.harbor_pools);
  }

 private:
  void of_stack(const std::string& name) {
    const auto stack = from_.stacks.find(name);
    if (stack == from_.stacks.end() || !to_.stacks.insert(*stack).second) return;
    take(stack->second.dealt_from, from_.terrain_pools, to_.terrain_pools);
    of_token_pool(stack->second.token_pool);
    of_stack(stack->second.paired_with);
  }
  void of_token_pool(const std::string& name) {
    take(name, from_.token_pools, to_.token_pools);
    take(name, from_.terrain_tokens, to_.terrain_tokens);
  }
  template <class Things>
  static void take(const std::string& name, const Things& from, Things& to) {
    if (const auto found = from.find(name); found != from.end()) to.insert(*found);
  }

  const Scenario& from_;
  Scenario& to_;
};

/// Where the things of a layer at the sides of hexes lie, each once, and from where they were found: the hex
/// in its own spelling, and its side. Of a joined board the last hex that a thing is at tells.
template <class Things>
boost::container::flat_map<Path, std::pair<Hex, Direction>> at_sides(const Scenario& scenario,
                                                                     const Things& things,
                                                                     const HexSet& hexes) {
  boost::container::flat_map<Path, std::pair<Hex, Direction>> found;
  if (things.empty()) return found;
  for (const Hex h : hexes)
    for (const Direction d : all_directions)
      if (const Path p = scenario.topology.canonical(Path(h, d)); things.contains(p)) found[p] = {h, d};
  return found;
}

/// The closed intersections with no hex of the board around them but these, spelled as corners of these.
boost::container::flat_set<Intersection> closed_among(const Scenario& scenario, const HexSet& hexes) {
  boost::container::flat_set<Intersection> result;
  if (scenario.closed_to_founding.empty()) return result;
  HexSet own;
  for (const Hex h : hexes) own.insert(scenario.topology.canonical(h));
  const auto is_elsewhere = [&](Hex around) {
    const Hex h = scenario.topology.canonical(around);
    return !own.contains(h) && scenario.cells.contains(h);
  };
  for (const Hex h : hexes)
    for (const Corner c : all_corners) {
      const Intersection i(h, c);
      const auto around = i.hexes();
      if (scenario.closed_to_founding.contains(scenario.topology.canonical(i)) &&
          std::none_of(around.begin(), around.end(), is_elsewhere))
        result.insert(i);
    }
  return result;
}

/// Those that lie on these hexes, or at a place with no hex of the board around it but these, spelled from
/// these.
boost::container::flat_map<MarkPlace, Mark> marks_among(const Scenario& scenario, const HexSet& hexes) {
  boost::container::flat_map<MarkPlace, Mark> result;
  if (scenario.marks.empty()) return result;
  HexSet own;
  for (const Hex h : hexes) own.insert(scenario.topology.canonical(h));
  const auto is_elsewhere = [&](Hex around) {
    const Hex h = scenario.topology.canonical(around);
    return !own.contains(h) && scenario.cells.contains(h);
  };
  const auto look_at = [&](const MarkPlace& at) {
    const auto mark = scenario.marks.find(canonical(scenario.topology, at));
    if (mark != scenario.marks.end() && std::ranges::none_of(hexes_at(at), is_elsewhere))
      result.emplace(at, mark->second);
  };
  for (const Hex h : hexes) {
    look_at(h);
    for (const Direction d : all_directions) look_at(Path(h, d));
    for (const Corner c : all_corners) look_at(Intersection(h, c));
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

void lift_cells(const Scenario& scenario, const HexSet& hexes, Hex middle, Scenario& piece) {
  Supplies supplies(scenario, piece);
  for (const Hex h : hexes) {
    const auto cell = scenario.cells.find(scenario.topology.canonical(h));
    if (cell == scenario.cells.end()) continue;
    piece.cells.emplace(h - middle, cell->second);
    supplies.of(cell->second);
  }
}

/// Harbors in or at the hexes, and frontier areas of which both hexes are among them.
void lift_from_sides(const Scenario& scenario, const HexSet& hexes, Hex middle, Scenario& piece) {
  Supplies supplies(scenario, piece);
  for (const auto& [path, found] : at_sides(scenario, scenario.harbors, hexes)) {
    const Harbor& harbor = scenario.harbors.at(path);
    piece.harbors.emplace(Path(found.first - middle, found.second), harbor);
    supplies.of(harbor);
  }
  HexSet own;
  for (const Hex h : hexes) own.insert(scenario.topology.canonical(h));
  for (const auto& [path, found] : at_sides(scenario, scenario.frontiers, hexes)) {
    const auto both = path.hexes();
    if (!own.contains(scenario.topology.canonical(both[0])) ||
        !own.contains(scenario.topology.canonical(both[1])))
      continue;
    const Path here(found.first, found.second);
    const auto [one, other] = ends(here);
    const Intersection centre = scenario.topology.canonical(one) == scenario.frontiers.at(path) ? one : other;
    piece.frontiers.emplace(Path(here.hex() - middle, here.side()),
                            Intersection(centre.hex() - middle, centre.corner()));
  }
}

/// Areas that lose a hex to the fragment go; its own come where both hexes do.
void lay_frontiers(const Scenario& scenario, const Fragment& fragment, Hex at, Edits& edits) {
  const HexSet hexes = covered(scenario.topology, fragment, at);
  for (const auto& [path, found] : at_sides(scenario, scenario.frontiers, hexes))
    edits.push_back(SetFrontier{path, {}});
  for (const auto& [path, centre] : fragment.scenario.frontiers) {
    const Path place(path.hex() + at, path.side());
    const auto both = place.hexes();
    if (hexes.contains(scenario.topology.canonical(both[0])) &&
        hexes.contains(scenario.topology.canonical(both[1])))
      edits.push_back(SetFrontier{place, Intersection(centre.hex() + at, centre.corner())});
  }
}

}  // namespace

Fragment lift(const Scenario& scenario, const HexSet& hexes, Hex middle) {
  Fragment fragment;
  Scenario& piece = fragment.scenario;
  lift_cells(scenario, hexes, middle, piece);
  lift_from_sides(scenario, hexes, middle, piece);
  for (const auto& [name, area] : scenario.areas) {
    Area part{area.roles, area.chits, {}};
    for (const Hex h : hexes)
      if (area.cells.contains(scenario.topology.canonical(h))) part.cells.insert(h - middle);
    if (!part.cells.empty()) piece.areas.emplace(name, std::move(part));
  }
  for (const auto& [marker, at] : scenario.markers)
    for (const Hex h : hexes)
      if (scenario.topology.canonical(h) == at) piece.markers.emplace(marker, h - middle);
  for (const Intersection i : closed_among(scenario, hexes))
    piece.closed_to_founding.insert({i.hex() - middle, i.corner()});
  for (const auto& [at, mark] : marks_among(scenario, hexes))
    piece.marks.emplace(moved_by(at, Hex{} - middle), mark);
  for (const Hex h : hexes)
    if (scenario.generation.locked.contains(scenario.topology.canonical(h)))
      piece.generation.locked.insert(h - middle);
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
  add_missing(piece.terrain_tokens, scenario.terrain_tokens, edits);
  for (const auto& [name, area] : piece.areas)
    if (!scenario.areas.contains(name)) edits.push_back(SetArea{name, Area{area.roles, area.chits, {}}});
  for (const auto& [hex, cell] : piece.cells) edits.push_back(SetCell{place(hex), cell});
  for (const auto& [name, area] : piece.areas)
    for (const Hex h : area.cells) edits.push_back(SetInArea{name, place(h), true});
  lay_harbors(scenario, fragment, at, edits);
  lay_frontiers(scenario, fragment, at, edits);
  for (const auto& [marker, hex] : piece.markers)
    if (!scenario.markers.contains(marker)) edits.push_back(SetMarker{marker, place(hex)});
  for (const Intersection i : piece.closed_to_founding)
    edits.push_back(SetClosedToFounding{{place(i.hex()), i.corner()}, true});
  for (const auto& [where, mark] : piece.marks)
    edits.push_back(SetMark{canonical(scenario.topology, moved_by(where, at)), mark});
  for (const Hex h : piece.generation.locked) edits.push_back(SetLocked{place(h), true});
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
  for (const auto& [path, found] : at_sides(scenario, scenario.harbors, hexes))
    edits.push_back(SetHarbor{path, {}});
  for (const auto& [path, found] : at_sides(scenario, scenario.frontiers, hexes))
    edits.push_back(SetFrontier{path, {}});
  for (const auto& [marker, at] : scenario.markers)
    if (hexes.contains(at)) edits.push_back(SetMarker{marker, {}});
  for (const Intersection i : closed_among(scenario, hexes)) edits.push_back(SetClosedToFounding{i, false});
  for (const auto& [at, mark] : marks_among(scenario, hexes)) edits.push_back(SetMark{at, {}});
  for (const Hex h : hexes)
    if (scenario.generation.locked.contains(h)) edits.push_back(SetLocked{h, false});
  for (const Hex h : hexes)
    if (scenario.cells.contains(h)) edits.push_back(SetCell{h, {}});
  return edits;
}

namespace {

template <class Face>
bool is_given(const Placed<Face>& placed) {
  return !std::holds_alternative<std::monostate>(placed);
}

/// Whether an edit puts something somewhere that is seen.
struct LaysDown {
  bool operator()(const SetTerrain& e) const { return is_given(e.terrain); }
  bool operator()(const SetToken& e) const { return is_given(e.token); }
  bool operator()(const SetHarbor& e) const { return e.harbor.has_value(); }
  bool operator()(const SetFrontier& e) const { return e.centre.has_value(); }
  bool operator()(const SetMarker& e) const { return e.at.has_value(); }
  bool operator()(const SetClosedToFounding& e) const { return e.closed; }
  bool operator()(const SetMark& e) const { return e.mark.has_value(); }
  template <class Other>
  bool operator()(const Other&) const {
    return false;
  }
};

}  // namespace

Scenario names_of(const Scenario& scenario) {
  Scenario names;
  names.terrain_pools = scenario.terrain_pools;
  names.token_pools = scenario.token_pools;
  names.harbor_pools = scenario.harbor_pools;
  names.terrain_tokens = scenario.terrain_tokens;
  names.stacks = scenario.stacks;
  return names;
}

Ghost ghost_of(const Fragment& fragment, Hex at) { return {moved(fragment.scenario, {false, 0, at}), true}; }

Ghost pictured(const Scenario& scenario, const Edits& edits) {
  Ghost ghost{names_of(scenario), false};
  for (const Edit& edit : edits) {
    if (!std::visit(LaysDown{}, edit)) continue;
    apply_edit(ghost.piece, edit);
    ghost.hexes = ghost.hexes || std::holds_alternative<SetTerrain>(edit);
  }
  return ghost;
}

}  // namespace hexwright
