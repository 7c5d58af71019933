#pragma once

#include "model/rules/deal.h"
#include "model/scenario/scenario.h"

namespace hexwright::test {

/// A row of hexes, from 0,0 to the east.
inline Scenario row_of(const std::vector<Cell>& cells) {
  Scenario scenario;
  for (const Cell& cell : cells)
    scenario.cells.emplace(Hex{static_cast<int>(scenario.cells.size()), 0}, cell);
  return scenario;
}

inline Cell drawn(const std::string& terrain_pool, const std::string& token_pool) {
  return {Drawn{terrain_pool}, Drawn{token_pool}, ""};
}
inline Cell face_down(const std::string& stack) { return {{}, {}, stack}; }

inline std::vector<Cell> times(int count, const Cell& cell) {
  return std::vector<Cell>(static_cast<std::size_t>(count), cell);
}
inline std::vector<Cell> operator+(std::vector<Cell> a, const std::vector<Cell>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// Two sections of three, each with a spice hex of its own and two hexes dealt from one pool. FOG-01
inline Scenario two_sections() {
  Scenario scenario = row_of(times(3, face_down("A")) + times(3, face_down("B")));
  scenario.rules["fog"];
  scenario.terrain_pools["normal"] = {{Terrain::Hills, 1}, {Terrain::Forest, 2}, {Terrain::Sea, 1}};
  scenario.token_pools["fog"] = {{4, 1}, {6, 1}, {10, 1}};
  const Stack section{
      .hexes = {{Terrain::Spice, 1}}, .token_pool = "fog", .dealt = 2, .dealt_from = "normal"};
  scenario.stacks["A"] = section;
  scenario.stacks["B"] = section;
  return scenario;
}

/// Five open places, two land hexes and three sea hexes of which one has a harbor. EXP-02
inline Scenario open_places() {
  Scenario scenario = row_of({{Terrain::Hills, 5, ""}});
  for (int q = 1; q <= 5; ++q) scenario.cells[{q, 0}] = face_down("land");
  scenario.rules["explorers"];
  scenario.token_pools["bag"] = {{9, 1}};
  scenario.stacks["land"] = {
      .hexes = {{Terrain::Forest, 1}, {Terrain::Gold, 1}}, .token_pool = "bag", .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 2}}, .harbors = {{HarborKind::Ore, 1}}};
  return scenario;
}

}  // namespace hexwright::test
