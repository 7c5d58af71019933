#include <algorithm>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"

namespace hexwright {
namespace {

void list_discards(const ReadContext& read, const Task& task, Actions& actions) {
  seat_of(read, task.seat).hand.for_each_kind([&](Card card) {
    list_with(actions, ActionKind::Discard, card);
  });
}

void apply_discard(PlayContext& play, const Task& task, const Action& action) {
  if (play.tally) ++play.tally->discarded;
  pay_to_bank(play, task.seat, Cards(static_cast<Card>(action.x)));
  if (task.a > 1) do_next(play, task_for(task.seat, TaskKind::Discard, task.a - 1));
}

bool takes_pirate(const State& s, HexId hex) { return shows(s, hex, Terrain::Sea) && hex != s.pirate; }

[[gnu::flatten]] void list_robber(const ReadContext& context, const Task&, Actions& actions) {
  const bool pirate = moves_pirate(context);
  const bool limited = robber_is_limited(context.game.facts());
  // Nobody else sees this one: it does not change with an action that is appended.
  const ReadContext read = context;
  const auto list = [&](HexId hex) {
    if (takes_robber(read, hex, limited))
      list_at(actions, ActionKind::MoveRobber, hex);
    else if (pirate && takes_pirate(read.state, hex))
      list_at(actions, ActionKind::MovePirate, hex);
  };
  if (!pirate) {
    read.state.land.for_each(list);
  } else {
    for (const HexId hex : read.board().hexes()) list(hex);
  }
  if (actions.empty()) actions.push_back({.kind = ActionKind::Pass});
}

void apply_robber(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  (action.kind == ActionKind::MoveRobber ? play.state.robber : play.state.pirate) = action.a.hex();
  do_next(play, task_for(task.seat, TaskKind::Steal, action.a));
  if (action.kind == ActionKind::MoveRobber) happened(play, event::RobberMoved{task.seat, action.a.hex()});
}

/// Who else has a building at the robber's hex, or a ship at the pirate's: one bit each. BASE-07, SEA-04
unsigned victims(const ReadContext& read, const Task& task) {
  unsigned found = 0;
  const HexId hex = task.a.hex();
  const auto add = [&](SeatId seat) { found |= 1U << seat.value(); };
  if (hex == read.state.robber) {
    for (const IntersectionId corner : read.board().hex_intersections(hex))
      if (const BuildingPiece piece = building_at(read.state, corner); is_town(piece)) add(piece.seat());
  } else {
    for (const PathId path : read.board().hex_paths(hex))
      if (const RoutePiece piece = route_at(read.state, path); !piece.empty() && piece.kind() == Route::Ship)
        add(piece.seat());
  }
  return found & ~(1U << SeatId(task.seat).value());
}

/// A card of who has any, and what modules let one steal.
void list_victims(const ReadContext& read, const Task& task, Actions& actions) {
  for (unsigned left = victims(read, task); left != 0; left &= left - 1) {
    const SeatId seat(std::countr_zero(left));
    if (!seat_of(read, seat).hand.empty()) list_with(actions, ActionKind::Steal, seat);
    for (const auto list_more : read.game.hooks().list_thefts) list_more(read, task, seat, actions);
  }
}

bool nobody_to_steal_from(const ReadContext& read, const Task& task) {
  thread_local Actions thefts;
  thefts.clear();
  list_victims(read, task, thefts);
  return thefts.empty();
}

void apply_steal(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind != ActionKind::Steal)
    return play.game.hooks().turn_kinds[at(action.kind)](play, task.seat, action);
  if (play.tally) ++play.tally->robberies;
  hand_over(play, SeatId(action.x), task.seat, static_cast<Card>(action.c - 1));
}

}  // namespace

void weigh_stolen(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes) {
  const Cards hand = seat_of(read, SeatId(action.x)).hand;
  hand.for_each_kind([&](Card card) {
    outcomes.push_back({static_cast<std::uint16_t>(1 + static_cast<int>(card)), hand[card]});
  });
}

bool moves_pirate(const ReadContext& read) {
  return read.game.has_ships() && !is_forbidden(read, attempt::MovePirate{});
}

bool robber_sleeps(const ReadContext& read) { return is_forbidden(read, attempt::MoveRobber{}); }

void move_robber_now(PlayContext& play, SeatId seat) {
  if (!robber_sleeps(play)) do_later(play, task_for(seat, TaskKind::MoveRobber));
}

void seven_rolled(PlayContext& play) {
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    const int cards = play.seat(seat).hand.size();
    if (cards > play.game.facts().hand_limit && cards > hand_limit_of(play.game, play.state, seat))
      do_later(play, task_for(seat, TaskKind::Discard, cards / 2));
  }
  move_robber_now(play, play.state.turn);
}

constinit const TaskSpec discard{.kind = TaskKind::Discard,
                                 .list = list_discards,
                                 .apply = apply_discard,
                                 .prompt = N_("{0} discards; cards still to go: {1}"),
                                 .comes_first = N_("{0} has to discard first; cards still to go: {1}"),
                                 .why_not = why_no_discard};
constinit const TaskSpec move_robber{
    .kind = TaskKind::MoveRobber,
    .list = list_robber,
    .apply = apply_robber,
    .prompt = N_("{0} moves the robber or the pirate"),
    .comes_first = N_("{0} has to move the robber or the pirate first"),
    .label = [](const Decision& d) { return passes(d.action, N_("leave the robber: it can go nowhere")); },
    .describe = [](const Deed& deed) { return passed(deed, N_("{0} finds no place to move the robber to")); },
    .why_not = why_not_moved};
constinit const TaskSpec steal{.kind = TaskKind::Steal,
                               .list = list_victims,
                               .apply = apply_steal,
                               .idle = nobody_to_steal_from,
                               .at_hex = true,
                               .prompt = N_("{0} steals a card"),
                               .comes_first = N_("{0} has to steal a card first"),
                               .why_not = why_no_theft};

}  // namespace hexwright
