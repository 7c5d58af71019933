#pragma once

#include <string>

#include "editor/core/editing/command.h"
#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/selection.h"

namespace hexwright {

// What can be changed of the things that are selected or listed, each as one labelled step. Values outside
// the limits are refused when the command is performed.

// Hexes
/// `packs`: for the words of own terrains.
Command set_terrain(const HexSet& hexes, const PlacedTerrain& terrain, const own::Packs& packs = {});
Command set_token(const HexSet& hexes, const PlacedToken& token);
/// Empty: face up.
Command set_hidden(const HexSet& hexes, const std::string& stack);
Command set_in_area(const HexSet& hexes, const std::string& area, bool inside);
Command erase_hexes(const Scenario& scenario, const HexSet& hexes);

// Harbors. Precondition of a change: there is a harbor at the path.
Command set_harbor_kind(const Scenario& scenario, Path at, const PlacedHarbor& kind);
Command remove_harbor(Path at);
/// On to the next legal edge of its sea hex, clockwise; no edits when there is no other.
Command turn_harbor(const Scenario& scenario, Path at);

// Areas. `new_area` and its like take a name that is free (see `free_name`).
Command new_area(const std::string& name, const HexSet& hexes);
Command remove_area(const std::string& name);
// Precondition of a change: there is an area of this name.
Command set_area_role(const Scenario& scenario, const std::string& name, AreaRole role, bool has);
Command set_area_chits(const Scenario& scenario, const std::string& name, const std::optional<Chits>& chits);

// The scenario
Command set_details(const Scenario& scenario, const Details& details);
Command set_box_count(const Scenario& scenario, const std::string& box, int count);
/// What it needs is switched on along, what cannot do without it off.
Command set_module(const Scenario& scenario, const std::string& module, bool on);
/// An empty value takes the option away, so that the standard value holds.
Command set_option(const Scenario& scenario, const std::string& module, const std::string& option,
                   const std::string& value);
Command set_topology(const Topology& topology);
Command set_marker(Marker marker, const std::optional<Hex>& at);

/// `wish`, or the first of "wish 2", "wish 3" ... that nothing of the kind is called.
template <class Thing>
std::string free_name(const std::map<std::string, Thing>& things, const std::string& wish) {
  if (!things.contains(wish)) return wish;
  for (int n = 2;; ++n)
    if (std::string name = wish + " " + std::to_string(n); !things.contains(name)) return name;
}

}  // namespace hexwright
