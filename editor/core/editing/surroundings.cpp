#include "editor/core/editing/surroundings.h"

#include "editor/core/editing/selection.h"
#include "editor/core/editing/shapes.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

Scenario around(const Scenario& scenario, Hex middle) {
  Scenario piece;
  piece.terrain_pools = scenario.terrain_pools;
  piece.stacks = scenario.stacks;
  for (const Hex h : disc(middle, 2))
    if (const auto cell = scenario.cells.find(scenario.topology.canonical(h)); cell != scenario.cells.end())
      piece.cells.emplace(h, cell->second);
  return piece;
}

}  // namespace

Surroundings::Surroundings(const Scenario& scenario, Hex middle)
    : piece_(around(scenario, middle)), map_(piece_) {}

Outcome<Command> surround_with_sea(const Scenario& scenario) {
  HexSet shores;
  bool any_land = false;
  for (const auto& [hex, cell] : scenario.cells) {
    if (open_terrain(cell) == Terrain::Sea) continue;
    any_land = true;
    for (const Direction d : all_directions)
      if (const Hex beside = scenario.topology.canonical(neighbour(hex, d)); !scenario.cells.contains(beside))
        shores.insert(beside);
  }
  if (!any_land) return refuse(N_("there is no land yet to surround"));
  if (shores.empty()) return refuse(N_("there are hexes all around the land already"));
  Command command{by_number(shores.size(), plural("surround the land with a hex of sea",
                                                  "surround the land with {0} hexes of sea")),
                  {}};
  for (const Hex shore : shores) command.edits.push_back(SetTerrain{shore, Terrain::Sea});
  return command;
}

}  // namespace hexwright
