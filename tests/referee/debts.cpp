#include "tests/referee/debts.h"

#include <algorithm>

#include "model/playtest/modules/dealt_world/kinds.h"
#include "model/playtest/modules/desolation/kinds.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/spices/kinds.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {

void owe(Book& b, Debt debt) {
  if (debt.count > 0) b.debts.push_back(std::move(debt));
}

Debt* owed(Book& b, TaskKind kind, int seat, int place, int event) {
  for (Debt& debt : b.debts)
    if (debt.kind == kind && debt.seat == seat && (place < 0 || debt.place == place) &&
        (event < 0 || debt.event == event))
      return &debt;
  b.fault("seat {} does what nobody asked for: task {}, place {}, event {}", seat, static_cast<int>(kind),
          place, event);
  return nullptr;
}

bool is_owed(const Book& b, TaskKind kind, int seat) {
  return std::any_of(b.debts.begin(), b.debts.end(), [&](const Debt& debt) {
    return debt.kind == kind && !debt.lapsed && (seat < 0 || debt.seat == seat);
  });
}

bool is_anything_due(const Book& b) {
  return std::any_of(b.debts.begin(), b.debts.end(), [](const Debt& debt) { return !debt.lapsed; });
}

void meet(Book& b, Debt* debt) {
  if (!debt) return;
  ++debt->begun;
  if (--debt->count == 0) forgive(b, debt);
}

void forgive(Book& b, Debt* debt) {
  if (debt) b.debts.erase(b.debts.begin() + (debt - b.debts.data()));
}

bool can_be_met(const Book& b, const Debt& debt) {
  const Player& p = b.player(debt.seat);
  const auto in_bank = [&](int card) { return b.bank[slot(card)] > 0; };
  switch (debt.kind) {
    case TaskKind::Discard:
      return count(p.hand) > 0;
    case TaskKind::Steal:
      return std::any_of(debt.cards.begin(), debt.cards.end(), [&](int seat) {
        return count(b.player(seat).hand) > 0 ||
               (debt.place == b.pirate && b.player(seat).cloth > 0);  // CLO-09
      });
    case TaskKind::FreeRoute:
      return can_lay_anything(b, debt.seat);
    case TaskKind::TakeCard:
    case frontiers::task::may_take:
      return std::any_of(debt.cards.begin(), debt.cards.end(), in_bank);
    case frontiers::task::must_pay:
      return std::any_of(debt.cards.begin(), debt.cards.end(),
                         [&](int card) { return p.hand[slot(card)] > 0; });
    case frontiers::task::meet_people:
      return p.set_aside >= 0 || count(p.hand) > 0;
    case pirate_fleet::task::raided:
      return count(p.hand) > 0;
    case pirate_fleet::task::rewarded:
      return std::any_of(debt.cards.begin(), debt.cards.end(), in_bank);
    case pirate_fleet::task::rob_anyone:
      return std::any_of(b.players.begin(), b.players.end(),
                         [&](const Player& other) { return &other != &p && count(other.hand) > 0; });
    case pirate_fleet::task::must_attack:
      return true;
    case TaskKind::TurnUp:
      return is_unknown(b, debt.place);
    case dealt_world::task::draw_harbor:
      return can_lay_harbor(b);
    case tribal_gifts::task::place_harbor:
      return can_place_harbor(b, debt.seat);
    case explorers::task::lay_sea:
      return std::count(b.terrain.begin(), b.terrain.end(), unknown) > 0;
    case explorers::task::move_token:
      return !tokens_to_move(b, debt.seat, debt.place).empty();
    case spices::task::draw_spice:
      return has_spices_left(b);
    case spices::task::take_option:
      return std::any_of(b.options.begin(), b.options.end(), [](int left) { return left > 0; });
    case spices::task::return_spice:
      return p.hand[5] + p.hand[6] + p.hand[7] > 0;
    case desolation::task::robber_to_desert:
      return std::count(b.terrain.begin(), b.terrain.end(), static_cast<int>(Terrain::Desert)) > 0;
    case desolation::task::devalue:
      return std::any_of(b.home.begin(), b.home.end(),
                         [&](int hex) { return b.number[slot(hex)] != 0 && hex != b.drying.first; });
    default:
      return can_be_met_by_realm(b, debt);
  }
}

void let_lapse(Book& b) {
  for (Debt& debt : b.debts) debt.lapsed = debt.lapsed || !can_be_met(b, debt);
}

void settle_debts(Book& b) {
  for (const Debt& debt : b.debts)
    if (!debt.lapsed && !debt.optional)
      b.fault("seat {} still had to do task {}, {} times, at place {}", debt.seat,
              static_cast<int>(debt.kind), debt.count, debt.place);
  b.debts.clear();
}

}  // namespace hexwright::referee
