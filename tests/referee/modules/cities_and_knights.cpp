#include <algorithm>
#include <limits>

#include "tests/referee/awards.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/realm.h"
#include "tests/referee/table.h"

// Cities & Knights, progress cards apart.

namespace hexwright::referee {
namespace {

/// CK-43
bool defence_cards_left(const Book& b) {
  if (!b.printing("defender-points", "box")) return true;
  int given = 0;
  for (const Player& p : b.players) given += p.defended;
  return given < (b.seats() > 4 ? 8 : 6);
}

/// CK-40 to CK-45
void attack(Book& b) {
  int cities = 0, defence = 0, best = 0, least = std::numeric_limits<int>::max();
  std::vector<int> strength(b.players.size());
  for (const auto& [place, standing] : b.buildings)
    if (standing.kind == Building::City) ++cities;
  for (int seat = 0; seat < b.seats(); ++seat) {
    for (const Fighter& each : b.player(seat).fighters)
      if (each.active) strength[slot(seat)] += each.rank;
    defence += strength[slot(seat)];
    best = std::max(best, strength[slot(seat)]);
    if (!plain_cities(b, seat).empty()) least = std::min(least, strength[slot(seat)]);
  }
  const auto heroes = std::count(strength.begin(), strength.end(), best);
  for (int seat = 0; seat < b.seats(); ++seat) {
    if (cities > defence) {
      if (!plain_cities(b, seat).empty() && strength[slot(seat)] == least)
        owe(b, {.kind = ck_task::lose_city, .seat = seat});
    } else if (strength[slot(seat)] == best) {
      if (heroes == 1)
        b.player(seat).defended += defence_cards_left(b) ? 1 : 0;
      else
        owe(b, {.kind = ck_task::draw_progress, .seat = seat, .place = ck_task::any_deck});
    }
    for (Fighter& each : b.player(seat).fighters) each.active = false;
  }
  b.ship_step = 0;
  b.attacked = true;
  if (std::exchange(b.thieves_wait, false)) b.robber = b.robber_start, b.pirate = b.pirate_start;
}

/// CK-41, CK-42
void lose_city(Book& b, int seat, int place) {
  forgive(b, owed(b, ck_task::lose_city, seat));
  b.require(plain_cities(b, seat).contains(place), "a city is lost that cannot be");
  Player& p = b.player(seat);
  if (p.settlements > 0)
    --p.settlements, ++p.cities;
  else
    b.tipped.insert(place);
  b.buildings[place].kind = Building::Settlement;
  b.walls.erase(place);
}

/// CK-21 to CK-26
void improve(Book& b, int seat, int track) {
  Player& p = b.player(seat);
  b.require(is_upgradable(b, seat, track), "an improvement that cannot be bought");
  pay(b, seat, track_commodity[slot(track)], p.levels[slot(track)] + 1 - (b.crane ? 1 : 0));
  b.crane = false;
  const int level = ++p.levels[slot(track)], holder = b.metropolis_owner[slot(track)];
  if (level < 4 || holder == seat) return;
  if (holder < 0 || (level == 5 && b.player(holder).levels[slot(track)] < 5))
    owe(b, {.kind = ck_task::place_metropolis, .seat = seat, .place = track});
}

void place_metropolis(Book& b, int seat, int track, int place) {
  forgive(b, owed(b, ck_task::place_metropolis, seat, track));
  b.require(plain_cities(b, seat).contains(place), "a metropolis stands on no plain city");
  b.metropolis_owner[slot(track)] = seat;
  b.metropolis_place[slot(track)] = place;
}

/// CK-34 to CK-36
void move_knight(Book& b, int seat, int from, int to) {
  Fighter* fighter = fighter_at(b, seat, from);
  if (!fighter) return b.fault("no knight of seat {} stands at {}", seat, from);
  Fighter moved = *fighter;
  moved.active = false;
  const auto there = b.buildings.find(to);
  if (there != b.buildings.end()) {
    const int owner = there->second.seat;
    const Fighter* other = fighter_at(b, owner, to);
    if (!other) return b.fault("a knight moves onto what is no knight");
    const Fighter weaker = *other;
    take_fighter(b, owner, to);
    take_fighter(b, seat, from);
    moved.at = to;
    put_fighter(b, seat, moved);
    return retreat_from(b, owner, weaker);
  }
  take_fighter(b, seat, from);
  moved.at = to;
  put_fighter(b, seat, moved);
}

/// CK-37, CK-86
void chase(Book& b, int seat, const Action& action, bool chased) {
  if (!chased) {
    if (Fighter* fighter = fighter_at(b, seat, action.a)) fighter->active = false;
    return owe(b, {.kind = ck_task::chase_robber, .seat = seat, .place = action.x});
  }
  const bool pirate = action.kind == ActionKind::MovePirate;
  forgive(b, owed(b, ck_task::chase_robber, seat, pirate ? 1 : 0));
  b.require(can_be_chased_to(b, action.a, pirate), "a thief is chased to where it cannot go");
  move_thief(b, seat, action.a, pirate);
}

bool act_with_pieces(Book& b, const std::optional<Task>& asked, int seat, const Action& action) {
  switch (action.kind) {
    case ck_action::improve:
      improve(b, seat, action.x);
      return true;
    case ck_action::place_metropolis:
      place_metropolis(b, seat, asked ? asked->a.value() : 0, action.a);
      return true;
    case ck_action::build_wall:
      pay(b, seat, 0, 2);
      b.walls.insert(action.a);
      return true;
    case ck_action::hire_knight:
      pay(b, seat, Price{0, 0, 1, 0, 1});
      put_fighter(b, seat, {action.a, 1});
      return true;
    case ck_action::activate_knight:
      pay(b, seat, 3);
      if (Fighter* fighter = fighter_at(b, seat, action.a)) fighter->active = fighter->woken = true;
      return true;
    case ck_action::promote_knight:
      pay(b, seat, Price{0, 0, 1, 0, 1});
      if (Fighter* fighter = fighter_at(b, seat, action.a)) ++fighter->rank, fighter->promoted = true;
      return true;
    case ck_action::move_knight:
      move_knight(b, seat, action.a, action.b);
      return true;
    case ck_action::retreat: {
      Debt* debt = owed(b, ck_task::retreat, seat);
      if (!debt) return true;
      Fighter fighter{.at = action.a, .rank = debt->amount, .active = debt->optional};
      fighter.woken = debt->event == 1;
      forgive(b, debt);
      put_fighter(b, seat, fighter);
      return true;
    }
    case ck_action::chase_robber:
      chase(b, seat, action, false);
      return true;
    case ck_action::lose_city:
      lose_city(b, seat, action.a);
      return true;
    case ck_action::hand_out:
      forgive(b, owed(b, ck_task::hand_out, seat));
      b.require(!is_anything_due(b), "a roll is handed out before its event is over");
      bring_roll(b);
      return true;
    default:
      return false;
  }
}

}  // namespace

void lay_out_realms(Book& b, const State& start) {
  for (int card = spice_end; card < card_kinds; ++card) b.bank[slot(card)] = b.seats() > 4 ? 18 : 12;
  b.developments = {};
  for (std::size_t card = 0; card < progress_kinds; ++card) b.undrawn[card] = progress_copies[card];
  if (b.game.scenario().details.pieces.ships == 0 && !b.printing("robber-start", "track")) return;  // CK-08
  b.thieves_wait = true;
  b.robber_start = HexId(start.realms.robber_start).value();
  b.pirate_start = HexId(start.realms.pirate_start).value();
}

void new_part(Book& b) {
  b.crane = b.harbor_open = false;
  b.fleets.clear(), b.asked_in_harbor.clear();
  for (Player& p : b.players)
    for (Fighter& each : p.fighters) each.woken = each.promoted = false;
}

/// CK-09 to CK-11, CK-48
void roll_with_event(Book& b, std::uint16_t outcome) {
  b.red_die = first_die(outcome);
  roll_dice(b, first_die(outcome), second_die(outcome));
  const int event = static_cast<int>(event_die(outcome)), track = event - 2;  // ship, then the gates
  b.require(event >= 1 && event <= 4, "the event die shows what it cannot");
  if (track < 0) {
    if (++b.ship_step == 7) attack(b);
  } else {
    for (int seat = 0; seat < b.seats(); ++seat)
      if (const int level = b.player(seat).levels[slot(track)]; level > 0 && b.red_die <= level + 1)
        owe(b, {.kind = ck_task::draw_progress, .seat = seat, .place = track});
  }
  if (b.debts.empty()) return bring_roll(b);
  for (int seat = 0; seat < b.seats(); ++seat)
    if (seat != b.turn) owe(b, {.kind = ck_task::keep_few, .seat = seat});
  owe(b, {.kind = ck_task::hand_out, .seat = b.turn});
}

bool act_with_knights(Book& b, const std::optional<Task>& asked, int seat, const Action& action) {
  if (asked && asked->kind == ck_task::chase_robber) return chase(b, seat, action, true), true;
  return act_with_pieces(b, asked, seat, action) || play_progress(b, seat, action);
}

bool can_be_met_by_realm(const Book& b, const Debt& debt) {
  const Player& p = b.player(debt.seat);
  switch (debt.kind) {
    case ck_task::place_metropolis:
    case ck_task::lose_city:
      return !plain_cities(b, debt.seat).empty();
    case ck_task::aqueduct:
      return std::any_of(b.bank.begin(), b.bank.begin() + resource_kinds, [](int n) { return n > 0; });
    case ck_task::draw_progress:
      if (debt.place != ck_task::any_deck) return deck_size(b, debt.place) > 0;
      return deck_size(b, 0) + deck_size(b, 1) + deck_size(b, 2) > 0;
    case ck_task::keep_few:
      return is_owed(b, ck_task::draw_progress, debt.seat) || progress_count(b, debt.seat) > 4;
    case ck_task::promote_free:
      return std::any_of(p.fighters.begin(), p.fighters.end(),
                         [&](const Fighter& each) { return is_promotable(b, debt.seat, each); });
    case ck_task::rob_each:
      return count(b.player(debt.place).hand) > 0;
    case ck_task::place_deserter:
      if (hiring_places(b, debt.seat).empty()) return false;
      if (b.printing("deserter-knight", "lower") && debt.amount == 3 && fighters_of_rank(b, debt.seat, 2) < 2)
        return true;
      return fighters_of_rank(b, debt.seat, debt.amount) < 2 || fighters_of_rank(b, debt.seat, 1) < 2;
    default:
      return true;
  }
}

void aqueduct(Book& b, int seat) {
  if (b.player(seat).levels[2] >= 3)
    owe(b, {.kind = ck_task::aqueduct, .seat = seat, .cards = {0, 1, 2, 3, 4}, .optional = true});
}

bool keeps_too_many(Book& b, int seat) {
  if (progress_count(b, seat) <= 4) return false;
  owe(b, {.kind = ck_task::keep_few, .seat = seat, .event = 1});
  return true;
}

int points_of_realm(const Book& b, int seat) {
  int points = b.player(seat).defended + b.player(seat).shown + (b.merchant_owner == seat ? 1 : 0);
  for (std::size_t track = 0; track < 3; ++track)
    if (b.metropolis_owner[track] == seat && b.metropolis_place[track] >= 0) points += 2;
  return points;
}

int commodity_of(const Book& b, int hex) {
  if (is(b, hex, Terrain::Forest)) return paper;
  if (is(b, hex, Terrain::Pasture)) return cloth;
  if (is(b, hex, Terrain::Mountains)) return coin;
  return yield_of(b, hex);
}

bool better_rate(const Book& b, int seat, int card) {
  if (card >= spice_end && b.player(seat).levels[0] >= 3) return true;
  if (seat == b.turn && b.fleets.contains(card)) return true;
  return b.merchant_owner == seat && yield_of(b, b.merchant_hex) == card;
}

bool can_upgrade(const Book& b, int seat, int place) {
  const auto building = b.buildings.find(place);
  if (building == b.buildings.end() || building->second.seat != seat ||
      building->second.kind != Building::Settlement)
    return false;
  const bool any_tipped = std::any_of(b.tipped.begin(), b.tipped.end(),
                                      [&](int each) { return b.buildings.at(each).seat == seat; });
  return any_tipped ? b.tipped.contains(place) : b.player(seat).cities > 0;
}

void metropolis_finds_city(Book& b, int seat) {
  for (int track = 0; track < 3; ++track)
    if (b.metropolis_owner[slot(track)] == seat && b.metropolis_place[slot(track)] < 0)
      owe(b, {.kind = ck_task::place_metropolis, .seat = seat, .place = track});
}

void city_is_gone(Book& b, int seat, int place) {
  b.walls.erase(place);
  for (int track = 0; track < 3; ++track) {
    if (b.metropolis_owner[slot(track)] != seat || b.metropolis_place[slot(track)] != place) continue;
    b.metropolis_place[slot(track)] = -1;
    owe(b, {.kind = ck_task::place_metropolis, .seat = seat, .place = track});
  }
}

void knights_without_road(Book& b, int seat, int path) {
  for (const int end : b.board.path_ends(path))
    if (fighter_at(b, seat, end) && !is_reached(b, seat, end)) take_fighter(b, seat, end);
}

void put_fighter(Book& b, int seat, Fighter fighter) {
  b.require(!b.buildings.contains(fighter.at), "a knight stands where something stands");
  b.require(fighters_of_rank(b, seat, fighter.rank) < 2, "a third knight of a rank");
  b.player(seat).fighters.push_back(fighter);
  b.buildings[fighter.at] = {seat, Building::Knight, false};
}

void take_fighter(Book& b, int seat, int place) {
  std::erase_if(b.player(seat).fighters, [&](const Fighter& each) { return each.at == place; });
  b.buildings.erase(place);
}

void retreat_from(Book& b, int seat, Fighter fighter) {
  if (reachable(b, seat, fighter.at).empty.empty()) return;
  owe(b, {.kind = ck_task::retreat,
          .seat = seat,
          .place = fighter.at,
          .event = fighter.woken ? 1 : 0,
          .amount = fighter.rank,
          .optional = fighter.active});
}

}  // namespace hexwright::referee
