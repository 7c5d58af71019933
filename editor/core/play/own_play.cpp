#include "editor/core/play/own_play.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/action_spec.h"
#include "model/playtest/modules/own/program.h"
#include "model/rules/own/own.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// What a price asks for beyond what is there.
Refusal why_too_dear(const PlaySession& session, const own::Action& action, Translate translate) {
  const own::Book& book = own::program(session.game()).book;
  const SeatId seat = session.actor();
  const Cards& hand = session.state().seats[seat].hand;
  const Cards price = own::cards_of(action.cost);
  Cards cards;
  for (const Card card : resource_cards) cards.add(card, std::max(0, price[card] - hand[card]));
  std::vector<Argument> missing;
  if (!cards.empty()) missing.emplace_back(card_list(cards, translate));
  for (const auto& [counter, count] : action.cost.counters) {
    const int has = own::counter_of({session.game(), session.state()}, seat, counter);
    if (has < count) missing.emplace_back(own::counted(book.counters[at(counter)], count - has));
  }
  if (missing.empty()) return refuse(N_("it costs {0}"), {own::words(book, action.cost)});
  return refuse(N_("of what it costs, this is missing: {0}"), {joined_by(", ", missing)});
}

Refusal why_at_its_limit(const own::Action& action) {
  return Refusal{action.per_game ? by_number(action.limit, plural("it can be done {0} time in the game",
                                                                  "it can be done {0} times in the game"))
                                 : by_number(action.limit, plural("it can be done {0} time in a turn",
                                                                  "it can be done {0} times in a turn"))};
}

bool is_offered(const PlaySession& session, std::uint8_t number) {
  Actions legal;
  if (!session.is_over()) legal_actions(session.game(), session.state(), legal);
  return std::ranges::any_of(
      legal, [number](const Action& action) { return is_own_move(action) && action.x == number; });
}

}  // namespace

ActionKind own_move_kind() {
  static const ActionKind kind = (*std::ranges::find_if(all_action_specs(), [](const ActionSpec* spec) {
                                   return spec->fields.x.kind == FieldKind::OwnAction;
                                 }))->kind;
  return kind;
}

bool is_own_move(const Action& action) { return action.kind == own_move_kind(); }

std::vector<OwnMove> own_moves_of(const Game& game) {
  std::vector<OwnMove> moves;
  if (!game.facts().own_program) return moves;
  const own::Book& book = own::program(game).book;
  for (const own::Action& action : book.actions) {
    Message label{"{0}", {action.title}};
    if (!action.cost.free()) label = {"{0} ({1})", {action.title, own::words(book, action.cost)}};
    moves.push_back({static_cast<std::uint8_t>(moves.size()), std::move(label), own::sentence(book, action)});
  }
  return moves;
}

std::optional<Refusal> why_no_own_move(const PlaySession& session, std::uint8_t number, Translate translate) {
  if (is_offered(session, number)) return std::nullopt;
  const State& state = session.state();
  const auto refused = session.refusal({.kind = own_move_kind(), .x = number, .a = 0, .b = 0});
  const Refusal any_other = refused.value_or(refuse(N_("this cannot be done now")));
  if (session.is_over() || state.task()) return any_other;
  const own::Action& action = own::program(session.game()).book.actions[number];
  switch (own::hindrance({session.game(), state}, session.actor(), number)) {
    case own::Hindrance::Limit:
      return why_at_its_limit(action);
    case own::Hindrance::Price:
      return why_too_dear(session, action, translate);
    case own::Hindrance::Conditions:
      return refuse(N_("what its rule asks for is not so now"));
    case own::Hindrance::Phase:
      if (state.phase == Phase::BeforeRoll && action.main)
        return refuse(N_("the dice have to be rolled first"));
      if (state.phase == Phase::Main && action.before_roll)
        return refuse(N_("it is done before the dice are rolled"));
      return any_other;
    case own::Hindrance::None:
      break;
  }
  // All of it is there, but not as cards that are alike or that differ; or the bank has nothing to give.
  if (action.cost.same + action.cost.different > 0) return why_too_dear(session, action, translate);
  return refuse(N_("the bank has no card left for it"));
}

namespace {

std::vector<Message> counts(const PlaySession& session, SeatId seat, bool of_table) {
  std::vector<Message> all;
  if (!session.game().facts().own_program) return all;
  const auto& counters = own::program(session.game()).book.counters;
  for (std::size_t i = 0; i < counters.size(); ++i) {
    if (counters[i].of_table != of_table) continue;
    const int count = own::counter_of({session.game(), session.state()}, seat, static_cast<int>(i));
    all.push_back({"{0}: {1}", {counters[i].title, std::to_string(count)}});
  }
  return all;
}

}  // namespace

std::vector<Message> own_counts_of(const PlaySession& session, SeatId seat) {
  return counts(session, seat, false);
}

std::vector<Message> own_counts_of_table(const PlaySession& session) {
  return counts(session, SeatId(0), true);
}

}  // namespace hexwright
