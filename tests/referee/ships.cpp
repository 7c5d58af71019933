#include <algorithm>

#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

/// Nothing of the seat goes on from this end of its ship: neither a building, or merchant, nor another ship.
bool is_open_at(const Book& b, int seat, int path, int end) {
  const auto building = b.buildings.find(end);
  if (building != b.buildings.end() && building->second.seat == seat) return false;  // SPI-05 for merchants
  if (is_partner_at(b, seat, end)) return false;                                     // CLO-06
  if (blocker(b, end) >= 0) return true;
  const auto paths = paths_at(b, end);
  return std::none_of(paths.begin(), paths.end(), [&](int other) {
    const auto laid = b.routes.find(other);
    return other != path && laid != b.routes.end() && laid->second.seat == seat &&
           laid->second.kind == Route::Ship;
  });
}

}  // namespace

void take_up_ship(Book& b, int seat, int path) {
  const auto laid = b.routes.find(path);
  if (laid == b.routes.end() || laid->second.seat != seat || laid->second.kind != Route::Ship)
    return b.fault("seat {} takes up a ship that is not there", seat);
  const auto& ends = b.board.path_ends(path);
  b.require(!b.moved_ship, "a second ship is moved in a turn");
  b.require(laid->second.turn != b.turn_number, "a ship is moved in the turn in which it was built");
  b.require(!is_at_pirate(b, path), "a ship is moved away from the pirate");
  b.require(is_open_at(b, seat, path, ends[0]) || is_open_at(b, seat, path, ends[1]),
            "no open ship is moved");
  b.require(!leaves_knight_alone(b, seat, path), "a ship is moved away from a knight");  // CK-39
  b.ship_from = path;
  ++b.player(seat).ships;
  b.routes.erase(laid);
  owe(b, {.kind = TaskKind::PutDownShip, .seat = seat});
}

void put_down_ship(Book& b, int seat, int path) {
  b.require(path != b.ship_from, "a ship is put down where it lay");
  b.require(can_lay(b, seat, path, Route::Ship), "a ship is put down where none can lie");
  b.moved_ship = true;
  --b.player(seat).ships;
  b.routes[path] = {seat, Route::Ship, b.turn_number};
  ships_meet_villages(b, seat);
  ship_meets_gift(b, seat, path);
  reach(b, seat, path);
}

}  // namespace hexwright::referee
