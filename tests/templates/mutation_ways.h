#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "model/board/board_graph.h"
#include "tests/templates/mutations.h"

// Words for mutations: which hexes, areas and pools of a scenario, and what to do with each.

namespace hexwright::test {

inline bool plays(const Scenario& scenario, const std::string& module) {
  return scenario.rules.contains(module);
}

inline Ways when(bool applies, Edits edits) { return applies ? Ways{std::move(edits)} : Ways{}; }

/// Nobody founds anywhere.
inline Edits closing_everything(const Scenario& scenario) {
  Edits edits;
  for (const auto& [hex, cell] : scenario.cells)
    for (const Corner corner : all_corners)
      edits.push_back(SetClosedToFounding{Intersection(hex, corner), true});
  return edits;
}

/// One way for each hex for which `breaks(hex, cell)` yields edits.
template <class Breaks>
Ways at_hexes(const Scenario& scenario, Breaks breaks) {
  Ways ways;
  for (const auto& [hex, cell] : scenario.cells)
    if (Edits edits = breaks(hex, cell); !edits.empty()) ways.push_back(std::move(edits));
  return ways;
}

/// One way for each hex of a terrain that lies open.
template <class Break>
Ways at_open(const Scenario& scenario, Terrain terrain, Break breaks) {
  return at_hexes(scenario, [&](Hex hex, const Cell& cell) {
    return open_terrain(cell) == terrain ? Edits{breaks(hex)} : Edits{};
  });
}

/// Fixed, open, and with a fixed number.
inline bool is_numbered(const Cell& cell) { return open_terrain(cell) && open_token(cell); }
/// One of the five resource terrains, fixed, with a fixed number.
inline bool is_plain(const Cell& cell) {
  return is_numbered(cell) && resource_of(*open_terrain(cell)).has_value();
}

inline bool is_framed(const Scenario& scenario, Hex hex) {
  const auto frame = scenario.areas.find("Frame");
  return frame != scenario.areas.end() && frame->second.cells.contains(hex);
}

inline bool is_unsettled(const Scenario& scenario, Hex hex) {
  return std::any_of(scenario.areas.begin(), scenario.areas.end(), [&](const auto& named) {
    return named.second.roles.contains(AreaRole::Unsettled) && named.second.cells.contains(hex);
  });
}

inline const Cell* cell_at(const Scenario& scenario, Hex hex) {
  const auto found = scenario.cells.find(scenario.topology.canonical(hex));
  return found == scenario.cells.end() ? nullptr : &found->second;
}
inline bool is_open_sea(const Scenario& scenario, Hex hex) {
  const Cell* cell = cell_at(scenario, hex);
  return !cell || open_terrain(*cell) == Terrain::Sea;
}
inline bool is_open_land(const Scenario& scenario, Hex hex) {
  const Cell* cell = cell_at(scenario, hex);
  const auto terrain = cell ? open_terrain(*cell) : std::nullopt;
  return terrain && is_land(*terrain);
}

/// All six neighbours are sea, or beyond the edge.
inline bool is_far_out(const Scenario& scenario, Hex hex) {
  return std::all_of(all_directions.begin(), all_directions.end(),
                     [&](Direction d) { return is_open_sea(scenario, neighbour(hex, d)); });
}

/// One way for each named thing for which `breaks(name, thing)` yields edits.
template <class Things, class Breaks>
Ways at_named(const Things& things, Breaks breaks) {
  Ways ways;
  for (const auto& [name, thing] : things)
    if (Edits edits = breaks(name, thing); !edits.empty()) ways.push_back(std::move(edits));
  return ways;
}

/// The counts with one of a face less (or more); none when there is none of it.
template <class Face>
Counts<Face> changed(Counts<Face> counts, Face face, int by) {
  if ((counts[face] += by) <= 0) counts.erase(face);
  return counts;
}

/// The details with something changed.
template <class Change>
Edits with_details(const Scenario& scenario, Change change) {
  Details details = scenario.details;
  change(details);
  return {SetDetails{details}};
}

/// An area with something changed.
template <class Change>
Edit with_area(const std::string& name, Area area, Change change) {
  change(area);
  return SetArea{name, std::move(area)};
}

/// One way for each area of a role: it loses the role.
inline Ways without_role(const Scenario& scenario, AreaRole role) {
  return at_named(scenario.areas, [&](const std::string& name, const Area& area) {
    if (!area.roles.contains(role)) return Edits{};
    return Edits{with_area(name, area, [&](Area& changed_one) { changed_one.roles.erase(role); })};
  });
}

inline Edit with_option(const Scenario& scenario, const std::string& module, const std::string& option,
                        const std::string& value) {
  RuleChoices rules = scenario.rules;
  rules[module][option] = value;
  return SetRules{std::move(rules)};
}
inline Edit without(const Scenario& scenario, const std::string& module) {
  RuleChoices rules = scenario.rules;
  rules.erase(module);
  return SetRules{std::move(rules)};
}

}  // namespace hexwright::test
