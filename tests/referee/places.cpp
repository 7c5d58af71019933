#include "tests/referee/places.h"

#include <algorithm>

#include "tests/referee/modules/modules.h"

namespace hexwright::referee {

bool is(const Book& b, int hex, Terrain terrain) {
  return hex >= 0 && b.terrain[slot(hex)] == static_cast<int>(terrain);
}
bool is_unknown(const Book& b, int hex) { return hex >= 0 && b.terrain[slot(hex)] == unknown; }
bool is_open_land(const Book& b, int hex) {
  return hex >= 0 && !is_unknown(b, hex) && !is(b, hex, Terrain::Sea);
}
bool is_open_sea(const Book& b, int hex) { return hex < 0 || is(b, hex, Terrain::Sea); }

int yield_of(const Book& b, int hex) {
  if (is(b, hex, Terrain::Hills)) return 0;
  if (is(b, hex, Terrain::Forest)) return 1;
  if (is(b, hex, Terrain::Mountains)) return 2;
  if (is(b, hex, Terrain::Fields)) return 3;
  if (is(b, hex, Terrain::Pasture)) return 4;
  return -1;
}

bool is_producing(const Book& b, int hex) {
  return yield_of(b, hex) >= 0 || is(b, hex, Terrain::Gold) || is(b, hex, Terrain::Jungle) ||
         is(b, hex, Terrain::Volcano);
}

std::vector<int> hexes_at(const Book& b, int intersection) {
  std::vector<int> hexes;
  for (const int hex : b.board.intersection_hexes(intersection))
    if (hex >= 0) hexes.push_back(hex);
  return hexes;
}
std::vector<int> hexes_beside(const Book& b, int path) {
  std::vector<int> hexes;
  for (const int hex : b.board.path_hexes(path))
    if (hex >= 0) hexes.push_back(hex);
  return hexes;
}
std::vector<int> paths_at(const Book& b, int intersection) {
  std::vector<int> paths;
  for (const int path : b.board.intersection_paths(intersection))
    if (path >= 0) paths.push_back(path);
  return paths;
}

bool is_town(const Standing& standing) {
  return standing.kind == Building::Settlement || standing.kind == Building::City;
}
int blocker(const Book& b, int intersection) {
  const auto found = b.buildings.find(intersection);
  return found == b.buildings.end() || found->second.kind == Building::Merchant ? -1 : found->second.seat;
}
int town_owner(const Book& b, int intersection) {
  const auto found = b.buildings.find(intersection);
  return found == b.buildings.end() || !is_town(found->second) ? -1 : found->second.seat;
}
bool touches(const Book& b, int intersection, const std::set<int>& hexes) {
  const auto around = hexes_at(b, intersection);
  return std::any_of(around.begin(), around.end(), [&](int hex) { return hexes.contains(hex); });
}

bool carries_road(const Book& b, int path) {
  const auto& hexes = b.board.path_hexes(path);
  return (is_open_land(b, hexes[0]) || is_open_land(b, hexes[1])) && !is(b, hexes[0], Terrain::Spice) &&
         !is(b, hexes[1], Terrain::Spice);  // SPI-02
}
bool carries_ship(const Book& b, int path) {
  const auto& hexes = b.board.path_hexes(path);
  return is_open_sea(b, hexes[0]) || is_open_sea(b, hexes[1]);
}
bool carries_settlement(const Book& b, int intersection) {
  bool land = false;
  for (const int hex : hexes_at(b, intersection)) {
    if (is(b, hex, Terrain::Spice)) return false;  // SPI-02
    if (b.unsettled.contains(hex)) return false;   // CLO-04
    land = land || is_open_land(b, hex);
  }
  return land;
}

bool joins(const Book& b, int seat, int path, Route kind) {
  for (const int end : b.board.path_ends(path)) {
    const int owner = town_owner(b, end);
    if (owner == seat) return true;
    if (blocker(b, end) >= 0 && blocker(b, end) != seat) continue;  // another's building or knight
    for (const int other : paths_at(b, end)) {
      const auto laid = b.routes.find(other);
      if (other != path && laid != b.routes.end() && laid->second.seat == seat && laid->second.kind == kind)
        return true;
    }
  }
  return false;
}

bool is_reached(const Book& b, int seat, int intersection) {
  const auto paths = paths_at(b, intersection);
  return std::any_of(paths.begin(), paths.end(), [&](int path) {
    const auto laid = b.routes.find(path);
    return laid != b.routes.end() && laid->second.seat == seat;
  });
}

bool keeps_distance(const Book& b, int intersection) {
  const auto& around = b.board.intersection_neighbours(intersection);
  return std::none_of(around.begin(), around.end(), [&](int i) { return i >= 0 && town_owner(b, i) >= 0; });
}

bool is_at_pirate(const Book& b, int path) {
  const auto hexes = hexes_beside(b, path);
  return b.pirate >= 0 && std::find(hexes.begin(), hexes.end(), b.pirate) != hexes.end();
}

bool takes_robber(const Book& b, int hex) {
  if (b.plays("cloth-villages") && b.unsettled.contains(hex)) return false;            // CLO-04
  if (b.plays("tribal-gifts") && (hex < 0 || b.number[slot(hex)] == 0)) return false;  // TRI-09
  return is_open_land(b, hex) && hex != b.robber;
}
bool takes_pirate(const Book& b, int seat, int hex) {
  if (b.game.scenario().details.pieces.ships == 0 || b.plays("desolation")) return false;  // DES-01
  if (b.plays("cloth-villages") && !trades_with_villages(b, seat)) return false;           // CLO-09
  if (b.plays("wonders")) return false;                                                    // WON-13
  return is(b, hex, Terrain::Sea) && hex != b.pirate;
}

bool would_be_isolated(const Book& b, const std::vector<int>& hexes, int places) {
  return b.plays("desolation") && static_cast<int>(hexes.size()) == places &&
         std::all_of(hexes.begin(), hexes.end(), [&](int hex) { return is(b, hex, Terrain::Desert); });
}

bool can_lay(const Book& b, int seat, int path, Route kind) {
  if (b.routes.contains(path) || !joins(b, seat, path, kind)) return false;
  if (kind == Route::Ship && b.plays("pirate-fleet") && !may_sail(b, seat, path)) return false;  // PIR-10
  if (kind == Route::Ship) return b.player(seat).ships > 0 && carries_ship(b, path) && !is_at_pirate(b, path);
  return b.player(seat).roads > 0 && carries_road(b, path) && !would_be_isolated(b, hexes_beside(b, path), 2);
}

bool can_lay_anything(const Book& b, int seat) {
  for (int path = 0; path < b.board.path_count(); ++path)
    if (can_lay(b, seat, path, Route::Road) || can_lay(b, seat, path, Route::Ship)) return true;
  return false;
}

bool can_settle(const Book& b, int seat, int intersection) {
  return b.player(seat).settlements > 0 && !b.buildings.contains(intersection) &&
         (carries_settlement(b, intersection) || is_own_landing(b, seat, intersection)) &&
         keeps_distance(b, intersection) && is_reached(b, seat, intersection) &&
         !would_be_isolated(b, hexes_at(b, intersection), 3);
}

int harbors_of(const Book& b, int seat) {
  int bits = 0;
  for (const auto& [path, kind] : b.harbors)
    for (const int end : b.board.path_ends(path))
      if (town_owner(b, end) == seat) bits |= 1 << static_cast<int>(kind);
  return bits;
}

int rate_of(const Book& b, int seat, int card) {
  constexpr std::array own{HarborKind::Brick, HarborKind::Lumber, HarborKind::Ore, HarborKind::Grain,
                           HarborKind::Wool};
  const int bits = harbors_of(b, seat);
  if (b.knights() && better_rate(b, seat, card)) return 2;
  if (card >= resource_kinds) return (bits >> static_cast<int>(HarborKind::Generic) & 1) != 0 ? 3 : 4;
  if ((bits >> static_cast<int>(own[slot(card)]) & 1) != 0) return 2;
  return (bits >> static_cast<int>(HarborKind::Generic) & 1) != 0 ? 3 : 4;
}

int hand_limit(const Book& b, int seat) {
  int limit = 7;
  for (const int options : b.player(seat).options) limit += 2 * options;
  for (const int wall : b.walls)
    if (town_owner(b, wall) == seat) limit += 2;  // CK-02
  return limit;
}

}  // namespace hexwright::referee
