#include <algorithm>

#include "board/index.h"
#include "playtest/modules/desolation.h"
#include "playtest/table/base_table.h"
#include "rules/desolation/devaluing.h"
#include "rules/desolation/isolation.h"

namespace hexwright::desolation {
namespace {

constexpr int hexes_a_building = 2;  // DES-02

/// The hexes of the home island that can lose value: all of them, those beside any building, and those beside
/// one of the seat. DES-04
struct Choice {
  HexBits all, developed, own;
};

Choice choice_of(const Look& l, int seat) {
  Choice choice;
  l.game.facts().home.for_each([&](Number hex) {
    if (l.state.number[at(hex)] == 0) return;
    choice.all.add(hex);
    for (const Number corner : l.board().hex_intersections(hex)) {
      const BuildingPiece piece = building_at(l.state, corner);
      if (!is_town(piece)) continue;
      choice.developed.add(hex);
      if (piece.of(seat)) choice.own.add(hex);
    }
  });
  return choice;
}

/// Both beside buildings, one of them beside one's own, as far as there are such hexes. DES-04
bool may_pair(const Choice& choice, Number one, Number other) {
  const int developed = (choice.developed.has(one) ? 1 : 0) + (choice.developed.has(other) ? 1 : 0);
  return one != other && developed >= std::min(hexes_a_building, choice.developed.count()) &&
         (choice.own.empty() || choice.own.has(one) || choice.own.has(other));
}

void list_devalue(const Look& l, const Task& task, Actions& actions) {
  const Choice choice = choice_of(l, task.seat);
  const auto add = [&](Number hex) { actions.push_back(action_at(ActionKind::Devalue, hex)); };
  choice.all.for_each([&](Number hex) {
    const bool fits = task.b != no_place ? may_pair(choice, task.b, hex)
                      : task.a == 1
                          ? true
                          : choice.all.any_of([&](Number other) { return may_pair(choice, hex, other); });
    if (fits) add(hex);
  });
}

/// The token of the next step, or of the first one below of which a spare one is left; 0 when there is none.
/// Without a pool for them there are as many as it takes.
int next_token(const Look& l, int number) {
  const int pool = l.game.facts().spare_tokens;
  auto next = devalued(number);
  while (next && pool != none && l.state.token_pools[at(pool)][at(*next)] == 0) next = devalued(*next);
  return next.value_or(0);
}

void exchange_token(Table& t, Number hex, int number) {
  if (const int pool = t.game.facts().spare_tokens; pool != none) {
    auto& spare = t.state.token_pools[at(pool)];
    ++spare[t.state.number[at(hex)]];
    if (number != 0) --spare[at(number)];
  }
  set_number(t, hex, number);
}

/// DES-05
void remove_isolated(Table& t, Number hex) {
  for (const Number corner : t.board().hex_intersections(hex))
    if (is_town(building_at(t.state, corner)) && is_isolated(hexes_around(t, corner)))
      remove_building(t, corner);
  for (const Number path : t.board().hex_paths(hex))
    if (!route_at(t.state, path).empty() && is_isolated(hexes_beside(t, path))) remove_route(t, path);
}

/// DES-02, DES-03
void lose_value(Table& t, Number hex) {
  const int next = next_token(t, t.state.number[at(hex)]);
  exchange_token(t, hex, next);
  if (next != 0) return;
  set_terrain(t, hex, Terrain::Desert);
  if (t.tally) ++t.tally->deserts_made;
}

/// Both are chosen before either loses value, so that the second choice is the one that the rules meant; what
/// both isolate goes at once. DES-09
void apply_devalue(Table& t, const Task& task, const Action& action) {
  if (task.a > 1) return do_next(t, task_for(task.seat, What::Devalue, task.a - 1, action.a));
  const Number chosen[] = {task.b == no_place ? none : Number{task.b}, action.a};
  for (const Number hex : chosen)
    if (hex != none) lose_value(t, hex);
  for (const Number hex : chosen)
    if (hex != none && shows(t.state, hex, Terrain::Desert)) remove_isolated(t, hex);
}

void list_deserts(const Look& l, const Task&, Actions& actions) {
  for (Number hex = 0; hex < l.board().hex_count(); ++hex)
    if (shows(l.state, hex, Terrain::Desert)) actions.push_back(action_at(ActionKind::RobberToDesert, hex));
}

bool has_no_desert(const Look& l, const Task&) {
  for (Number hex = 0; hex < l.board().hex_count(); ++hex)
    if (shows(l.state, hex, Terrain::Desert)) return false;
  return true;
}

void apply_robber(Table& t, const Task&, const Action& action) { t.state.robber = action.a; }

}  // namespace

void dry_out(Table& t, int seat) {
  do_later(t, task_for(seat, What::RobberToDesert));
  const int hexes = std::min(hexes_a_building, choice_of(t, seat).all.count());
  if (hexes > 0) do_later(t, task_for(seat, What::Devalue, hexes, no_place));
}

constinit const TaskRule robber_to_desert{What::RobberToDesert, list_deserts, apply_robber, has_no_desert};
constinit const TaskRule devalue{What::Devalue, list_devalue, apply_devalue, nullptr};

}  // namespace hexwright::desolation
