#include <algorithm>

#include "tests/referee/awards.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/realm.h"
#include "tests/referee/table.h"

// Progress cards of Cities & Knights.

namespace hexwright::referee {
namespace {

void put_under(Book& b, int seat, int card) {
  b.require(b.player(seat).progress[card] > 0, "a progress card that is not in hand");
  --b.player(seat).progress[card];
  b.returned[slot(static_cast<int>(deck_of(static_cast<Progress>(card))))].push_back(card);
}

/// CK-11, CK-44, CK-47, CK-49
void draw(Book& b, int seat, int track, int card) {
  Debt* debt = nullptr;
  for (Debt& each : b.debts)
    if (each.kind == ck_task::draw_progress && each.seat == seat &&
        (each.place == track || each.place == ck_task::any_deck))
      debt = &each;
  if (!debt) return b.fault("seat {} draws a progress card without a right to it", seat);
  forgive(b, debt);
  auto& returned = b.returned[slot(track)];
  if (deck_size(b, track) > static_cast<int>(returned.size())) {
    b.require(b.undrawn[slot(card)]-- > 0, "a progress card is drawn that is not there");
  } else {
    b.require(!returned.empty() && returned.front() == card, "another card is drawn than the first one");
    if (!returned.empty()) returned.erase(returned.begin());
  }
  const auto kind = static_cast<Progress>(card);
  if (kind == Progress::Printer || kind == Progress::Constitution)
    ++b.player(seat).shown;
  else
    ++b.player(seat).progress[card];
}

void discard(Book& b, int seat, int card) {
  put_under(b, seat, card);
  for (Debt& debt : b.debts) {
    if (debt.kind != ck_task::keep_few || debt.seat != seat) continue;
    if (progress_count(b, seat) > 4) return;
    const bool ends = debt.event == 1;
    forgive(b, &debt);
    if (ends) pass_turn_on(b, seat);
    return;
  }
}

/// All have chosen: the cards go. CK-52
void settle(Book& b, int taker) {
  for (int seat = 0; seat < b.seats(); ++seat) {
    const Hand chosen = std::exchange(b.player(seat).chosen, {});
    for (int card = 0; card < card_kinds; ++card) {
      if (chosen[slot(card)] == 0) continue;
      if (taker < 0)
        pay(b, seat, card, chosen[slot(card)]);
      else
        hand_over(b, seat, taker, card, chosen[slot(card)]);
    }
  }
}

void ask(Book& b, int seat, int n, int taker) {
  if (n > 0) owe(b, {.kind = ck_task::choose_cards, .seat = seat, .event = taker, .amount = n});
}

void bishop(Book& b, int seat, int hex) {
  b.require(b.attacked && takes_robber(b, hex), "a bishop moves the robber wrongly");
  b.robber = hex;
  for (int other = 0; other < b.seats(); ++other)
    if (other != seat && has_town_at(b, other, hex))
      owe(b, {.kind = ck_task::rob_each, .seat = seat, .place = other});
}

void diplomat(Book& b, int seat, int path) {
  const Laid laid = b.routes.at(path);
  ++(laid.kind == Route::Road ? b.player(laid.seat).roads : b.player(laid.seat).ships);
  b.routes.erase(path);
  if (laid.seat == seat)
    owe(b, {.kind = ck_task::lay_again,
            .seat = seat,
            .place = path,
            .event = laid.kind == Route::Road ? 0 : 1,
            .optional = true});
}

/// CK-63: as the same piece, elsewhere, free.
void lay_again(Book& b, int seat, const Action& action) {
  Debt* debt = owed(b, ck_task::lay_again, seat);
  if (!debt) return;
  const Route kind = action.kind == ActionKind::BuildRoad ? Route::Road : Route::Ship;
  b.require((kind == Route::Road) == (debt->event == 0), "a road is laid again as a ship");
  b.require(action.a != debt->place, "a road is laid where it was");
  b.require(can_lay(b, seat, action.a, kind), "a road or ship is laid where none can");
  forgive(b, debt);
  --(kind == Route::Road ? b.player(seat).roads : b.player(seat).ships);
  b.routes[action.a] = {seat, kind, b.turn_number};
  reach(b, seat, action.a);
}

void intrigue(Book& b, int place) {
  const int owner = b.buildings.at(place).seat;
  const Fighter fighter = *fighter_at(b, owner, place);
  take_fighter(b, owner, place);
  retreat_from(b, owner, fighter);
}

void give_up_knight(Book& b, int seat, int place) {
  Debt* debt = owed(b, ck_task::give_up_knight, seat);
  const Fighter* fighter = fighter_at(b, seat, place);
  if (!debt || !fighter) return b.fault("seat {} gives up no knight", seat);
  const int taker = debt->place;
  const Fighter gone = *fighter;
  forgive(b, debt);
  take_fighter(b, seat, place);
  owe(b, {.kind = ck_task::place_deserter,
          .seat = taker,
          .event = gone.active ? 1 : 0,
          .amount = gone.rank,
          .optional = true});
}

void harvest(Book& b, int seat, Terrain terrain, int card) {
  take(b, seat, card, 2 * hexes_with_town(b, seat, terrain));
}

void collect(Book& b, int seat, int card, int most) {
  for (int other = 0; other < b.seats(); ++other)
    if (other != seat) hand_over(b, other, seat, card, std::min(most, b.player(other).hand[slot(card)]));
}

/// Cards that do all that they do when they are played, or say what comes next.
bool play(Book& b, int seat, const Action& action) {
  const auto use = [&](Progress card) { put_under(b, seat, static_cast<int>(card)); };
  switch (action.kind) {
    case ck_action::play_alchemist:
      use(Progress::Alchemist);
      b.require(first_die(action.c) == action.a && second_die(action.c) == action.b,
                "other dice than chosen");
      return roll_with_event(b, action.c), true;
    case ck_action::play_crane:
      return use(Progress::Crane), b.crane = true;
    case ck_action::play_engineer:
      return use(Progress::Engineer), b.walls.insert(action.a), true;
    case ck_action::play_inventor:
      return use(Progress::Inventor), std::swap(b.number[action.a], b.number[action.b]), true;
    case ck_action::play_irrigation:
      return use(Progress::Irrigation), harvest(b, seat, Terrain::Fields, 3), true;
    case ck_action::play_mining:
      return use(Progress::Mining), harvest(b, seat, Terrain::Mountains, 2), true;
    case ck_action::play_medicine:
      use(Progress::Medicine);
      pay(b, seat, Price{0, 0, 2, 1, 0});
      return becomes_city(b, seat, action.a), true;
    case ck_action::play_road_building:
      use(Progress::RoadBuilding);
      return owe(b, {.kind = TaskKind::FreeRoute, .seat = seat, .count = 2}), true;
    case ck_action::play_smith:
      use(Progress::Smith);
      return owe(b, {.kind = ck_task::promote_free, .seat = seat, .amount = 2}), true;
    case ck_action::play_bishop:
      return use(Progress::Bishop), bishop(b, seat, action.a), true;
    case ck_action::play_deserter:
      use(Progress::Deserter);
      return owe(b, {.kind = ck_task::give_up_knight, .seat = action.x, .place = seat}), true;
    case ck_action::play_diplomat:
      return use(Progress::Diplomat), diplomat(b, seat, action.a), true;
    case ck_action::play_intrigue:
      return use(Progress::Intrigue), intrigue(b, action.a), true;
    case ck_action::play_saboteur:
      use(Progress::Saboteur);
      for (int other = 0; other < b.seats(); ++other)
        if (other != seat) ask(b, other, offended_by_saboteur(b, seat, other), -1);
      return true;
    case ck_action::play_spy:
      use(Progress::Spy);
      return owe(b, {.kind = ck_task::spy, .seat = seat, .place = action.x, .optional = true}), true;
    case ck_action::play_warlord:
      use(Progress::Warlord);
      for (Fighter& each : b.player(seat).fighters)
        if (!each.active) each.active = each.woken = true;
      return true;
    case ck_action::play_wedding:
      use(Progress::Wedding);
      for (int other = 0; other < b.seats(); ++other)
        if (other != seat) ask(b, other, invited_to_wedding(b, seat, other), seat);
      return true;
    case ck_action::play_commercial_harbor:
      return use(Progress::CommercialHarbor), b.harbor_open = true;
    case ck_action::play_master_merchant:
      use(Progress::MasterMerchant);
      owe(b, {.kind = ck_task::take_from_hand,
              .seat = seat,
              .place = action.x,
              .amount = std::min(2, count(b.player(action.x).hand))});
      return true;
    case ck_action::play_merchant:
      use(Progress::Merchant);
      return b.merchant_owner = seat, b.merchant_hex = action.a, true;
    case ck_action::play_merchant_fleet:
      return use(Progress::MerchantFleet), b.fleets.insert(action.x), true;
    case ck_action::play_resource_monopoly:
      return use(Progress::ResourceMonopoly), collect(b, seat, action.x, 2), true;
    case ck_action::play_trade_monopoly:
      return use(Progress::TradeMonopoly), collect(b, seat, action.x, 1), true;
    default:
      return false;
  }
}

/// One of so many: the debt goes with the last one.
void one_less(Book& b, Debt* debt) {
  if (debt && --debt->amount == 0) forgive(b, debt);
}

void offer_resource(Book& b, int seat, int other, int card) {
  b.asked_in_harbor.insert(other);
  const Hand& hand = b.player(other).hand;
  if (hand[paper] + hand[cloth] + hand[coin] == 0) return;
  ++b.player(seat).chosen[slot(card)];
  owe(b, {.kind = ck_task::give_commodity, .seat = other, .place = seat});
}

void give_commodity(Book& b, int seat, int card) {
  Debt* debt = owed(b, ck_task::give_commodity, seat);
  if (!debt) return;
  const int taker = debt->place;
  forgive(b, debt);
  const Hand offered = std::exchange(b.player(taker).chosen, {});
  for (int each = 0; each < card_kinds; ++each)
    if (offered[slot(each)] > 0) hand_over(b, taker, seat, each, 1);
  hand_over(b, seat, taker, card, 1);
}

void spied(Book& b, int seat, int card) {
  Debt* debt = owed(b, ck_task::spy, seat);
  if (!debt) return;
  b.require(b.player(debt->place).progress[card]-- > 0, "a spy takes a card that is not there");
  ++b.player(seat).progress[card];
  forgive(b, debt);
}

}  // namespace

int offended_by_saboteur(const Book& b, int seat, int other) {
  return open_points(b, other) >= open_points(b, seat) ? count(b.player(other).hand) / 2 : 0;
}
int invited_to_wedding(const Book& b, int seat, int other) {
  return open_points(b, other) > open_points(b, seat) ? std::min(2, count(b.player(other).hand)) : 0;
}

void choose_to_give(Book& b, int seat, int card) {
  Debt* debt = owed(b, ck_task::choose_cards, seat);
  if (!debt) return;
  const int taker = debt->event;
  ++b.player(seat).chosen[slot(card)];
  one_less(b, debt);
  if (!is_owed(b, ck_task::choose_cards)) settle(b, taker);
}

bool play_progress(Book& b, int seat, const Action& action) {
  if (play(b, seat, action)) return true;
  switch (action.kind) {
    case ck_action::draw_progress:
      return draw(b, seat, action.x, action.c - 1), true;
    case ck_action::discard_progress:
      return discard(b, seat, action.x), true;
    case ck_action::promote_free: {
      Fighter* fighter = fighter_at(b, seat, action.a);
      b.require(fighter && is_promotable(b, seat, *fighter), "a smith promotes whom he cannot");
      if (fighter) ++fighter->rank, fighter->promoted = true;
      Debt* debt = owed(b, ck_task::promote_free, seat);
      if (debt) debt->optional = true;
      return one_less(b, debt), true;
    }
    case ck_action::give_up_knight:
      return give_up_knight(b, seat, action.a), true;
    case ck_action::place_deserter: {
      Debt* debt = owed(b, ck_task::place_deserter, seat);
      if (!debt) return true;
      const bool active = debt->event == 1;
      forgive(b, debt);
      return put_fighter(b, seat, {.at = action.a, .rank = action.x, .active = active}), true;
    }
    case ck_action::take_progress:
      return spied(b, seat, action.x), true;
    case ck_action::choose_card:
      return choose_to_give(b, seat, action.x), true;
    case ck_action::offer_resource:
      return offer_resource(b, seat, action.x, action.a), true;
    case ck_action::give_commodity:
      return give_commodity(b, seat, action.x), true;
    case ck_action::take_from_hand: {
      Debt* debt = owed(b, ck_task::take_from_hand, seat);
      if (debt) hand_over(b, debt->place, seat, action.x, 1);
      return one_less(b, debt), true;
    }
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
      if (!is_owed(b, ck_task::lay_again, seat)) return false;
      return lay_again(b, seat, action), true;
    case ActionKind::Steal: {
      const auto found = std::find_if(b.debts.begin(), b.debts.end(), [&](const Debt& debt) {
        return debt.kind == ck_task::rob_each && debt.seat == seat && debt.place == action.x;
      });
      if (found == b.debts.end()) return false;
      b.debts.erase(found);
      return hand_over(b, action.x, seat, action.c - 1, 1), true;
    }
    default:
      return false;
  }
}

}  // namespace hexwright::referee
