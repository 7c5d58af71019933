#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {

void erupt(Book& b, int hex, int die) {
  b.require(is(b, hex, Terrain::Volcano), "what is no volcano erupts");
  b.require(!is_owed(b, TaskKind::TakeCard), "a volcano erupts before its gold was taken");  // VOL-07
  // Clockwise from the top. VOL-04
  constexpr std::array clockwise{Corner::North, Corner::NorthEast, Corner::SouthEast,
                                 Corner::South, Corner::SouthWest, Corner::NorthWest};
  if (die < 1 || die > 6) return b.fault("a die shows {}", die);
  const int place = b.board.hex_intersections(hex)[slot(static_cast<int>(clockwise[slot(die - 1)]))];
  const auto struck = b.buildings.find(place);
  if (struck == b.buildings.end() || !is_town(struck->second)) return;
  Player& owner = b.player(struck->second.seat);
  const int seat = struck->second.seat;
  if (struck->second.kind == Building::Settlement) {
    ++(b.tipped.erase(place) != 0 ? owner.cities : owner.settlements);
    b.buildings.erase(struck);
    return;
  }
  ++owner.cities;
  if (owner.settlements > 0) {
    --owner.settlements;
    struck->second.kind = Building::Settlement;
  } else {
    b.buildings.erase(struck);  // VOL-05
  }
  if (b.knights()) city_is_gone(b, seat, place);
}

}  // namespace hexwright::referee
