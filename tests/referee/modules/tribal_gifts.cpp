#include <algorithm>

#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

constexpr int any_kind = 100;  ///< of a harbor that was set aside: the turn ends after it

bool is_served(const Book& b, int intersection) {
  return std::any_of(b.harbors.begin(), b.harbors.end(), [&](const auto& harbor) {
    const auto& ends = b.board.path_ends(harbor.first);
    return ends[0] == intersection || ends[1] == intersection;
  });
}

/// Land on one side and sea on the other, no harbor at the ends, and an own settlement or city at one of
/// them. TRI-07, TRI-08
bool takes_harbor(const Book& b, int seat, int path) {
  const auto hexes = hexes_beside(b, path);
  if (hexes.size() != 2 || is_open_land(b, hexes[0]) == is_open_land(b, hexes[1])) return false;
  if (b.unsettled.contains(hexes[0]) || b.unsettled.contains(hexes[1])) return false;
  bool own = false;
  for (const int end : b.board.path_ends(path)) {
    if (is_served(b, end)) return false;
    own = own || town_owner(b, end) == seat;
  }
  return own;
}

bool holds_harbor(const Book& b, int seat) {
  const auto& held = b.player(seat).harbors_held;
  return std::any_of(held.begin(), held.end(), [](const auto& each) { return each.second > 0; });
}

}  // namespace

void lay_gifts(Book& b, const State& start) {
  if (!b.plays("tribal-gifts")) return;
  std::map<HarborKind, int> tokens;
  for (const auto& [name, pool] : b.game.scenario().harbor_pools)
    for (const auto& [kind, count] : pool) tokens[kind] += count;
  for (const auto& [place, mark] : b.game.scenario().marks) {
    Book::Gift gift{.path = b.board.find(std::get<Path>(place)), .kind = mark.kind};
    // Which token chance laid there is the record's beginning.
    for (std::size_t i = 0; i < b.game.facts().gifts.size(); ++i)
      if (b.game.facts().gifts[i].path.value() == gift.path) gift.harbor = start.gifts.harbor[i] - 1;
    if (gift.kind == MarkKind::GiftHarbor && gift.harbor >= 0)
      b.require(--tokens[static_cast<HarborKind>(gift.harbor)] >= 0, "a harbor lies there that is not left");
    b.require((gift.kind == MarkKind::GiftHarbor) == (gift.harbor >= 0), "a harbor lies where none is given");
    b.gifts.push_back(gift);
  }
}

void ship_meets_gift(Book& b, int seat, int path) {
  for (Book::Gift& gift : b.gifts) {
    if (gift.path != path || gift.taker >= 0 || b.routes.at(path).kind != Route::Ship) continue;
    gift.taker = seat;
    if (gift.kind == MarkKind::GiftPoint) ++b.player(seat).chits;
    if (gift.kind == MarkKind::GiftCard) owe(b, {.kind = tribal_gifts::task::draw_gift, .seat = seat});
    if (gift.kind == MarkKind::GiftHarbor) {
      ++b.player(seat).harbors_held[static_cast<HarborKind>(gift.harbor)];
      owe(b, {.kind = tribal_gifts::task::place_harbor, .seat = seat, .event = gift.harbor});
    }
  }
}

int cards_given_later(const Book& b) {
  return static_cast<int>(std::count_if(b.gifts.begin(), b.gifts.end(), [](const Book::Gift& gift) {
    return gift.kind == MarkKind::GiftCard && gift.taker < 0;
  }));
}

void draw_gift(Book& b, int seat, int kind) {
  forgive(b, owed(b, tribal_gifts::task::draw_gift, seat));
  if (kind < 0 || kind >= 5) return b.fault("development card {}", kind);
  b.require(b.developments[slot(kind)]-- > 0, "a development card is given that is not there");
  b.player(seat).developments.push_back({kind, b.turn_number});
}

bool can_place_harbor(const Book& b, int seat) {
  for (int path = 0; path < b.board.path_count(); ++path)
    if (takes_harbor(b, seat, path)) return true;
  return false;
}

bool has_harbor_to_place(const Book& b, int seat) {
  return holds_harbor(b, seat) && can_place_harbor(b, seat);
}

void owe_harbor_before_end(Book& b, int seat) {
  owe(b, {.kind = tribal_gifts::task::place_harbor, .seat = seat, .event = any_kind});
}

void place_harbor(Book& b, const std::optional<Task>& asked, int seat, const Action& action) {
  const auto kind = static_cast<HarborKind>(action.x);
  const int path = action.b;
  bool ends = false;
  if (asked) {
    Debt* debt = owed(b, tribal_gifts::task::place_harbor, seat);
    if (!debt) return;
    ends = debt->event == any_kind;
    b.require(ends || debt->event == action.x, "another harbor is placed than the one that was given");
    forgive(b, debt);
  }
  b.require(takes_harbor(b, seat, path) && is(b, action.a, Terrain::Sea),
            "a harbor is placed where none can");
  b.require(b.player(seat).harbors_held[kind]-- > 0, "a harbor is placed that nobody gave");
  b.harbors[path] = kind;
  if (!ends) return;
  has_harbor_to_place(b, seat) ? owe_harbor_before_end(b, seat) : pass_turn_on(b, seat);
}

std::set<std::pair<int, int>> harbor_choices(const Book& b, const std::optional<Task>& asked, int seat) {
  std::set<std::pair<int, int>> choices;
  const bool one = asked && asked->x != 0;
  if (asked && asked->kind != tribal_gifts::task::place_harbor) return choices;
  if (!asked && b.phase != Phase::Main && b.phase != Phase::Special) return choices;
  for (const auto& [kind, count] : b.player(seat).harbors_held)
    for (int path = 0; path < b.board.path_count(); ++path)
      if (count > 0 && takes_harbor(b, seat, path) && (!one || asked->x == 1 + static_cast<int>(kind)))
        choices.emplace(static_cast<int>(kind), path);
  return choices;
}

}  // namespace hexwright::referee
