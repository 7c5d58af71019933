#include "model/rules/own/example.h"

#include <algorithm>
#include <utility>

#include "model/own/packs.h"

namespace hexwright::own {
namespace {

/// With a number that the terrain may have: 4 where the one that lies there is none of them.
void lay_terrains(Scenario& map) {
  for (const OwnTerrain& terrain : map.own.terrains()) {
    const Terrain wanted = terrain.takes_token ? Terrain::Pasture : Terrain::Desert;
    const auto cell = std::find_if(map.cells.begin(), map.cells.end(),
                                   [&](const auto& each) { return open_terrain(each.second) == wanted; });
    if (cell == map.cells.end()) continue;
    cell->second.terrain = terrain.value;
    if (terrain.takes_token && terrain.numbers.any() &&
        !terrain.numbers.test(static_cast<std::size_t>(*open_token(cell->second))))
      cell->second.token = 4;
  }
}

void lay_marks(Scenario& map) {
  for (const OwnMark& mark : map.own.marks())
    for (const auto& [hex, cell] : map.cells) {
      if (open_terrain(cell) != Terrain::Hills) continue;
      const auto way = all_directions[own_number(mark.value) % all_directions.size()];
      switch (info(mark.value).at) {
        case MarkedAt::Hex:
          map.marks[hex] = {mark.value};
          break;
        case MarkedAt::Path:
          map.marks[Path(hex, way)] = {mark.value};
          break;
        case MarkedAt::Intersection:
          map.marks[Intersection(hex, Corner::North)] = {mark.value};
      }
    }
}

bool speaks_of_discoveries(const Element& part) {
  return part.get("event") == "discovered" || std::ranges::any_of(part.children, speaks_of_discoveries);
}

}  // namespace

std::string_view example_template(const Element& pack) {
  return speaks_of_discoveries(pack) ? "fog-islands-4" : "base-3-4";
}

Scenario example_map(Scenario map, Element pack) {
  map.own = Packs({std::move(pack)});
  lay_terrains(map);
  lay_marks(map);
  auto harbor = map.harbors.begin();
  for (const OwnHarbor& own : map.own.harbors())
    if (harbor != map.harbors.end()) (harbor++)->second.kind = own.value;
  map.boxes.clear();
  return map;
}

}  // namespace hexwright::own
