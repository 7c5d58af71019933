#include <algorithm>

#include "model/playtest/modules/desolation/kinds.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

std::set<int> valued_hexes(const Book& b) {
  std::set<int> hexes;
  for (const int hex : b.home)
    if (b.number[slot(hex)] != 0) hexes.insert(hex);
  return hexes;
}

/// Those beside which a building stands; of one seat, or of any (-1).
std::set<int> settled_hexes(const Book& b, const std::set<int>& hexes, int seat) {
  std::set<int> settled;
  for (const auto& [place, standing] : b.buildings) {
    if (!is_town(standing) || (seat >= 0 && standing.seat != seat)) continue;
    for (const int hex : hexes_at(b, place))
      if (hexes.contains(hex)) settled.insert(hex);
  }
  return settled;
}

/// The next value below for which a token is left; 0 for none. DES-02, DES-03
int value_below(const Book& b, int number) {
  const auto& spare = b.token_pools[slot(b.game.facts().spare_tokens.value())];
  const int step = number < 7 ? -1 : 1;
  for (int next = number + step; next >= 2 && next <= 12; next += step)
    if (spare[slot(next)] > 0) return next;
  return 0;
}

void lower(Book& b, int hex) {
  auto& spare = b.token_pools[slot(b.game.facts().spare_tokens.value())];
  const int next = value_below(b, b.number[slot(hex)]);
  ++spare[slot(b.number[slot(hex)])];
  if (next != 0) --spare[slot(next)];
  b.number[slot(hex)] = next;
  if (next == 0) b.terrain[slot(hex)] = static_cast<int>(Terrain::Desert);  // DES-03
}

void remove_isolated(Book& b) {  // DES-05
  for (auto route = b.routes.begin(); route != b.routes.end();) {
    if (!would_be_isolated(b, hexes_beside(b, route->first), 2)) {
      ++route;
      continue;
    }
    Player& owner = b.player(route->second.seat);
    ++(route->second.kind == Route::Road ? owner.roads : owner.ships);
    const int path = route->first, seat = route->second.seat;
    route = b.routes.erase(route);
    knights_without_road(b, seat, path);
  }
  for (auto building = b.buildings.begin(); building != b.buildings.end();) {
    if (!is_town(building->second) || !would_be_isolated(b, hexes_at(b, building->first), 3)) {
      ++building;
      continue;
    }
    const auto [place, standing] = *building;
    Player& owner = b.player(standing.seat);
    const bool city = standing.kind == Building::City || b.tipped.erase(place) != 0;
    ++(city ? owner.cities : owner.settlements);
    building = b.buildings.erase(building);
    if (standing.kind == Building::City) city_is_gone(b, standing.seat, place);
  }
}

}  // namespace

void dry_out(Book& b, int seat) {
  if (!b.plays("desolation") || b.turn_number == 0) return;
  if (!robber_sleeps(b)) owe(b, {.kind = desolation::task::robber_to_desert, .seat = seat});  // CK-93
  b.drying = {valued_hexes(b), {}, {}, -1};
  b.drying.developed = settled_hexes(b, b.drying.numbered, -1);
  b.drying.own = settled_hexes(b, b.drying.numbered, seat);
  owe(b, {.kind = desolation::task::devalue,
          .seat = seat,
          .count = std::min(2, static_cast<int>(b.drying.numbered.size()))});
}

void devalue(Book& b, int hex) {
  Book::Drying& drying = b.drying;
  b.require(drying.numbered.contains(hex) && b.number[slot(hex)] != 0 && hex != drying.first,
            "a hex is devalued that cannot be");
  if (drying.first >= 0 || drying.numbered.size() < 2) {  // DES-04, when both are known
    const std::set<int> both{hex, drying.first};
    const auto among = [&](const std::set<int>& hexes) {
      return std::count_if(both.begin(), both.end(), [&](int each) { return hexes.contains(each); });
    };
    if (!drying.own.empty())
      b.require(among(drying.own) > 0, "none of the devalued hexes has an own building");
    b.require(among(drying.developed) >= std::min<std::ptrdiff_t>(2, std::ssize(drying.developed)),
              "a hex without buildings is devalued while others have some");
  }
  if (drying.first < 0 && drying.numbered.size() > 1) {
    drying.first = hex;
    return;
  }
  // Both at once: one devaluation. DES-09
  if (drying.first >= 0) lower(b, drying.first);
  lower(b, hex);
  remove_isolated(b);
}

void count_new_world(Book& b, int seat, int place, Building kind) {
  if (!b.plays("desolation") || !touches(b, place, b.new_world)) return;
  Player& p = b.player(seat);
  const bool earned = kind == Building::City || ++p.new_world == 2;
  if (earned && b.special_points.insert(kind == Building::City ? 2 : 1).second) ++p.chits;  // DES-06
}

}  // namespace hexwright::referee
