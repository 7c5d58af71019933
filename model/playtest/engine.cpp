#include "model/playtest/engine.h"

#include <algorithm>
#include <cassert>

#include "model/board/index.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

const TaskSpec& rule_of(const Game& game, const Task& task) { return game.hooks().tasks[at(task.kind)]; }

Task take_first(State& s) {
  const Task first = s.tasks[0];
  std::copy(s.tasks.begin() + 1, s.tasks.begin() + s.task_count, s.tasks.begin());
  s.tasks[--s.task_count] = {};
  return first;
}

/// Tasks that have become pointless are dropped.
void drop_idle_tasks(PlayContext& play) {
  while (play.state.task_count > 0) {
    const auto idle = rule_of(play.game, play.state.tasks[0]).idle;
    if (!idle || !idle(play, play.state.tasks[0])) return;
    take_first(play.state);
  }
}

[[gnu::noinline]] void list_main(const ReadContext& read, SeatId seat, Actions& actions) {
  actions.push_back({.kind = ActionKind::EndTurn});
  list_building(read, seat, actions);
  list_development_purchases(read, seat, actions);
  if (read.state.phase == Phase::Main) {
    list_development_plays(read, seat, actions);
    list_trades(read, seat, actions);
    if (read.game.has_ships()) list_ships(read, seat, actions);
  }
  for (const auto list : read.game.hooks().lists) list(read, seat, actions);
}

void apply_in_turn(PlayContext& play, SeatId seat, const Action& action) {
  const auto rule = play.game.hooks().turn_kinds[at(action.kind)];
  assert(rule);
  rule(play, seat, action);
}

void end_game(State& s, SeatId winner) {
  s.winner = winner;
  s.phase = Phase::Over;
  s.task_count = 0;
  s.tasks = {};
}

/// BASE-11
void look_for_winner(PlayContext& play) {
  State& s = play.state;
  for (const auto ended : play.game.hooks().ended)
    if (const auto winner = ended(play)) return end_game(s, *winner);
  if (s.phase != Phase::BeforeRoll && s.phase != Phase::Main) return;
  if (points(s, s.turn) < play.game.least_to_win()) return;
  if (s.task_count > 0 && rule_of(play.game, s.tasks[0]).holds_victory) return;
  if (is_forbidden(play, attempt::Win{s.turn})) return;
  end_game(s, s.turn);
}

// Few actions draw or roll, and all would pay for what that has to keep.
[[gnu::noinline]] std::uint16_t drawn(const ReadContext& read, const Action& action,
                                      decltype(ActionSpec::weigh) weigh, Random& random) {
  thread_local std::vector<WeighedOutcome> found;
  found.clear();
  weigh(read, action, found);
  std::uint32_t all = 0;
  for (const auto& [outcome, weight] : found) all += static_cast<std::uint32_t>(weight);
  std::uint32_t n = random.below(all);
  auto it = found.begin();
  for (; n >= static_cast<std::uint32_t>(it->weight); ++it) n -= static_cast<std::uint32_t>(it->weight);
  return it->outcome;
}

/// Nobody is asked in the special building phase who could only decline.
void skip_idle_builders(PlayContext& play, Actions& scratch) {
  while (play.state.phase == Phase::Special && play.state.task_count == 0) {
    scratch.clear();
    list_main(play, play.state.special, scratch);
    if (scratch.size() > 1) return;
    end_turn(play);
  }
}

/// Of its six sides three show the ship.
EventDie event_rolled_by(Random& random) {
  constexpr std::array sides{EventDie::Ship,  EventDie::Ship,     EventDie::Ship,
                             EventDie::Trade, EventDie::Politics, EventDie::Science};
  return sides[random.below(sides.size())];
}

[[gnu::noinline]] std::uint16_t rolled(const ReadContext& read, Random& random) {
  int one = 0, other = 0;
  do {
    const std::uint32_t both = random.below(36);
    one = static_cast<int>(both / 6 + 1), other = static_cast<int>(both % 6 + 1);
  } while (rolls_again(read, one, other));
  return read.game.has_event_die() ? dice_outcome(one, other, event_rolled_by(random))
                                   : dice_outcome(one, other);
}

}  // namespace

void do_before_others(PlayContext& play, const Task& task, int position) {
  State& s = play.state;
  assert(position <= s.task_count);
  if (s.task_count == most_tasks) return;
  const auto where = s.tasks.begin() + position;
  std::copy_backward(where, s.tasks.begin() + s.task_count, s.tasks.begin() + s.task_count + 1);
  *where = task;
  ++s.task_count;
}

SeatId actor(const State& state) {
  if (state.task_count > 0) return state.tasks[0].seat;
  switch (state.phase) {
    case Phase::Over:
      return none;
    case Phase::Special:
      return state.special;
    default:
      return state.turn;
  }
}

void legal_actions(const Game& game, const State& state, Actions& actions) {
  actions.clear();
  const ReadContext read{game, state};
  if (const Task* task = state.task()) {
    rule_of(game, *task).list(read, *task, actions);
    return;
  }
  switch (state.phase) {
    case Phase::FoundSettlement:
    case Phase::FoundRoute:
      return list_founding(read, actions);
    case Phase::BeforeRoll:
      actions.push_back({.kind = ActionKind::Roll});
      list_development_plays(read, state.turn, actions);
      for (const auto list : game.hooks().lists_before_roll) list(read, state.turn, actions);
      return;
    case Phase::Main:
    case Phase::Special:
      return list_main(read, actor(state), actions);
    case Phase::Over:
      return;
  }
}

std::vector<WeighedOutcome> outcomes(const Game& game, const State& state, const Action& action) {
  std::vector<WeighedOutcome> found;
  if (const auto weigh = game.hooks().chances[at(action.kind)]) weigh({game, state}, action, found);
  return found;
}

void resolve(const Game& game, const State& state, Action& action, Random& random) {
  const auto weigh = game.hooks().chances[at(action.kind)];
  if (!weigh) return;
  action.c = action.kind == ActionKind::Roll ? rolled({game, state}, random)
                                             : drawn({game, state}, action, weigh, random);
}

void apply(const Game& game, State& state, const Action& action, Tally* tally) {
  PlayContext play{game, state, tally};
  if (state.task_count > 0) {
    const Task task = take_first(state);
    rule_of(game, task).apply(play, task, action);
  } else if (state.phase == Phase::FoundSettlement || state.phase == Phase::FoundRoute) {
    apply_founding(play, action);
  } else {
    apply_in_turn(play, actor(state), action);
  }
  if (play.route_changes.any() && !is_route_in_hand(state)) award_longest_route(play);
  drop_idle_tasks(play);
  if (state.phase == Phase::Special) {
    thread_local Actions scratch;
    skip_idle_builders(play, scratch);
  }
  look_for_winner(play);
}

}  // namespace hexwright
