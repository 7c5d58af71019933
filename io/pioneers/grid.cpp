#include "io/pioneers/grid.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwright::pioneers {
namespace {

constexpr std::array terrain_abbreviation{
    std::pair{Terrain::Hills, 'h'},   std::pair{Terrain::Fields, 'f'}, std::pair{Terrain::Mountains, 'm'},
    std::pair{Terrain::Pasture, 'p'}, std::pair{Terrain::Forest, 't'}, std::pair{Terrain::Desert, 'd'},
    std::pair{Terrain::Gold, 'g'},    std::pair{Terrain::Sea, 's'},
};
constexpr std::array harbor_letters{
    std::pair{HarborKind::Brick, 'b'}, std::pair{HarborKind::Grain, 'g'},
    std::pair{HarborKind::Ore, 'o'},   std::pair{HarborKind::Lumber, 'l'},
    std::pair{HarborKind::Wool, 'w'},  std::pair{HarborKind::Generic, '?'},
};
static_assert(harbor_letters.size() == all_harbor_kinds.size());

template <class Table, class Value>
char letter(const Table& table, Value value) {
  return std::find_if(table.begin(), table.end(), [&](const auto& row) { return row.first == value; })
      ->second;
}

template <class Value, class Table>
std::optional<Value> meaning(const Table& table, char letter) {
  const auto row =
      std::find_if(table.begin(), table.end(), [&](const auto& r) { return r.second == letter; });
  return row == table.end() ? std::nullopt : std::optional<Value>(row->first);
}

}  // namespace

Terrain sayable(Terrain terrain) {
  switch (terrain) {
    case Terrain::Jungle:
    case Terrain::Volcano:
      return Terrain::Desert;
    case Terrain::Spice:
      return Terrain::Sea;
    default:
      break;
  }
  const bool known = std::any_of(terrain_abbreviation.begin(), terrain_abbreviation.end(),
                                 [&](const auto& row) { return row.first == terrain; });
  return known ? terrain : Terrain::Desert;
}
std::optional<Terrain> land_from(char letter) {
  return letter == 's' ? std::nullopt : meaning<Terrain>(terrain_abbreviation, letter);
}
char letter_of(Terrain terrain) { return letter(terrain_abbreviation, terrain); }
std::optional<HarborKind> harbor_from(char letter) { return meaning<HarborKind>(harbor_letters, letter); }
char letter_of(HarborKind kind) { return letter(harbor_letters, kind); }

}  // namespace hexwright::pioneers
