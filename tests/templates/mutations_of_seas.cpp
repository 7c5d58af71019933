#include <array>

#include "tests/templates/mutation_ways.h"

// What the scenarios of islands and deserts forbid.

namespace hexwright::test {
namespace {

/// Every sea hex inside of the frame becomes land.
Ways islands_joined(const Scenario& s) {
  if (!plays(s, "foreign-islands")) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (open_terrain(cell) == Terrain::Sea && !is_framed(s, hex))
      edits.push_back(SetCell{hex, Cell{Terrain::Pasture, 3, ""}});
  return when(!edits.empty(), edits);
}

/// The islands lie on tables of their own.
Ways sea_taken_away(const Scenario& s) {
  if (!plays(s, "foreign-islands")) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (open_terrain(cell) == Terrain::Sea && !is_framed(s, hex)) edits.push_back(SetCell{hex, {}});
  for (const auto& [hex, cell] : s.cells)
    if (is_framed(s, hex)) edits.push_back(SetCell{hex, {}});
  return when(!edits.empty(), edits);
}

constexpr std::array ways_with_seas{
    Mutation{"islands that are one", "foreign-islands.islands-to-settle", islands_joined},
    Mutation{"an island that no ship comes to", "foreign-islands.islands-reachable",
             [](const Scenario& s) {
               return when(plays(s, "foreign-islands"), {SetCell{{40, 40}, Cell{Terrain::Hills, 5, ""}}});
             }},
    Mutation{"islands without sea", "foreign-islands.islands-reachable", sea_taken_away},
};

}  // namespace

std::span<const Mutation> mutations_of_seas() { return ways_with_seas; }

}  // namespace hexwright::test
