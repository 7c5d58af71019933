#include <algorithm>

#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/table.h"
#include "tests/referee/debts.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

bool is_at_coast(const Book& b, int place) {
  const auto& hexes = b.board.intersection_hexes(place);
  return std::any_of(hexes.begin(), hexes.end(), [&](int hex) { return is_open_sea(b, hex); });
}

/// BASE-02, BASE-17, DES-01, EXP-03
void check_founding(Book& b, int seat, int place) {
  b.require(carries_settlement(b, place) && keeps_distance(b, place) && !b.buildings.contains(place),
            "a founding settlement stands where none can");
  const auto& map = b.game.map();
  const auto founding = map.hexes_in(AreaRole::Founding);
  const auto hexes = hexes_at(b, place);
  const auto in_area = [&](int hex) { return founding[HexId(hex)] != 0; };
  if (map.has_area_with(AreaRole::Founding))
    b.require(std::any_of(hexes.begin(), hexes.end(), in_area), "founded outside the founding area");
  b.require(!b.game.scenario().closed_to_founding.contains(b.board.intersection(place)),
            "founded where that is closed");
  b.require(!is_closed_by_marks(b, place), "founded at a mark, or next to the strait");
  if (!b.plays("desolation") || b.founding < b.seats()) return;
  const bool first_at_coast = std::any_of(b.buildings.begin(), b.buildings.end(), [&](const auto& building) {
    return building.second.seat == seat && is_at_coast(b, building.first);
  });
  b.require(first_at_coast || is_at_coast(b, place), "neither founding settlement stands at the coast");
}

/// The last settlement: a card for each hex that produces. BASE-02
void first_cards(Book& b, int seat, int place) {
  for (const int hex : hexes_at(b, place)) {
    if (yield_of(b, hex) >= 0) take(b, seat, yield_of(b, hex), 1);
    if (is(b, hex, Terrain::Gold))
      owe(b, {.kind = TaskKind::TakeCard, .seat = seat, .cards = {0, 1, 2, 3, 4}});
  }
}

/// Strips beyond the desert, where the rules take them as one area. TTD-04
bool is_one_of_the_strips(const Book& b, const AreaView& view) {
  if (!b.plays("desert-strips") || !b.rules_is_on("desert-strips", "strips-as-one")) return false;
  return std::any_of(view.hexes.begin(), view.hexes.end(), [&](HexId hex) {
    const auto& corners = b.board.hex_intersections(hex.value());
    return std::any_of(corners.begin(), corners.end(), [&](int corner) {
      const auto around = hexes_at(b, corner);
      return std::any_of(around.begin(), around.end(),
                         [&](int next) { return is(b, next, Terrain::Desert); });
    });
  });
}

/// SEA-07
void award_chits(Book& b, int seat, int place) {
  int areas = -1, strip = -1;
  for (const AreaView& view : b.game.map().areas()) {
    if (!view.area->chits) continue;
    const bool joins = is_one_of_the_strips(b, view);
    const int area = joins && strip >= 0 ? strip : ++areas;
    if (joins) strip = area;
    const Chits& chits = *view.area->chits;
    if (!touches(b, place, std::set<int>(view.hexes.begin(), view.hexes.end()))) continue;
    if (!chits.every_player && b.chit_winner.contains(area) && b.chit_winner[area] != seat) continue;
    const bool all_score = b.plays("wonders") && b.rules_is_on("wonders", "every-settlement");  // WON-03
    if (!all_score && b.player(seat).settled_in[area] == chits.settlements) continue;
    ++b.player(seat).settled_in[area];
    b.chit_winner.emplace(area, seat);
    b.player(seat).chits += chits.points;
  }
}

/// EXP-03: where a path lies at a known sea hex.
bool must_take_ship(const Book& b, int place) {
  if (!b.plays("explorers") || !b.rules_is_on("explorers", "ship-at-coast")) return false;
  for (const int path : paths_at(b, place))
    for (const int hex : hexes_beside(b, path))
      if (is(b, hex, Terrain::Sea) && !b.routes.contains(path)) return true;
  return false;
}

/// BASE-02, CLO-03
int rounds_of_founding(const Book& b) { return b.plays("cloth-villages") ? 3 : 2; }

void found_route(Book& b, int path, Route kind) {
  const auto& ends = b.board.path_ends(path);
  b.require(ends[0] == b.founded_at || ends[1] == b.founded_at,
            "a founding road does not lie at its settlement");
  b.require(kind == Route::Ship || !must_take_ship(b, b.founded_at),
            "a founding road lies where a ship must");
  b.require(kind == Route::Road || !b.plays("pirate-fleet"), "a second route of ships is founded");  // PIR-10
  ++b.founding;
  const int n = b.seats();
  if (b.founding == rounds_of_founding(b) * n) {
    begin_turn(b, 0);
  } else {
    b.phase = Phase::FoundSettlement;
    const int round = b.founding / n, place = b.founding % n;
    b.turn = round == 1 ? n - 1 - place : place;
  }
}

}  // namespace

void build_settlement(Book& b, int seat, int place) {
  Player& p = b.player(seat);
  const bool founding = b.phase == Phase::FoundSettlement;
  if (founding) {
    check_founding(b, seat, place);
    const bool collects = b.founding >= (rounds_of_founding(b) - 1) * b.seats();
    b.require(!b.knights() || !collects, "the founding building that collects is no city");  // CK-06, SCK-04
  } else {
    b.require(can_settle(b, seat, place), "a settlement stands where none can");
    pay(b, seat, price_of_settlement);
  }
  --p.settlements;
  b.buildings[place] = {seat, Building::Settlement, false};
  if (founding) {
    b.phase = Phase::FoundRoute;
    b.founded_at = place;
    if (b.founding >= (rounds_of_founding(b) - 1) * b.seats()) first_cards(b, seat, place);
  }
  if (!founding) award_chits(b, seat, place);
  settled_on_island(b, seat, place, founding);
  count_new_world(b, seat, place, Building::Settlement);
  settled_at_frontier(b, seat, place);
  ships_meet_villages(b, seat);
  dry_out(b, seat);
}

void found_city(Book& b, int seat, int place) {
  check_founding(b, seat, place);
  b.require(b.knights() && b.founding >= (rounds_of_founding(b) - 1) * b.seats(),
            "a founding city stands where a settlement must");
  --b.player(seat).cities;
  b.buildings[place] = {seat, Building::City, false};
  b.phase = Phase::FoundRoute;
  b.founded_at = place;
  first_cards(b, seat, place);
  settled_on_island(b, seat, place, true);
}

void becomes_city(Book& b, int seat, int place) {
  Player& p = b.player(seat);
  const auto building = b.buildings.find(place);
  if (building == b.buildings.end() || building->second.seat != seat ||
      building->second.kind != Building::Settlement)
    return b.fault("seat {} builds a city where it has no settlement", seat);
  const bool any_tipped = std::any_of(b.tipped.begin(), b.tipped.end(),
                                      [&](int each) { return b.buildings.at(each).seat == seat; });
  b.require(any_tipped ? b.tipped.contains(place) : p.cities > 0, "no city is left");  // CK-42
  if (b.tipped.erase(place) == 0) --p.cities, ++p.settlements;
  building->second.kind = Building::City;
  metropolis_finds_city(b, seat);
  count_new_world(b, seat, place, Building::City);
  dry_out(b, seat);
}

void build_city(Book& b, int seat, int place) {
  pay(b, seat, price_of_city);
  becomes_city(b, seat, place);
}

void build_route(Book& b, int seat, int path, Route kind) {
  Player& p = b.player(seat);
  b.require(can_lay(b, seat, path, kind),
            kind == Route::Road ? "a road lies where none can" : "a ship lies where none can");
  const bool founding = b.phase == Phase::FoundRoute;
  Debt* free = nullptr;
  for (Debt& debt : b.debts)
    if (debt.kind == TaskKind::FreeRoute && debt.seat == seat) free = &debt;
  if (free) {
    free->optional = true;  // BASE-09: the second may be left out
    meet(b, free);
  } else if (!founding) {
    pay(b, seat, kind == Route::Road ? price_of_road : price_of_ship);
  }
  --(kind == Route::Road ? p.roads : p.ships);
  b.routes[path] = {seat, kind, b.turn_number};
  if (founding) found_route(b, path, kind);
  ships_meet_villages(b, seat);
  ship_meets_gift(b, seat, path);
  reach(b, seat, path);
}

void reach(Book& b, int seat, int path) {
  for (const int end : b.board.path_ends(path)) {
    for (const int hex : hexes_at(b, end)) {
      const bool known = std::any_of(b.debts.begin(), b.debts.end(), [&](const Debt& debt) {
        return debt.kind == TaskKind::TurnUp && debt.place == hex;
      });
      if (is_unknown(b, hex) && !known) owe(b, {.kind = TaskKind::TurnUp, .seat = seat, .place = hex});
    }
    reach_spices(b, seat, end);
  }
}

namespace {

/// Out of what the stack holds, and the token that goes with it. SEA-09
void take_off(Book& b, int stack, const Face& face) {
  auto& contents = b.stacks[slot(stack)];
  const StackSupply& supply = b.game.map().stacks()[slot(stack)];
  // What was dealt to it besides what is certain. FOG-01
  if (face.dealt || contents[slot(static_cast<int>(face.terrain))] == 0) {
    const auto& pools = b.game.map().terrain_pools();
    for (std::size_t pool = 0; pool < pools.size(); ++pool)
      if (pools[pool].name == supply.content->dealt_from)
        b.require(
            b.dealt[slot(stack)]-- > 0 && b.terrain_pools[pool][slot(static_cast<int>(face.terrain))]-- > 0,
            "a hex comes up that was not dealt");
  } else {
    --contents[slot(static_cast<int>(face.terrain))];
  }
  const auto& pools = b.game.map().token_pools();
  for (std::size_t pool = 0; face.number != 0 && pool < pools.size(); ++pool)
    if (pools[pool].name == supply.content->token_pool)
      b.require(b.token_pools[pool][slot(face.number)]-- > 0, "a token comes up that is not there");
}

}  // namespace

void turn_up(Book& b, int seat, int hex, std::uint16_t outcome) {
  const bool explorers = b.plays("explorers");
  const int stack = explorers ? b.game.facts().land_stack.value() : b.game.map().stack_of(HexId(hex)).value();
  if (explorers && std::all_of(b.stacks[slot(stack)].begin(), b.stacks[slot(stack)].end(),
                               [](int n) { return n == 0; })) {  // EXP-09
    land_found(b, seat, hex);
    if (!is_owed(b, explorers::task::draw_sea, seat)) b.terrain[slot(hex)] = static_cast<int>(Terrain::Sea);
    return;
  }
  const Face face = face_of(outcome);
  take_off(b, stack, face);
  b.terrain[slot(hex)] = static_cast<int>(face.terrain);
  b.number[slot(hex)] = face.number;
  if (is(b, hex, Terrain::Jungle)) {  // JUN-07
    const std::set<int> legal{3, 4, 5, 9, 10, 11};
    b.require(legal.contains(face.number), "a jungle gets another number");
  }
  islands_grow(b);
  if (explorers) return land_found(b, seat, hex);  // EXP-10
  b.require((face.number != 0) == is_producing(b, hex), "a token lies where none does, or is missing");
  if (yield_of(b, hex) >= 0) take(b, seat, yield_of(b, hex), 1);
  if (is(b, hex, Terrain::Gold)) owe(b, {.kind = TaskKind::TakeCard, .seat = seat, .cards = {0, 1, 2, 3, 4}});
  for (const int corner : b.board.hex_intersections(hex))
    if (is(b, hex, Terrain::Spice) && is_reached(b, seat, corner)) reach_spices(b, seat, corner);
}

}  // namespace hexwright::referee
