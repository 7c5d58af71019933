#include "io/pioneers/areas.h"

#include <algorithm>
#include <vector>

namespace hexwright::pioneers {
namespace {

using Land = std::set<Hex>;

Land land_of(const std::map<Hex, Terrain>& terrain) {
  Land land;
  for (const auto& [at, what] : terrain)
    if (is_land(what)) land.insert(at);
  return land;
}

/// The land that hangs together with `start`.
Land island_at(Hex start, const Land& land) {
  Land island{start};
  std::vector<Hex> open{start};
  while (!open.empty()) {
    const Hex at = open.back();
    open.pop_back();
    for (const Direction d : all_directions)
      if (const Hex next = neighbour(at, d); land.contains(next) && island.insert(next).second)
        open.push_back(next);
  }
  return island;
}

std::vector<Land> islands_of(const Land& land) {
  std::vector<Land> islands;
  for (Land rest = land; !rest.empty();) {
    islands.push_back(island_at(*rest.begin(), rest));
    for (const Hex at : islands.back()) rest.erase(at);
  }
  return islands;
}

bool is_plain(const Chits& chits) { return chits.settlements == 1 && chits.every_player; }

/// Which island the area is, as an iterator; the end when it is none.
std::vector<Land>::const_iterator island_of(const Area& area, const Land& land,
                                            const std::vector<Land>& islands) {
  Land covered;
  for (const Hex at : area.cells)
    if (land.contains(at)) covered.insert(at);
  return std::find(islands.begin(), islands.end(), covered);
}

}  // namespace

std::size_t count_of_islands(const std::map<Hex, Terrain>& terrain) {
  return islands_of(land_of(terrain)).size();
}

std::size_t count_of_chit_areas(const Scenario& scenario) {
  return static_cast<std::size_t>(
      std::count_if(scenario.areas.begin(), scenario.areas.end(),
                    [](const auto& entry) { return entry.second.chits.has_value(); }));
}

std::optional<IslandBonus> bonus_of_new_islands(const Scenario& scenario,
                                                const std::map<Hex, Terrain>& terrain) {
  const Land land = land_of(terrain);
  const auto islands = islands_of(land);
  std::set<Land> with_chits;
  std::optional<int> points;
  for (const auto& [name, area] : scenario.areas) {
    if (!area.chits) continue;
    const auto island = island_of(area, land, islands);
    if (!is_plain(*area.chits) || island == islands.end() || !with_chits.insert(*island).second)
      return std::nullopt;
    if (points && *points != area.chits->points) return std::nullopt;
    points = area.chits->points;
  }
  if (!points) return std::nullopt;
  return IslandBonus{*points, static_cast<int>(islands.size() - with_chits.size())};
}

std::set<Intersection> outside_founding_areas(const Scenario& scenario,
                                              const std::map<Hex, Terrain>& terrain) {
  std::set<Hex> founding;
  for (const auto& [name, area] : scenario.areas)
    if (area.roles.contains(AreaRole::Founding)) founding.insert(area.cells.begin(), area.cells.end());
  std::set<Intersection> outside;
  if (founding.empty()) return outside;
  for (const auto& [at, what] : terrain) {
    if (!is_land(what)) continue;
    for (const Corner corner : all_corners) {
      const Intersection intersection(at, corner);
      const auto hexes = intersection.hexes();
      if (std::none_of(hexes.begin(), hexes.end(), [&](Hex hex) { return founding.contains(hex); }))
        outside.insert(intersection);
    }
  }
  return outside;
}

}  // namespace hexwright::pioneers
