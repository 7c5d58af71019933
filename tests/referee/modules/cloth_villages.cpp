#include <algorithm>

#include "tests/referee/awards.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

constexpr int cloth_each = 5;       // CLO-02
constexpr int villages_at_end = 3;  // CLO-12

/// Whether own ships lead from the place to an own building, past no building of another. CLO-05
bool leads_home(const Book& b, int seat, int from, std::set<int>& seen) {
  if (!seen.insert(from).second) return false;
  if (const int owner = town_owner(b, from); owner >= 0) return owner == seat;
  for (const int path : paths_at(b, from)) {
    const auto laid = b.routes.find(path);
    if (laid == b.routes.end() || laid->second.seat != seat || laid->second.kind != Route::Ship) continue;
    for (const int end : b.board.path_ends(path))
      if (end != from && leads_home(b, seat, end, seen)) return true;
  }
  return false;
}

void take_cloth(Book& b, Book::Village& village, int seat, bool from_supply) {
  int& source = village.cloth > 0 || !from_supply ? village.cloth : b.cloth_supply;
  if (source == 0) return;
  --source;
  ++b.player(seat).cloth;
}

}  // namespace

void lay_villages(Book& b) {
  if (!b.plays("cloth-villages")) return;
  for (const auto& [place, mark] : b.game.scenario().marks)
    if (mark.kind == MarkKind::Village)
      b.villages.push_back({b.board.find(std::get<Intersection>(place)), mark.number, cloth_each, {}});
  b.cloth_supply = b.game.rules().number("cloth-villages", "general-supply");
}

void ships_meet_villages(Book& b, int seat) {
  for (Book::Village& village : b.villages) {
    std::set<int> seen;
    const auto known = std::find(village.partners.begin(), village.partners.end(), seat);
    if (known != village.partners.end() || !leads_home(b, seat, village.place, seen)) continue;
    village.partners.push_back(seat);
    take_cloth(b, village, seat, false);
  }
}

void villages_roll(Book& b, int roll) {
  for (Book::Village& village : b.villages) {
    if (village.number != roll || village.cloth == 0) continue;
    std::vector<int> order = village.partners;  // CLO-07: the roller first
    std::stable_partition(order.begin(), order.end(), [&](int seat) { return seat == b.turn; });
    for (const int seat : order) take_cloth(b, village, seat, true);
  }
}

bool trades_with_villages(const Book& b, int seat) {
  return std::any_of(b.villages.begin(), b.villages.end(), [&](const Book::Village& village) {
    return std::find(village.partners.begin(), village.partners.end(), seat) != village.partners.end();
  });
}

bool is_partner_at(const Book& b, int seat, int place) {
  return std::any_of(b.villages.begin(), b.villages.end(), [&](const Book::Village& village) {
    return village.place == place &&
           std::find(village.partners.begin(), village.partners.end(), seat) != village.partners.end();
  });
}

void steal_cloth(Book& b, int seat, int from) {
  Debt* debt = owed(b, TaskKind::Steal, seat);
  if (!debt) return;
  b.require(debt->cards.contains(from) && debt->place == b.pirate && b.player(from).cloth > 0,
            "cloth is stolen from who is not there or has none");
  forgive(b, debt);
  --b.player(from).cloth;
  ++b.player(seat).cloth;
}

int winner_by_villages(const Book& b) {
  if (!b.plays("cloth-villages")) return -1;
  const auto with_cloth = std::count_if(b.villages.begin(), b.villages.end(),
                                        [](const Book::Village& village) { return village.cloth > 0; });
  if (with_cloth > villages_at_end) return -1;
  int best = -1;
  for (int i = 0; i < b.seats(); ++i) {
    const int seat = (b.turn + i) % b.seats();
    const auto standing = [&](int each) { return std::pair(all_points(b, each), b.player(each).cloth); };
    if (best < 0 || standing(seat) > standing(best)) best = seat;
  }
  return best;
}

}  // namespace hexwright::referee
