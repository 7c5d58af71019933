#pragma once

#include <algorithm>

#include "model/scenario/scenario.h"

// What lies on a map, counted.

namespace hexwright::test {

inline Counts<Terrain> fixed_terrain(const Scenario& scenario) {
  Counts<Terrain> counts;
  for (const auto& [hex, cell] : scenario.cells)
    if (const auto terrain = open_terrain(cell)) ++counts[*terrain];
  return counts;
}

inline Counts<Terrain> fixed_land(const Scenario& scenario) {
  auto counts = fixed_terrain(scenario);
  counts.erase(Terrain::Sea);
  return counts;
}

inline Counts<int> fixed_tokens(const Scenario& scenario) {
  Counts<int> counts;
  for (const auto& [hex, cell] : scenario.cells)
    if (const auto token = open_token(cell)) ++counts[*token];
  return counts;
}

inline Counts<HarborKind> fixed_harbors(const Scenario& scenario) {
  Counts<HarborKind> counts;
  for (const auto& [path, harbor] : scenario.harbors)
    if (const auto kind = fixed(harbor.kind)) ++counts[*kind];
  return counts;
}

/// How many hexes lie undiscovered, by the name of their stack.
inline std::map<std::string, int> hidden_cells(const Scenario& scenario) {
  std::map<std::string, int> counts;
  for (const auto& [hex, cell] : scenario.cells)
    if (is_hidden(cell)) ++counts[cell.stack];
  return counts;
}

inline int all_hidden_cells(const Scenario& scenario) {
  int sum = 0;
  for (const auto& [stack, count] : hidden_cells(scenario)) sum += count;
  return sum;
}

template <class Face>
Counts<Face> sum(Counts<Face> a, const Counts<Face>& b) {
  for (const auto& [face, count] : b) a[face] += count;
  return a;
}

}  // namespace hexwright::test
