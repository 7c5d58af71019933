#include <algorithm>
#include <utility>

#include "model/playtest/modules/volcano/kinds.h"
#include "tests/referee/debts.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

struct Production {
  Yielded yielded;
  std::vector<Hand> owed;
  std::vector<int> gold;  ///< cards of choice, by seat
  std::vector<int> volcanoes;
};

/// What each building around the hex yields: one of it, or two. BASE-05, SEA-05, JUN-04, VOL-07
void yield(Book& b, int hex, Production& all) {
  const bool blocked = b.robber == hex;
  if (is(b, hex, Terrain::Volcano)) all.volcanoes.push_back(hex);
  const bool gold =
      is(b, hex, Terrain::Gold) || (is(b, hex, Terrain::Volcano) && b.rules_is_on("volcano", "gold"));
  if (blocked) return;
  for (const int corner : b.board.hex_intersections(hex)) {
    const auto found = b.buildings.find(corner);
    if (found == b.buildings.end() || !is_town(found->second) || found->second.overturned) continue;
    const int seat = found->second.seat, n = found->second.kind == Building::City ? 2 : 1;
    if (const int card = yield_of(b, hex); card >= 0) {
      const int second = b.knights() ? commodity_of(b, hex) : card;  // CK-12
      for (int i = 0; i < n; ++i) {
        ++all.owed[slot(seat)][slot(i == 0 ? card : second)];
        ++all.yielded.by_building[corner][slot(i == 0 ? card : second)];
      }
    }
    if (gold) all.gold[slot(seat)] += n;
    if (is(b, hex, Terrain::Jungle)) b.player(seat).discoveries += n;
  }
}

/// BASE-06
void give_out(Book& b, int card, Production& all) {
  int wanted = 0, claimants = 0;
  for (const Hand& owed : all.owed) {
    wanted += owed[slot(card)];
    if (owed[slot(card)] > 0) ++claimants;
  }
  if (wanted > b.bank[slot(card)] && claimants > 1) return;
  for (int seat = 0; seat < b.seats(); ++seat)
    all.yielded.given[slot(seat)][slot(card)] = take(b, seat, card, all.owed[slot(seat)][slot(card)]);
}

void produce(Book& b, int roll) {
  Production all;
  all.owed.resize(b.players.size());
  all.yielded.given.resize(b.players.size());
  all.gold.resize(b.players.size());
  for (int hex = 0; hex < b.board.hex_count(); ++hex)
    if (b.number[slot(hex)] == roll) yield(b, hex, all);
  for (int card = 0; card < card_kinds; ++card)
    if (card < resource_kinds || card >= spice_end) give_out(b, card, all);
  for (int seat = 0; seat < b.seats(); ++seat)
    owe(b,
        {.kind = TaskKind::TakeCard, .seat = seat, .count = all.gold[slot(seat)], .cards = {0, 1, 2, 3, 4}});
  villages_roll(b, roll);
  for (const int hex : all.volcanoes) owe(b, {.kind = volcano::task::erupt, .seat = b.turn, .place = hex});
  events_happen(b, roll, all.yielded);
  if (b.knights())
    for (int seat = 0; seat < b.seats(); ++seat)
      if (count(all.yielded.given[slot(seat)]) == 0 && all.gold[slot(seat)] == 0) aqueduct(b, seat);
}

void seven(Book& b) {
  for (int seat = 0; seat < b.seats(); ++seat)
    if (const int cards = count(b.player(seat).hand); cards > hand_limit(b, seat))
      owe(b, {.kind = TaskKind::Discard, .seat = seat, .count = cards / 2});
  owe_robber_move(b, b.turn);
}

/// Something that the special building phase is for. BASE-12
bool can_build_something(const Book& b, int seat) {
  const Player& p = b.player(seat);
  const bool road = can_pay(b, seat, price_of_road), ship = can_pay(b, seat, price_of_ship);
  for (int path = 0; path < b.board.path_count(); ++path)
    if ((road && can_lay(b, seat, path, Route::Road)) || (ship && can_lay(b, seat, path, Route::Ship)))
      return true;
  if (can_pay(b, seat, price_of_settlement))
    for (int place = 0; place < b.board.intersection_count(); ++place)
      if (can_settle(b, seat, place)) return true;
  const bool has_settlement = std::any_of(b.buildings.begin(), b.buildings.end(), [&](const auto& building) {
    return building.second.seat == seat && building.second.kind == Building::Settlement;
  });
  const bool has_tipped = std::any_of(b.tipped.begin(), b.tipped.end(),
                                      [&](int each) { return b.buildings.at(each).seat == seat; });
  if (can_pay(b, seat, price_of_city) && (has_tipped || p.cities > 0) && has_settlement) return true;
  if (can_pay_level(b, seat)) return true;
  if (b.knights()) return !turn_choices(b, seat).empty();  // CK-77
  int deck = 0;
  for (const int n : b.developments) deck += n;
  int missing = 0;
  for (std::size_t card = 0; card < price_of_development.size(); ++card)
    if (p.hand[card] < price_of_development[card]) ++missing;
  if (has_harbor_to_place(b, seat)) return true;                   // TRI-07
  return deck > cards_given_later(b) && missing <= p.discoveries;  // JUN-06
}

/// The third player to the left has a part without dice; then the next one has a turn. CK-78, CK-79
void pass_to_partner(Book& b) {
  if (const int last = std::exchange(b.paired_with, -1); last >= 0)
    return begin_turn(b, (last + 1) % b.seats());
  b.paired_with = std::exchange(b.turn, (b.turn + 3) % b.seats());
  b.offers = 0;
  b.played_development = b.moved_ship = b.exchanged = false;
}

}  // namespace

void roll_dice(Book& b, int one, int other) {
  b.require(b.phase == Phase::BeforeRoll, "the dice are rolled twice, or too early");
  b.require(one >= 1 && one <= 6 && other >= 1 && other <= 6, "dice show what they cannot");
  b.dice = one + other;
  b.phase = Phase::Main;
  if (b.plays("pirate-fleet")) return fleet_sails(b, std::min(one, other));
  if (!b.knights()) bring_roll(b);
}

void bring_roll(Book& b) { b.dice == 7 ? seven(b) : produce(b, b.dice); }

void begin_turn(Book& b, int seat) {
  b.turn = seat;
  ++b.turn_number;
  b.phase = Phase::BeforeRoll;
  b.dice = 0, b.offers = 0;
  b.played_development = b.moved_ship = b.exchanged = false;
  new_part(b);
}

void end_turn(Book& b, int seat) {
  if (b.knights() && b.phase == Phase::Main && keeps_too_many(b, seat)) return;
  if (has_harbor_to_place(b, seat)) return owe_harbor_before_end(b, seat);  // TRI-08
  if (has_to_attack(b, seat)) return;
  pass_turn_on(b, seat);
}

void pass_turn_on(Book& b, int seat) {
  new_part(b);
  if (b.phase == Phase::Main) {
    b.require(seat == b.turn, "somebody else ends the turn");
    if (b.knights() && b.seats() > 4 && b.printing("five-six-turn", "paired")) return pass_to_partner(b);
    const int next = (b.turn + 1) % b.seats();
    if (b.seats() <= 4) return begin_turn(b, next);
    b.phase = Phase::Special;
    b.special = next;
  } else {
    b.require(b.phase == Phase::Special && seat == b.special, "a turn ends that is none");
    b.special = (b.special + 1) % b.seats();
  }
  pass_special_turns(b);
}

void pass_special_turns(Book& b) {
  while (b.special != b.turn && !can_build_something(b, b.special)) b.special = (b.special + 1) % b.seats();
  if (b.special == b.turn) begin_turn(b, (b.turn + 1) % b.seats());
}

void owe_robber_move(Book& b, int seat) {
  if (!robber_sleeps(b) && !b.plays("pirate-fleet")) owe(b, {.kind = TaskKind::MoveRobber, .seat = seat});
}

void move_thief(Book& b, int seat, int hex, bool pirate) {
  if (pirate) {
    b.require(takes_pirate(b, seat, hex), "the pirate goes where it cannot");
    b.pirate = hex;
  } else {
    b.require(takes_robber(b, hex), "the robber goes where it cannot");
    b.robber = hex;
  }
  std::set<int> victims;
  for (const auto& [place, building] : b.buildings)
    for (const int around : hexes_at(b, place))
      if (!pirate && around == hex && is_town(building)) victims.insert(building.seat);
  for (const auto& [path, laid] : b.routes)
    for (const int beside : hexes_beside(b, path))
      if (pirate && beside == hex && laid.kind == Route::Ship) victims.insert(laid.seat);
  victims.erase(seat);
  std::erase_if(victims, [&](int victim) {
    return count(b.player(victim).hand) == 0 && (!pirate || b.player(victim).cloth == 0);  // CLO-09
  });
  if (!victims.empty()) owe(b, {.kind = TaskKind::Steal, .seat = seat, .place = hex, .cards = victims});
}

void steal(Book& b, int seat, int from, int card) {
  Debt* debt = owed(b, TaskKind::Steal, seat);
  if (!debt) return;
  b.require(debt->cards.contains(from), "a card is stolen from who is not there");
  forgive(b, debt);
  if (from >= b.seats() || card < 0 || card >= card_kinds)
    return b.fault("a theft of card {} from {}", card, from);
  hand_over(b, from, seat, card, 1);
}

}  // namespace hexwright::referee
