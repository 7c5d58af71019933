#include "editor/core/editing/surroundings.h"

#include "editor/core/editing/shapes.h"

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

}  // namespace hexwright
