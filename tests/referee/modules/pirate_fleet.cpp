#include <algorithm>

#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "tests/referee/awards.h"
#include "tests/referee/debts.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

constexpr int chits_each = 3;  // PIR-02

/// For each intersection the number of ships from there; looked through again and again until nothing gets
/// nearer.
std::vector<int> ships_from_everywhere(const Book& b, int to) {
  constexpr int far = 100'000;
  std::vector<int> ships(slot(b.board.intersection_count()), far);
  ships[slot(to)] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (int path = 0; path < b.board.path_count(); ++path) {
      if (!carries_ship(b, path)) continue;
      const auto& ends = b.board.path_ends(path);
      for (const auto& [one, other] : {std::pair(ends[0], ends[1]), std::pair(ends[1], ends[0])})
        if (ships[slot(one)] + 1 < ships[slot(other)])
          ships[slot(other)] = ships[slot(one)] + 1, changed = true;
    }
  }
  return ships;
}

std::vector<int> own_ships(const Book& b, int seat) {
  std::vector<int> paths;
  for (const auto& [path, laid] : b.routes)
    if (laid.seat == seat && laid.kind == Route::Ship) paths.push_back(path);
  return paths;
}

bool ends_at(const Book& b, int path, int place) {
  const auto& ends = b.board.path_ends(path);
  return ends[0] == place || ends[1] == place;
}

/// The route has come to the landing place.
bool has_landed(const Book& b, int seat) {
  const auto ships = own_ships(b, seat);
  return std::any_of(ships.begin(), ships.end(),
                     [&](int path) { return ends_at(b, path, b.berths[slot(seat)].landing); });
}

/// Still to go from there, for who has landed or not.
int still_to_go(const Book& b, int seat, int place, bool landed) {
  const Book::Berth& berth = b.berths[slot(seat)];
  return landed ? berth.to_fortress[slot(place)] : berth.to_landing[slot(place)];
}

/// The end of the route that is nearest to where it goes; -1 without ships.
int end_of_route(const Book& b, int seat) {
  const auto ships = own_ships(b, seat);
  const bool landed = has_landed(b, seat);
  int best = -1;
  for (const int path : ships)
    for (const int end : b.board.path_ends(path)) {
      const auto there =
          std::count_if(ships.begin(), ships.end(), [&](int each) { return ends_at(b, each, end); });
      if (there != 1) continue;
      if (best < 0 || still_to_go(b, seat, end, landed) < still_to_go(b, seat, best, landed)) best = end;
    }
  return best;
}

bool is_on_main_island(const Book& b, int place) { return carries_settlement(b, place); }

/// A ship there goes on from that end of a route, or begins one where there is none.
bool goes_on(const Book& b, int seat, int path, int from, bool landed) {
  const auto& ends = b.board.path_ends(path);
  for (const auto& [one, other] : {std::pair(ends[0], ends[1]), std::pair(ends[1], ends[0])}) {
    const bool begins = from >= 0 ? one == from : town_owner(b, one) == seat && is_on_main_island(b, one);
    if (begins && still_to_go(b, seat, other, landed) == still_to_go(b, seat, one, landed) - 1) return true;
  }
  return false;
}

int last_ship(const Book& b, int seat) {
  const int end = end_of_route(b, seat);
  for (const int path : own_ships(b, seat))
    if (ends_at(b, path, end)) return path;
  return -1;
}

int cities_on_board_of(const Book& b, int seat) {
  return static_cast<int>(std::count_if(b.buildings.begin(), b.buildings.end(), [&](const auto& building) {
    return building.second.seat == seat && building.second.kind == Building::City;
  }));
}

void raid(Book& b, int seat, int strength) {
  const Player& p = b.player(seat);
  if (strength > p.warships)
    owe(b, {.kind = pirate_fleet::task::raided,
            .seat = seat,
            .count = std::min(count(p.hand), 1 + cities_on_board_of(b, seat))});
  const bool bank_gives =
      std::any_of(b.bank.begin(), b.bank.begin() + resource_kinds, [](int n) { return n > 0; });
  if (strength < p.warships && bank_gives)
    owe(b, {.kind = pirate_fleet::task::rewarded, .seat = seat, .cards = {0, 1, 2, 3, 4}});
}

void lose_ship_at_the_end(Book& b, int seat) {
  const int path = last_ship(b, seat);
  if (path < 0) return;
  b.routes.erase(path);
  Player& p = b.player(seat);
  ++p.ships;
  p.warships = std::min(p.warships, static_cast<int>(own_ships(b, seat).size()));
}

}  // namespace

void lay_berths(Book& b) {
  if (!b.plays("pirate-fleet")) return;
  b.berths.resize(slot(b.seats()));
  std::map<int, int> course;
  for (const auto& [place, mark] : b.game.scenario().marks) {
    if (mark.kind == MarkKind::Course) {
      course[mark.number] = b.board.find(std::get<Hex>(place));
      continue;
    }
    if (mark.number > b.seats()) continue;
    Book::Berth& berth = b.berths[slot(mark.number - 1)];
    const auto* at = std::get_if<Intersection>(&place);
    if (mark.kind == MarkKind::Fortress) berth.fortress = b.board.find(*at);
    if (mark.kind == MarkKind::Landing) berth.landing = b.board.find(*at);
    if (mark.kind == MarkKind::FirstSettlement) berth.settlement = b.board.find(*at);
    if (mark.kind == MarkKind::FirstShip) berth.ship = b.board.find(std::get<Path>(place));
  }
  for (const auto& [number, hex] : course) b.fleet_course.push_back(hex);
  for (int seat = 0; seat < b.seats(); ++seat) {
    Book::Berth& berth = b.berths[slot(seat)];
    berth.to_landing = ships_from_everywhere(b, berth.landing);
    berth.to_fortress = ships_from_everywhere(b, berth.fortress);
    Player& p = b.player(seat);
    p.fortress_chits = chits_each;
    p.settlements -= 2, p.ships -= 1;  // PIR-03
    b.buildings[berth.settlement] = {seat, Building::Settlement, false};
    b.routes[berth.ship] = {seat, Route::Ship, 0};
  }
  // PIR-05: 14 or 20 knights, and the five victory point cards, with four players and more.
  if (b.seats() > 3) b.developments[0] += b.developments[1];
  b.developments[1] = 0;
}

bool is_own_landing(const Book& b, int seat, int place) {
  return !b.berths.empty() && b.berths[slot(seat)].landing == place;
}

bool may_sail(const Book& b, int seat, int path) {
  return goes_on(b, seat, path, end_of_route(b, seat), has_landed(b, seat));
}

std::set<int> ships_to_move(const Book& b, int seat) {
  std::set<int> movable;
  const int path = last_ship(b, seat);
  if (path < 0 || b.moved_ship || b.phase != Phase::Main || is_at_pirate(b, path)) return movable;
  if (b.routes.at(path).turn == b.turn_number) return movable;
  const int end = end_of_route(b, seat);
  if (const auto there = b.buildings.find(end); there != b.buildings.end() && there->second.seat == seat)
    return movable;
  // As if it were taken up.
  const auto& ends = b.board.path_ends(path);
  const bool alone = own_ships(b, seat).size() == 1;
  const int before = alone ? -1 : ends[0] == end ? ends[1] : ends[0];
  const bool landed = has_landed(b, seat) && end != b.berths[slot(seat)].landing;
  const bool cut = before >= 0 && blocker(b, before) >= 0 && blocker(b, before) != seat;
  for (int other = 0; other < b.board.path_count() && !cut; ++other)
    if (!b.routes.contains(other) && goes_on(b, seat, other, before, landed) && carries_ship(b, other) &&
        !is_at_pirate(b, other))
      movable.insert(path);
  return movable;
}

void fleet_sails(Book& b, int strength) {
  b.raiding = true;
  if (b.pirate < 0) return;
  const auto here = std::find(b.fleet_course.begin(), b.fleet_course.end(), b.pirate);
  b.require(here != b.fleet_course.end(), "the fleet is beside its course");
  const auto at = static_cast<std::size_t>(here - b.fleet_course.begin());
  b.pirate = b.fleet_course[(at + slot(strength)) % b.fleet_course.size()];
  std::set<int> attacked;
  for (const auto& [place, building] : b.buildings)
    for (const int hex : hexes_at(b, place))
      if (hex == b.pirate && is_town(building)) attacked.insert(building.seat);
  if (attacked.size() > 1 && b.rules_is_on("pirate-fleet", "spares-several")) return;
  for (const int seat : attacked) raid(b, seat, strength);
}

void raids_end(Book& b) {
  if (!b.raiding || is_owed(b, pirate_fleet::task::raided) || is_owed(b, pirate_fleet::task::rewarded))
    return;
  b.raiding = false;
  bring_roll(b);
  if (b.dice == 7)  // PIR-09
    owe(b, {.kind = pirate_fleet::task::rob_anyone, .seat = b.turn, .optional = true});
}

void lose_to_fleet(Book& b, int seat, int card) {
  meet(b, owed(b, pirate_fleet::task::raided, seat));
  if (card < 0 || card >= resource_kinds) return b.fault("card {} is lost to the fleet", card);
  pay(b, seat, card);
}

void rob_anyone(Book& b, int seat, int from, int card) {
  Debt* debt = owed(b, pirate_fleet::task::rob_anyone, seat);
  if (!debt) return;
  forgive(b, debt);
  if (from == seat || from >= b.seats() || card < 0 || card >= card_kinds)
    return b.fault("a theft of card {} from {}", card, from);
  hand_over(b, from, seat, card, 1);
}

bool is_at_fortress(const Book& b, int seat) {
  if (b.berths.empty() || b.player(seat).fortress_chits == 0) return false;
  const auto ships = own_ships(b, seat);
  return std::any_of(ships.begin(), ships.end(),
                     [&](int path) { return ends_at(b, path, b.berths[slot(seat)].fortress); });
}

bool has_to_attack(Book& b, int seat) {
  if (!b.rules_is_on("pirate-fleet", "must-attack") || b.phase != Phase::Main || !is_at_fortress(b, seat))
    return false;
  owe(b, {.kind = pirate_fleet::task::must_attack, .seat = seat});
  return true;
}

void attack_fortress(Book& b, int seat, int die) {
  if (is_owed(b, pirate_fleet::task::must_attack, seat))
    forgive(b, owed(b, pirate_fleet::task::must_attack, seat));
  else
    b.require(!b.rules_is_on("pirate-fleet", "must-attack"), "an attack before the end of the turn");
  b.require(b.phase == Phase::Main && seat == b.turn && is_at_fortress(b, seat), "an attack on nothing");
  b.require(die >= 1 && die <= 6, "a die shows what it cannot");
  Player& p = b.player(seat);
  const int warships = p.warships;
  if (warships > die) {
    if (--p.fortress_chits == 0)
      b.buildings[b.berths[slot(seat)].fortress] = {seat, Building::Settlement, false};
  } else {
    lose_ship_at_the_end(b, seat);
    if (warships < die) lose_ship_at_the_end(b, seat);
  }
  if (std::all_of(b.players.begin(), b.players.end(),
                  [](const Player& each) { return each.fortress_chits == 0; }))
    b.pirate = -1;
  const bool wins = p.fortress_chits == 0 && all_points(b, seat) >= b.game.points_to_win();
  if (!wins) pass_turn_on(b, seat);
}

bool may_arm_ship(const Book& b, int seat) {
  return static_cast<int>(own_ships(b, seat).size()) > b.player(seat).warships;
}

}  // namespace hexwright::referee
