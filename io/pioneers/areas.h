#pragma once

#include <map>
#include <optional>
#include <set>

#include "model/scenario/scenario.h"

// How far the two words of Pioneers reach for what areas say: a bonus for new islands, and corners where
// nobody may found.
namespace hexwright::pioneers {

std::size_t count_of_islands(const std::map<Hex, Terrain>& terrain);

std::size_t count_of_chit_areas(const Scenario& scenario);

struct IslandBonus {
  int points = 0;
  /// Whole islands without chits: where players found.
  int islands_without = 0;
};
/// When all chits together say what Pioneers' bonus says: as much for the first settlement of each player on
/// each of some whole islands.
std::optional<IslandBonus> bonus_of_new_islands(const Scenario& scenario,
                                                const std::map<Hex, Terrain>& terrain);

/// The intersections on land where the founding areas allow none; empty when there are no such areas.
std::set<Intersection> outside_founding_areas(const Scenario& scenario,
                                              const std::map<Hex, Terrain>& terrain);

}  // namespace hexwright::pioneers
