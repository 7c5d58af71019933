#pragma once

#include <map>
#include <set>

#include "pioneers/game_file.h"

// What a scenario says beyond the words of a `.game` file, and how far those words reach.
namespace hexwright::pioneers {

/// Tells everything that has no place in the file whatever the map looks like, each with its count.
void report_unsayable(const Scenario& scenario, Report& report);

/// The value of the last foreign entry of Pioneers with this key.
std::optional<std::string> last_foreign(const Scenario& scenario, std::string_view key);
/// The hexes that a `.game` file marked as taking no part in its shuffle.
std::vector<Hex> fixed_marks(const Scenario& scenario);

std::size_t count_of_chit_areas(const Scenario& scenario);
/// The points, when all chits together say what Pioneers' bonus says: as much for the first settlement of
/// each player on each of some whole islands.
std::optional<int> bonus_of_new_islands(const Scenario& scenario, const std::map<Hex, Terrain>& terrain);

/// The intersections on land where the founding areas allow none; empty when there are no such areas.
std::set<Intersection> outside_founding_areas(const Scenario& scenario,
                                              const std::map<Hex, Terrain>& terrain);

}  // namespace hexwright::pioneers
