#include <algorithm>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/modules/yield.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/own/own.h"
#include "model/rules/volcano/eruption.h"

namespace hexwright::own {
namespace {

/// What a rule sets off may set off others; validation has seen that it ends, and this that it ends soon.
constexpr int most_at_once = 64;

unsigned kinds_of_step(const ReadContext& read, const Kinds& kinds, const Where& where) {
  if (!kinds.of_hex) return kinds.resources;
  if (where.hex == none || !is_known(read.state, where.hex)) return 0;
  const auto terrain = static_cast<Terrain>(read.state.terrain[where.hex]);
  const auto resource = resource_of(terrain);
  return resource ? 1U << static_cast<unsigned>(*resource) : 0;
}

Card card_at(unsigned kinds) { return resource_cards[static_cast<std::size_t>(std::countr_zero(kinds))]; }

/// How many settlements and cities of the seat are around the hex.
std::array<int, 2> buildings_around(const ReadContext& read, HexId hex, SeatId seat) {
  std::array<int, 2> count{};
  for (const IntersectionId corner : read.board().hex_intersections(hex)) {
    const BuildingPiece piece = building_at(read.state, corner);
    if (is_town(piece) && piece.of(seat) && !read.state.overturned.has(corner))
      ++count[piece.kind() == Building::City ? 1 : 0];
  }
  return count;
}

int count_of(const ReadContext& read, StepRef ref, const Step& step, SeatId who, const Where& where) {
  const Program& own = program(read.game);
  if (!own.is_rule(ref.script) || !own.rule(ref.script).around) {
    // What was built says which of two counts holds.
    const bool city = where.corner != none && is_town(building_at(read.state, where.corner)) &&
                      building_at(read.state, where.corner).kind() == Building::City;
    return value_of(read, step.count[city ? 1 : 0], who);
  }
  const auto around = buildings_around(read, where.hex, who);
  return around[0] * value_of(read, step.count[0], who) + around[1] * value_of(read, step.count[1], who);
}

void take(PlayContext& play, SeatId who, Card card, int count) { take_from_bank(play, who, card, count); }

void strike(PlayContext& play, const Step& step, const Where& where) {
  const IntersectionId corner = where.corner != none ? where.corner : IntersectionId(play.state.die_corner);
  if (corner == none) return;
  const BuildingPiece piece = building_at(play.state, corner);
  if (!is_town(piece)) return;
  const bool city = piece.kind() == Building::City;
  if ((step.struck & (city ? a_city : a_settlement)) == 0) return;
  if (step.shrinks && volcano::shrinks_when_struck(city, play.seat(piece.seat()).settlements))
    shrink_city(play, corner);
  else
    remove_building(play, corner);
}

void move_piece(PlayContext& play, const Step& step) {
  if (step.pirate ? !play.game.has_ships() : robber_sleeps(play)) return;
  for (const HexId hex : play.board().hexes()) {
    if (!is_known(play.state, hex) || !step.terrains.contains(static_cast<Terrain>(play.state.terrain[hex])))
      continue;
    (step.pirate ? play.state.pirate : play.state.robber) = hex;
    return;
  }
}

void step_number(PlayContext& play, const Step& step, HexId hex) {
  if (hex == none || play.state.number[hex] == 0) return;
  int number = play.state.number[hex];
  do number += step.up ? 1 : -1;
  while (number == 7);
  if (is_legal_number(number)) set_number(play, hex, number);
}

Task asking(StepRef ref, SeatId who, const Where& where, int count) {
  return {.kind = task::ask,
          .seat = who,
          .x = static_cast<std::uint8_t>(std::clamp(count, 0, 255)),
          .a = ref.code(),
          .b = ActionField(packed(where))};
}

/// Does a step that asks nobody; false where somebody has to be asked first.
bool do_now(PlayContext& play, StepRef ref, const Step& step, SeatId who, const Where& where) {
  using enum Step::Kind;
  const auto n = [&] { return count_of(play, ref, step, who, where); };
  switch (step.kind) {
    case Take: {
      const unsigned kinds = kinds_of_step(play, step.what, where);
      if (kinds != 0 && !step.may && std::has_single_bit(kinds))
        return take(play, who, card_at(kinds), n()), true;
      return kinds == 0 || n() <= 0;
    }
    case Pay:
      return n() <= 0;
    case Swap:
    case Roll:
      return false;
    case Gain:
      return change_counter(play, who, step.counter, n()), true;
    case Lose:
      return change_counter(play, who, step.counter, -n()), true;
    case Points: {
      auto& given = play.seat(who).own_points;
      const int more = std::max(n(), -static_cast<int>(given));
      given = static_cast<std::uint8_t>(given + more);
      return add_points(play, who, more), true;
    }
    case Strike:
      return strike(play, step, where), true;
    case Move:
      return move_piece(play, step), true;
    case Number:
      return step_number(play, step, where.hex), true;
    case Build:
      return do_later(play, task_for(who, TaskKind::FreeRoute, n())), true;
  }
  return true;
}

}  // namespace

void change_counter(PlayContext& play, SeatId seat, int counter, int by) {
  const Program& own = program(play.game);
  const auto place = static_cast<std::size_t>(counter);
  const Counter& its = own.book.counters[place];
  const int before = counter_of(play, seat, counter);
  int most = its.most;
  if (its.supply > 0 && !its.of_table) {
    int others = 0;
    for (const SeatId other : play.game.seats())
      others += other == seat ? 0 : counter_of(play, other, counter);
    most = std::min(most, its.supply - others);
  }
  const int after = std::clamp(before + by, 0, std::max(most, 0));
  if (after == before) return;
  const auto kept = static_cast<std::uint16_t>(after);
  if (its.of_table)
    play.state.table_counters[place] = kept;
  else if (own.book.stand_in && own.book.stand_in->counter == counter)
    play.seat(seat).discoveries = kept;
  else
    play.seat(seat).own_counters[place] = kept;
  if (after < before) return;
  for (const int rule : own.on_reached) {
    const Trigger& when = own.rule(rule).when;
    if (when.counter != counter) continue;
    const bool reached = when.every > 0 ? after / when.every > before / when.every
                                        : before < when.count && after >= when.count;
    if (reached) fire(play, rule, seat, {});
  }
}

void run(PlayContext& play, StepRef from, SeatId who, const Where& where, bool at_once) {
  const std::vector<Step>& steps = program(play.game).steps(from.script);
  for (int i = from.step; i < static_cast<int>(steps.size()); ++i) {
    const Step& step = steps[at(i)];
    if (step.on.any() && !step.on.test(std::min<std::size_t>(play.state.last_die, step.on.size() - 1)))
      continue;
    const StepRef ref(from.script, i);
    if (do_now(play, ref, step, who, where)) continue;
    if (play.state.task_count >= most_tasks - 8) return;
    const bool last = i + 1 == static_cast<int>(steps.size());
    const int count = step.kind == Step::Kind::Swap   ? value_of(play, step.count[0], who)
                      : step.kind == Step::Kind::Roll ? 1
                                                      : count_of(play, ref, step, who, where);
    Task waiting = asking(ref, who, where, count);
    // Cards of choice are taken as from a gold field where nothing comes after them.
    if (step.kind == Step::Kind::Take && last && !step.may && kinds_of_step(play, step.what, where) == 31) {
      waiting = task_for(who, TaskKind::TakeCard, count);
      waiting.x = step.same ? 1 : 0;
    }
    return at_once ? do_next(play, waiting) : do_later(play, waiting);
  }
}

void fire(PlayContext& play, int number, SeatId who, const Where& where) {
  static thread_local int depth = 0;
  const Rule& rule = program(play.game).rule(number);
  if (depth >= most_at_once) return;
  ++depth;
  const auto once = [&](SeatId seat) {
    for (const Condition& each : rule.conditions) {
      if (each.kind != Condition::Kind::Once) continue;
      auto& bits = each.by_seat ? play.seat(seat).once : play.state.once_in_game;
      bits |= 1U << static_cast<unsigned>(each.slot);
    }
  };
  const auto run_for = [&](SeatId seat) {
    if (!all_hold(play, rule.conditions, seat, where)) return;
    once(seat);
    run(play, {number, 0}, seat, where);
  };
  const auto from_turn_on = [&](bool with_first, auto does) {
    for (int i = with_first ? 0 : 1; i < play.game.players(); ++i) does(play.game.after(play.state.turn, i));
  };
  if (rule.around)
    from_turn_on(true, [&](SeatId seat) {
      const auto around = buildings_around(play, where.hex, seat);
      if (around[0] + around[1] > 0) run_for(seat);
    });
  else if (rule.doer == Doer::Everyone || rule.doer == Doer::Others)
    from_turn_on(rule.doer == Doer::Everyone, run_for);
  else
    run_for(rule.doer == Doer::Roller ? SeatId(play.state.turn) : who);
  --depth;
}

namespace {

/// Cards of choice that an action costs.
bool is_price(StepRef ref) { return ref.step == StepRef::of_price; }

const Step& step_of(const ReadContext& read, StepRef ref) {
  return program(read.game).steps(ref.script)[at(ref.step)];
}

void list_takes(const ReadContext& read, unsigned kinds, Actions& actions) {
  for (const Card card : resource_cards)
    if ((kinds >> static_cast<unsigned>(card) & 1U) != 0 && read.state.bank[card] > 0)
      list_with(actions, ActionKind::TakeCard, card);
}
void list_payments(const ReadContext& read, SeatId seat, unsigned kinds, Actions& actions) {
  for (const Card card : resource_cards)
    if ((kinds >> static_cast<unsigned>(card) & 1U) != 0 && seat_of(read, seat).hand[card] > 0)
      list_with(actions, ActionKind::PayCard, card);
}

/// Cards that lie before their owner are its own too; a swap asks for what is given first, then for what is
/// taken.
void list_ask(const ReadContext& read, const Task& task, Actions& actions) {
  const StepRef ref(task.a);
  if (is_price(ref)) return list_payments(read, task.seat, 31, actions);
  const Step& step = step_of(read, ref);
  const Where where = where_of(static_cast<std::uint16_t>(task.b.value()));
  switch (step.kind) {
    case Step::Kind::Take:
      list_takes(read, kinds_of_step(read, step.what, where), actions);
      if (step.may && !actions.empty()) actions.push_back({.kind = ActionKind::Pass});
      return;
    case Step::Kind::Pay:
      if (!step.random) return list_payments(read, task.seat, kinds_of_step(read, step.what, where), actions);
      if (!seat_of(read, task.seat).hand.resources().empty()) actions.push_back({.kind = action::lose});
      return;
    case Step::Kind::Swap:
      if (task.x == 0) return list_takes(read, step.get.resources, actions);
      list_payments(read, task.seat, kinds_of_step(read, step.what, where), actions);
      if (step.may && task.x == value_of(read, step.count[0], task.seat))
        actions.push_back({.kind = ActionKind::Pass});
      return;
    case Step::Kind::Roll:
      return list_at(actions, action::roll, task.a);
    default:
      return;
  }
}

/// Whoever has too few for a swap is not asked.
bool has_nothing_to_choose(const ReadContext& read, const Task& task) {
  const StepRef ref(task.a);
  thread_local Actions found;
  found.clear();
  list_ask(read, task, found);
  if (found.empty() || is_price(ref)) return found.empty();
  const Step& step = step_of(read, ref);
  if (step.kind != Step::Kind::Swap) return false;
  if (task.x == 0) return false;
  int cards = 0;
  const Where where = where_of(static_cast<std::uint16_t>(task.b.value()));
  const unsigned kinds = kinds_of_step(read, step.what, where);
  for (const Card card : resource_cards)
    if ((kinds >> static_cast<unsigned>(card) & 1U) != 0) cards += seat_of(read, task.seat).hand[card];
  return cards < task.x;
}

/// Nothing can be chosen, and nothing comes after it.
bool is_idle(const ReadContext& read, const Task& task) {
  const StepRef ref(task.a);
  const bool last =
      !is_price(ref) && ref.step + 1 == static_cast<int>(program(read.game).steps(ref.script).size());
  return last && has_nothing_to_choose(read, task);
}
void list_or_pass(const ReadContext& read, const Task& task, Actions& actions) {
  if (has_nothing_to_choose(read, task))
    actions.push_back({.kind = ActionKind::Pass});
  else
    list_ask(read, task, actions);
}

int die_result(const Step& step, std::uint16_t outcome) {
  return step.dice == 2 ? outcome : std::min<int>(outcome, step.sides);
}

void go_on(PlayContext& play, const Task& task, StepRef ref) {
  run(play, StepRef(ref.script, is_price(ref) ? 0 : ref.step + 1), task.seat,
      where_of(static_cast<std::uint16_t>(task.b.value())), true);
}

void apply_ask(PlayContext& play, const Task& task, const hexwright::Action& done) {
  const StepRef ref(task.a);
  Task rest = task;
  if (task.x > 0) --rest.x;
  const auto card = static_cast<Card>(done.x);
  if (done.kind == action::roll) {
    const Step& step = step_of(play, ref);
    play.state.last_die = static_cast<std::uint8_t>(die_result(step, done.c));
    const Where where = where_of(static_cast<std::uint16_t>(task.b.value()));
    play.state.die_corner = none;
    if (step.to_corner && where.hex != none)
      play.state.die_corner = volcano::struck_intersection(play.board(), where.hex, done.c);
    return go_on(play, task, ref);
  }
  if (done.kind == ActionKind::Pass) return go_on(play, task, ref);
  const bool swap = !is_price(ref) && step_of(play, ref).kind == Step::Kind::Swap;
  if (done.kind == action::lose)
    pay_to_bank(play, task.seat, Cards(static_cast<Card>(done.c - 1)));
  else if (done.kind == ActionKind::PayCard)
    pay_to_bank(play, task.seat, Cards(card));
  else if (done.kind == ActionKind::TakeCard)
    take(play, task.seat, card, 1);
  const bool more = swap ? done.kind == ActionKind::PayCard : rest.x > 0;
  if (more && !has_nothing_to_choose(play, rest)) return do_next(play, rest);
  go_on(play, task, ref);
}

void list_second_roll(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::again});
}

void apply_second_roll(PlayContext& play, const Task&, const hexwright::Action& done) {
  play.state.dice = static_cast<std::uint8_t>(first_die(done.c) + second_die(done.c));
  if (play.tally) ++play.tally->rolls[play.state.dice];
  bring_roll(play);
}

Message prompt_of(const NarratorWords& words, const State&, const Task& task) {
  const StepRef ref(task.a);
  const Program& own = program(words.game());
  const std::string title =
      own.is_rule(ref.script) ? own.rule(ref.script).title : own.action_of(ref.script).title;
  const std::string player = words.player(task.seat);
  if (is_price(ref))
    return {N_("{0} pays for \"{1}\"; cards still to pay: {2}"), {player, title, std::to_string(task.x)}};
  switch (own.steps(ref.script)[at(ref.step)].kind) {
    case Step::Kind::Roll:
      return {N_("{0} rolls a die for \"{1}\""), {player, title}};
    case Step::Kind::Take:
      return {N_("{0} takes cards for \"{1}\"; still to take: {2}"), {player, title, std::to_string(task.x)}};
    default:
      return {N_("{0} pays or swaps cards for \"{1}\""), {player, title}};
  }
}

}  // namespace

constinit const TaskSpec ask{
    .kind = task::ask,
    .list = list_or_pass,
    .apply = apply_ask,
    .idle = is_idle,
    .comes_first = N_("{0} has to decide about an own rule of this scenario first"),
    .describe_prompt = prompt_of,
    .label =
        [](const Decision& d) {
          return d.action.kind == ActionKind::Pass ? Message{N_("leave it")} : Message{};
        },
    .describe =
        [](const Deed& deed) {
          return deed.action.kind == ActionKind::Pass ? deed.by(N_("{0} leaves it")) : Message{};
        }};
constinit const TaskSpec roll_again{.kind = task::roll_again,
                                    .list = list_second_roll,
                                    .apply = apply_second_roll,
                                    .prompt = N_("{0} rolls the dice a second time"),
                                    .comes_first = N_("{0} has to roll the dice a second time first")};

}  // namespace hexwright::own
