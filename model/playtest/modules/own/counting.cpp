#include "model/playtest/modules/own/counting.h"

#include <algorithm>
#include <cstdlib>

#include "model/board/index.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/modules/own/witness.h"

namespace hexwright::own {
namespace {

int script_of_award(const Book& book, std::size_t award) {
  return static_cast<int>(book.rules.size() + book.actions.size() + award);
}

const Element& part_of(const Book& book, std::size_t script) {
  if (script < book.rules.size()) return *book.rules[script].element;
  script -= book.rules.size();
  if (script < book.actions.size()) return *book.actions[script].element;
  return *book.awards[script - book.actions.size()].element;
}

int script_count(const hexwright::Facts& facts) {
  const Book& book = facts.own_program->book;
  return script_of_award(book, book.awards.size());
}
/// "lake.catch"
CountedKind script_kind(const hexwright::Facts& facts, int script) {
  const Book& book = facts.own_program->book;
  const Element& part = part_of(book, at(script));
  for (const Element& pack : book.packs.all())
    for (const Element& each : pack.children)
      if (&each == &part)
        return {std::string(pack.get("id")) + "." + std::string(part.get("id")),
                {"{0}: {1}", {std::string(pack.get("title")), std::string(part.get("title"))}}};
  return {};
}

/// Of each script: all counters, then points.
int things(const Book& book) { return static_cast<int>(book.counters.size()) + 1; }
int thing_count(const hexwright::Facts& facts) {
  return script_count(facts) * things(facts.own_program->book);
}
/// "lake.catch:fish"
CountedKind thing_kind(const hexwright::Facts& facts, int kind) {
  const Book& book = facts.own_program->book;
  const auto [id, script] = script_kind(facts, kind / things(book));
  const std::size_t counter = at(kind % things(book));
  if (counter == book.counters.size())
    return {id + ":points", {N_("{0} ({1})"), {script, Message{N_("points")}}}};
  const Counter& its = book.counters[counter];
  return {id + ":" + its.id, {N_("{0} ({1})"), {script, its.many}}};
}

constexpr CountedKinds some_scripts{.count_on_map = script_count, .on_map = script_kind};
constexpr CountedKinds all_scripts{.count_on_map = script_count, .on_map = script_kind, .with_none = true};
constexpr CountedKinds script_things{.count_on_map = thing_count, .on_map = thing_kind};

constexpr hexwright::Counter times_done{"happened", N_("How often each was done"), CountedAt::Anywhere, true,
                                        all_scripts};
constexpr hexwright::Counter counted_gains{"cards-brought", N_("Cards that they brought"),
                                           CountedAt::Anywhere, true, some_scripts};
constexpr hexwright::Counter counted_costs{"cards-cost", N_("Cards that they cost"), CountedAt::Anywhere,
                                           true, some_scripts};
constexpr hexwright::Counter things_given{"given", N_("Counters and points that they gave"),
                                          CountedAt::Anywhere, true, script_things};
constexpr hexwright::Counter things_taken{"taken", N_("Counters and points that they took"),
                                          CountedAt::Anywhere, true, script_things};

constexpr hexwright::Counter hexes_done{
    "hexes", N_("Hexes where each was done"), CountedAt::Hex, false, some_scripts, false, true};
constexpr hexwright::Counter corners_done{"intersections",
                                          N_("Intersections where each was done"),
                                          CountedAt::Intersection,
                                          false,
                                          some_scripts,
                                          false,
                                          true};
constexpr hexwright::Counter paths_done{
    "paths", N_("Paths where each was done"), CountedAt::Path, false, some_scripts, false, true};

/// `counter`: by position, or the number of counters for points.
void count_thing(PlayContext& play, int script, SeatId seat, int counter, int more) {
  if (!play.tally || more == 0) return;
  const int kind = script * things(program(play.game).book) + counter;
  count(play, more > 0 ? things_given : things_taken, {.seat = seat, .kind = kind}, std::abs(more));
}

}  // namespace

constinit const std::array<const hexwright::Counter*, 8> playtest_counters{
    &times_done,   &counted_gains, &counted_costs, &things_given,
    &things_taken, &hexes_done,    &corners_done,  &paths_done};

void count_done(PlayContext& play, int script, SeatId seat) {
  count(play, times_done, {.seat = seat, .kind = script});
}

void count_place(PlayContext& play, int script, const Where& where) {
  if (where.hex != none)
    count(play, hexes_done, {.place = where.hex, .kind = script});
  else if (where.corner != none)
    count(play, corners_done, {.place = where.corner, .kind = script});
  else if (where.path != none)
    count(play, paths_done, {.place = where.path, .kind = script});
}

void count_cards(PlayContext& play, int script, SeatId seat, int more) {
  if (more != 0)
    count(play, more > 0 ? counted_gains : counted_costs, {.seat = seat, .kind = script}, std::abs(more));
}

void count_given_points(PlayContext& play, int script, SeatId seat, int more) {
  count_thing(play, script, seat, things(program(play.game).book) - 1, more);
}

void count_choice(PlayContext& play, int script, SeatId seat, int cards) {
  count_cards(play, script, seat, std::min(cards, play.state.bank.resources().size()));
}

void count_action(PlayContext& play, SeatId seat, const hexwright::Action& done) {
  if (!play.tally) return;
  const Book& book = program(play.game).book;
  const int script = static_cast<int>(book.rules.size()) + done.x;
  const Price& price = book.actions[done.x].cost;
  count_done(play, script, seat);
  const int chosen = chosen_price(book.actions[done.x], done).size();
  count_cards(play, script, seat, -(cards_of(price).size() + chosen));
  for (const auto& [counter, count] : price.counters) count_thing(play, script, seat, counter, -count);
  if (done.b.value() > 0) count_cards(play, script, seat, 1);
}

void count_answer(PlayContext& play, const Task& task, const hexwright::Action& done) {
  if (!play.tally) return;
  const StepRef ref(task.a);
  if (done.kind == ActionKind::TakeCard) {
    const Step& step = program(play.game).steps(ref.script)[at(ref.step)];
    return count_cards(play, ref.script, task.seat, takes_all_at_once(step) ? task.x : 1);
  }
  if (done.kind == ActionKind::Steal) {
    count_cards(play, ref.script, task.seat, 1);
    return count_cards(play, ref.script, SeatId(done.x), -1);
  }
  if (done.kind == action::swap) {
    count_cards(play, ref.script, task.seat, -Cards::of_bundle(done.a).size());
    return count_cards(play, ref.script, task.seat, 1);
  }
  if (done.kind != ActionKind::PayCard && done.kind != action::lose) return;
  count_cards(play, ref.script, task.seat, -1);
  if (ref.step == StepRef::of_price) return;
  const Step& step = program(play.game).steps(ref.script)[at(ref.step)];
  if (step.kind == Step::Kind::Give) count_cards(play, ref.script, receiver_in(play, step, task), 1);
}

void count_award(PlayContext& play, std::size_t award, SeatId before) {
  const Book& book = program(play.game).book;
  const SeatId now = play.state.own_award_holders[award];
  if (!play.tally || now == before) return;
  const int script = script_of_award(book, award), points = book.awards[award].points;
  if (now != none) count_done(play, script, now), count_given_points(play, script, now, points);
  if (before != none) count_given_points(play, script, before, -points);
}

void Witness::count(PlayContext& play, const Deed& deed) {
  if (deed.to_choose > 0) return count_choice(play, deed.script, deed.seat, deed.to_choose);
  if (deed.counter >= 0) return count_thing(play, deed.script, deed.seat, deed.counter, deed.more);
  if (!deed.card) return;
  count_cards(play, deed.script, deed.seat, deed.more);
  if (deed.to != none) count_cards(play, deed.script, deed.to, -deed.more);
}

}  // namespace hexwright::own
