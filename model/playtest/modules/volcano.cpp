#include <array>

#include "playtest/modules/modules.h"
#include "playtest/modules/yield.h"
#include "playtest/table/base_table.h"
#include "rules/volcano/eruption.h"

namespace hexwright {
namespace {

/// The robber keeps the gold back, and nothing else. VOL-03, VOL-07
void give_gold(Table& t, Number hex) {
  if (!t.game.facts().gold_volcano || !shows(t.state, hex, Terrain::Volcano) || hex == t.state.robber) return;
  const auto yields = yields_of(t, hex);
  for (int i = 0; i < t.game.players(); ++i) {
    const int seat = (t.state.turn + i) % t.game.players();
    const int count = yields[static_cast<std::size_t>(seat)];
    if (count == 0) continue;
    do_later(t, task_for(seat, What::TakeCard, count));
    if (t.tally) t.tally->hex_cards[static_cast<std::size_t>(hex)] += static_cast<std::uint16_t>(count);
  }
}

/// Volcanoes wait until everybody has taken what the roll brings. VOL-07
void stir(Table& t, int roll, const Given&) {
  t.state.numbered[static_cast<std::size_t>(roll)].for_each([&](Number hex) {
    if (shows(t.state, hex, Terrain::Volcano)) do_later(t, task_for(t.state.turn, What::Erupt, hex));
  });
}

void list_erupt(const Look&, const Task& task, Actions& actions) {
  actions.push_back(action_at(ActionKind::Erupt, task.a));
}

void weigh_die(const Look&, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (std::uint16_t die = 1; die <= 6; ++die) outcomes.push_back({die, 1});
}

/// VOL-04, VOL-05
void erupt(Table& t, const Task& task, const Action& action) {
  if (t.tally) ++t.tally->eruptions;
  const Number struck = volcano::struck_intersection(t.board(), task.a, action.c);
  const BuildingPiece piece = building_at(t.state, struck);
  if (!is_town(piece)) return;
  if (volcano::shrinks_when_struck(piece.kind() == Building::City, t.seat(piece.seat()).settlements))
    shrink_city(t, struck);
  else
    remove_building(t, struck);
}

constexpr std::array volcano_tasks{TaskRule{What::Erupt, list_erupt, erupt, nullptr}};
constexpr std::array volcano_chances{ChanceRule{ActionKind::Erupt, weigh_die}};

}  // namespace

constinit const TableRules volcano_table{.module = "volcano",
                                         .tasks = volcano_tasks,
                                         .chances = volcano_chances,
                                         .hex_rolled = give_gold,
                                         .produced = stir};

}  // namespace hexwright
