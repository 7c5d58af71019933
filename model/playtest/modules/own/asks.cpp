#include <algorithm>
#include <functional>

#include "model/board/die_corner.h"
#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/own/counting.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/modules/own/witness.h"
#include "model/playtest/table/base_table.h"

// Steps that wait for somebody's decision, or for chance.

namespace hexwright::own {
namespace {

/// Cards of choice that an action costs.
bool is_price(StepRef ref) { return ref.step == StepRef::of_price; }

const Step& step_of(const ReadContext& read, StepRef ref) {
  return program(read.game).steps(ref.script)[at(ref.step)];
}

bool is_of(const ReadContext& read, StepRef ref, Step::Kind kind) {
  return !is_price(ref) && step_of(read, ref).kind == kind;
}

void list_takes(const ReadContext& read, unsigned kinds, Actions& actions) {
  for (const Card card : resource_cards)
    if (has_kind(kinds, card) && read.state.bank[card] > 0) list_with(actions, ActionKind::TakeCard, card);
}
void list_payments(Cards hand, unsigned kinds, Actions& actions) {
  for (const Card card : resource_cards)
    if (has_kind(kinds, card) && hand[card] > 0) list_with(actions, ActionKind::PayCard, card);
}

bool waits_for_receiver(const Step& step, const Task& task) {
  return step.to == Step::Receiver::Others && Remembered::receiver(task) == 0;
}

/// Some step before it has chosen the place.
bool follows_a_choice(const ReadContext& read, StepRef ref) {
  const auto& steps = program(read.game).steps(ref.script);
  return std::any_of(steps.begin(), steps.begin() + ref.step,
                     [](const Step& step) { return step.kind == Step::Kind::Choose; });
}

/// Those of steps before it in the same script are kept.
void note_choice(PlayContext& play, StepRef ref, bool is_first, const hexwright::Action& done) {
  auto& chosen = play.state.chosen;
  if (is_first && !follows_a_choice(play, ref)) chosen = {};
  if (const auto free = std::ranges::find(chosen, 0); free != chosen.end())
    *free = code_of_chosen(place_of_choice(done));
}

/// Cards that lie before their owner are its own too; a swap asks for what is given first, then for what is
/// taken.
void list_ask(const ReadContext& read, const Task& task, Actions& actions) {
  const StepRef ref(task.a);
  const Cards hand = seat_of(read, task.seat).hand;
  if (is_price(ref)) return list_payments(hand, 31, actions);
  const Step& step = step_of(read, ref);
  const Where where = where_of(task);
  switch (step.kind) {
    case Step::Kind::Take:
      list_takes(read, kinds_of_step(read, step.what, where), actions);
      if (step.may && !actions.empty()) actions.push_back({.kind = ActionKind::Pass});
      return;
    case Step::Kind::Steal:
      for (const SeatId victim : victims_of(read, step, task.seat))
        list_with(actions, ActionKind::Steal, victim);
      if (step.may && !actions.empty()) actions.push_back({.kind = ActionKind::Pass});
      return;
    case Step::Kind::Choose:
      list_choices(read, step, task.seat, actions);
      leave_out_unwanted(read, step, task.seat, task.x, actions);
      if (step.may && !actions.empty()) actions.push_back({.kind = ActionKind::Pass});
      return;
    case Step::Kind::Give:
      if (!waits_for_receiver(step, task))
        return list_payments(hand, kinds_of_step(read, step.what, where), actions);
      [[fallthrough]];
    case Step::Kind::GiveCounter:
      for (const SeatId other : read.game.seats())
        if (other != task.seat) list_with(actions, action::choose_player, other);
      return;
    case Step::Kind::Pay:
      if (!step.random) return list_payments(hand, kinds_of_step(read, step.what, where), actions);
      if (!seat_of(read, task.seat).hand.resources().empty()) actions.push_back({.kind = action::lose});
      return;
    case Step::Kind::Swap:
      if (step.together) {
        list_swaps(read, step, where, task.seat, actions);
        if (step.may && !actions.empty()) actions.push_back({.kind = ActionKind::Pass});
        return;
      }
      if (task.x == 0) return list_takes(read, step.get.resources, actions);
      list_payments(tradable(seat_of(read, task.seat)), kinds_of_step(read, step.what, where), actions);
      if (step.may && task.x == value_of(read, step.count[0], task.seat))
        actions.push_back({.kind = ActionKind::Pass});
      return;
    case Step::Kind::Roll:
      return list_at(actions, action::roll, task.a);
    case Step::Kind::Draw:
      if (step.deck == Step::development_deck) return actions.push_back({.kind = action::draw_development});
      return list_at(actions, action::draw, task.a);
    default:
      return;
  }
}

/// Places that were chosen before are left out of a step that chooses others.
bool any_place_is_left(const ReadContext& read, const Step& step, const Task& task) {
  const bool others = step.other || task.x < step.count[0].number;
  return any_choice(read, step, task.seat,
                    [&](const Where& where) { return !others || !was_chosen(read.state, where); });
}

/// Whoever has too few for a swap is not asked.
bool has_too_few(const ReadContext& read, const Task& task) {
  const StepRef ref(task.a);
  if (is_price(ref)) return false;
  const Step& step = step_of(read, ref);
  if (step.kind != Step::Kind::Swap || step.together || task.x == 0) return false;
  int cards = 0;
  const Where where = where_of(task);
  const unsigned kinds = kinds_of_step(read, step.what, where);
  for (const Card card : resource_cards)
    if (has_kind(kinds, card)) cards += tradable(seat_of(read, task.seat))[card];
  return cards < task.x;
}

bool has_nothing_to_choose(const ReadContext& read, const Task& task) {
  const StepRef ref(task.a);
  if (is_of(read, ref, Step::Kind::Choose)) return !any_place_is_left(read, step_of(read, ref), task);
  thread_local Actions found;
  found.clear();
  list_ask(read, task, found);
  return found.empty() || has_too_few(read, task);
}

/// It was about a building that is lost.
bool has_lost_its_building(const ReadContext& read, const Task& task) {
  const StepRef ref(task.a);
  const Program& own = program(read.game);
  if (!own.is_rule(ref.script)) return false;
  const Rule& rule = own.rule(ref.script);
  if (!rule.each_building && rule.when.event != Trigger::Event::Produced) return false;
  if (follows_a_choice(read, ref)) return false;
  const IntersectionId corner = where_of(task).corner;
  return corner != none && !is_town(building_at(read.state, corner));
}

/// Nothing can be chosen, and nothing comes after it.
bool is_idle(const ReadContext& read, const Task& task) {
  const StepRef ref(task.a);
  if (has_lost_its_building(read, task)) return true;
  const bool last =
      !is_price(ref) && (ref.step + 1 == static_cast<int>(program(read.game).steps(ref.script).size()) ||
                         is_of(read, ref, Step::Kind::Choose));
  return last && has_nothing_to_choose(read, task);
}
void list_or_pass(const ReadContext& read, const Task& task, Actions& actions) {
  if (has_lost_its_building(read, task)) return;
  const std::size_t before = actions.size();
  if (!has_too_few(read, task)) list_ask(read, task, actions);
  if (actions.size() == before) actions.push_back({.kind = ActionKind::Pass});
}

int die_result(const Step& step, std::uint16_t outcome) {
  return step.dice == 2 ? outcome : std::min<int>(outcome, step.sides);
}

void go_on_at(PlayContext& play, const Task& task, StepRef ref, const Where& where) {
  run(play, StepRef(ref.script, is_price(ref) ? 0 : ref.step + 1), task.seat, where, true);
}
void go_on(PlayContext& play, const Task& task, StepRef ref) { go_on_at(play, task, ref, where_of(task)); }

/// What follows happens at each of the places that the step has chosen, in turn, once all are: what is
/// decided there waits its turn.
void go_on_at_all(PlayContext& play, const Task& task, StepRef ref, int chosen) {
  for (const Where& place : last_chosen(play.state, chosen))
    run(play, StepRef(ref.script, ref.step + 1), task.seat, place);
}

/// `task`: as it was before this place was chosen, or nothing was.
void apply_choice(PlayContext& play, const Task& task, StepRef ref, const hexwright::Action& done) {
  const Step& step = step_of(play, ref);
  const int before = step.count[0].number - task.x;
  const bool passed = done.kind == ActionKind::Pass;
  Task rest = task;
  --rest.x;
  if (!passed) note_choice(play, ref, before == 0, done);
  if (!passed) count_place(play, ref.script, place_of_choice(done));
  if (step.together) {
    if (!passed && rest.x > 0 && !has_nothing_to_choose(play, rest)) return do_next(play, rest);
    return go_on_at_all(play, task, ref, before + (passed ? 0 : 1));
  }
  // Who chooses no place leaves what would happen there.
  if (passed) return;
  if (rest.x > 0) do_next(play, rest);
  go_on_at(play, task, ref, place_of_choice(done));
}

void apply_ask(PlayContext& play, const Task& task, const hexwright::Action& done) {
  const StepRef ref(task.a);
  count_answer(play, task, done);
  Task rest = task;
  if (task.x > 0) --rest.x;
  const auto card = static_cast<Card>(done.x);
  if (done.kind == action::roll) {
    const Step& step = step_of(play, ref);
    play.state.last_die = static_cast<std::uint8_t>(die_result(step, done.c));
    const Where where = where_of(task);
    play.state.die_corner = none;
    if (step.to_corner && where.hex != none)
      play.state.die_corner = die_corner(play.board(), where.hex, done.c);
    return go_on(play, task, ref);
  }
  if (done.kind == action::draw_development) {
    take_development(play, task.seat, static_cast<Development>(done.c - 1));
    return go_on(play, task, ref);
  }
  if (done.kind == action::draw) {
    const Program& own = program(play.game);
    const auto card = static_cast<std::size_t>(done.c - 1);
    const int deck = step_of(play, ref).deck;
    --play.state.deck_cards[card];
    const bool kept = own.book.keeps_cards_of(deck);
    if (kept) keep_card(play, task.seat, card);
    if (!has_cards(play, deck)) shuffle_deck(play, deck);
    if (!kept) fire(play, own.cards[card], task.seat, {});
    return go_on(play, task, ref);
  }
  if (is_of(play, ref, Step::Kind::Choose)) return apply_choice(play, task, ref, done);
  if (done.kind == action::choose_player && is_of(play, ref, Step::Kind::GiveCounter)) {
    const Witness::Step seen(play, ref.script);
    give_counter(play, step_of(play, ref), task.seat, SeatId(done.x), task.x);
    return go_on(play, task, ref);
  }
  if (done.kind == action::choose_player) {
    Task giving = task;
    giving.y = Remembered::packed(1U + done.x, Remembered::produced(task));
    return do_next(play, giving);
  }
  if (done.kind == ActionKind::Pass) return go_on(play, task, ref);
  if (done.kind == action::swap) {
    trade_to_bank(play, task.seat, Cards::of_bundle(done.a));
    take_from_bank(play, task.seat, card, 1);
    return go_on(play, task, ref);
  }
  const bool swap = is_of(play, ref, Step::Kind::Swap);
  if (done.kind == ActionKind::Steal)
    hand_over(play, SeatId(done.x), task.seat, static_cast<Card>(done.c - 1));
  else if (done.kind == action::lose)
    pay_to_bank(play, task.seat, Cards(static_cast<Card>(done.c - 1)));
  else if (is_of(play, ref, Step::Kind::Give))
    hand_over(play, task.seat, receiver_in(play, step_of(play, ref), task), card);
  else if (done.kind == ActionKind::PayCard && swap)
    trade_to_bank(play, task.seat, Cards(card));
  else if (done.kind == ActionKind::PayCard)
    pay_to_bank(play, task.seat, Cards(card));
  else if (done.kind == ActionKind::TakeCard && !is_price(ref) && takes_all_at_once(step_of(play, ref))) {
    take_from_bank(play, task.seat, card, task.x);
    return go_on(play, task, ref);
  } else if (done.kind == ActionKind::TakeCard)
    take_from_bank(play, task.seat, card, 1);
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

const char* prompt_of_choice(MarkedAt chosen) {
  switch (chosen) {
    case MarkedAt::Hex:
      return N_("{0} chooses a hex for \"{1}\"");
    case MarkedAt::Path:
      return N_("{0} chooses a path for \"{1}\"");
    case MarkedAt::Intersection:
      break;
  }
  return N_("{0} chooses an intersection for \"{1}\"");
}

Message prompt_of(const NarratorWords& words, const State&, const Task& task) {
  const StepRef ref(task.a);
  const Program& own = program(words.game());
  const std::string title = title_of(own, ref.script);
  const std::string player = words.player(task.seat);
  if (is_price(ref))
    return {N_("{0} pays for \"{1}\"; cards still to pay: {2}"), {player, title, std::to_string(task.x)}};
  switch (own.steps(ref.script)[at(ref.step)].kind) {
    case Step::Kind::Roll:
      return {N_("{0} rolls a die for \"{1}\""), {player, title}};
    case Step::Kind::Draw:
      return {N_("{0} draws a card for \"{1}\""), {player, title}};
    case Step::Kind::Steal:
      return {N_("{0} steals a card for \"{1}\""), {player, title}};
    case Step::Kind::Choose:
      return {prompt_of_choice(own.steps(ref.script)[at(ref.step)].chosen), {player, title}};
    case Step::Kind::Take:
      return {N_("{0} takes cards for \"{1}\"; still to take: {2}"), {player, title, std::to_string(task.x)}};
    case Step::Kind::GiveCounter:
      return {N_("{0} chooses who gets something for \"{1}\""), {player, title}};
    case Step::Kind::Give:
      if (waits_for_receiver(own.steps(ref.script)[at(ref.step)], task))
        return {N_("{0} chooses who gets cards for \"{1}\""), {player, title}};
      return {N_("{0} gives cards for \"{1}\"; still to give: {2}"), {player, title, std::to_string(task.x)}};
    default:
      return {N_("{0} pays or swaps cards for \"{1}\""), {player, title}};
  }
}

/// A card more or less, and what for.
Message describe_answer(const Deed& deed) {
  const std::string title = title_of(program(deed.game), StepRef(deed.before.task()->a).script);
  const std::string player = deed.words.player(deed.actor);
  if (deed.action.kind == ActionKind::Pass) return {N_("{1} leaves \"{0}\""), {title, player}};
  const StepRef ref(deed.before.task()->a);
  const ReadContext before{deed.game, deed.before};
  if (deed.action.kind == ActionKind::TakeCard) {
    const int count = takes_all_at_once(step_of(before, ref)) ? deed.before.task()->x : 1;
    return {N_("{1} takes {2} for \"{0}\""), {title, player, deed.words.card(deed.action.x, count)}};
  }
  if (is_of(before, ref, Step::Kind::Give) && deed.action.kind == ActionKind::PayCard)
    return {N_("{1} gives {2} to {3} for \"{0}\""),
            {title, player, deed.card(),
             deed.words.player(receiver_in(before, step_of(before, ref), *deed.before.task()))}};
  if (deed.action.kind == ActionKind::PayCard)
    return {N_("{1} pays {2} for \"{0}\""), {title, player, deed.card()}};
  return {};
}

}  // namespace

constinit const TaskSpec ask{.kind = task::ask,
                             .list = list_or_pass,
                             .apply = apply_ask,
                             .idle = is_idle,
                             .comes_first = N_("{0} has to decide about an own rule of this scenario first"),
                             .describe_prompt = prompt_of,
                             .label =
                                 [](const Decision& d) {
                                   return d.action.kind == ActionKind::Pass ? Message{N_("leave it")}
                                                                            : Message{};
                                 },
                             .describe = describe_answer};
constinit const TaskSpec roll_again{.kind = task::roll_again,
                                    .list = list_second_roll,
                                    .apply = apply_second_roll,
                                    .prompt = N_("{0} rolls the dice a second time"),
                                    .comes_first = N_("{0} has to roll the dice a second time first")};

}  // namespace hexwright::own
