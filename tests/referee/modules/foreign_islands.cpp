#include <algorithm>

#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

/// All that hangs together with this land: hexes are added until none is beside another. SEA-10
std::set<int> island_of(const Book& b, int hex) {
  std::set<int> land{hex};
  for (std::size_t before = 0; before != land.size();) {
    before = land.size();
    for (int next = 0; next < b.board.hex_count(); ++next)
      for (const int corner : b.board.hex_intersections(next))
        if (is_open_land(b, next) && touches(b, corner, land)) land.insert(next);
  }
  return land;
}

int worth_of_island(const Book& b, int settled_before) {
  const auto number = [&](std::string_view option) {
    return b.game.rules().number("foreign-islands", option);
  };
  const int first = number("points-for-first");
  return settled_before == 0 && first != 0 ? first : number("points");
}

}  // namespace

void settled_on_island(Book& b, int seat, int place, bool founding) {
  if (!b.plays("foreign-islands")) return;
  Player& p = b.player(seat);
  for (const int hex : hexes_at(b, place)) {
    if (!is_open_land(b, hex) || p.known_land.contains(hex)) continue;
    p.known_land.merge(island_of(b, hex));
    if (!founding) p.chits += worth_of_island(b, p.foreign_islands++);
  }
}

void islands_grow(Book& b) {
  if (!b.plays("foreign-islands")) return;
  for (Player& p : b.players)
    for (const int hex : std::set<int>(p.known_land)) p.known_land.merge(island_of(b, hex));
}

}  // namespace hexwright::referee
