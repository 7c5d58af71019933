#include "editor/core/play/choices.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/action_spec.h"

namespace hexwright {
namespace {

/// The hex that a task is about; none where it is about no hex.
Place hex_of_task(const Game& game, const State& state) {
  const Task* task = state.task();
  return task && spec_of(task->kind).at_hex ? Place(game.board().hex(task->a.hex())) : Place();
}

}  // namespace

Place place_of(const Game& game, const State& before, const Action& action) {
  const BoardGraph& board = game.board();
  const ActionSpec& spec = spec_of(action.kind);
  if (spec.at_task) return hex_of_task(game, before);
  if (spec.fields.a.hex) return board.hex(spec.fields.a.hex(game, action.a));
  switch (spec.fields.a.kind) {
    case FieldKind::Hex:
      return board.hex(action.a.hex());
    case FieldKind::Path:
      return board.path(action.a.path());
    case FieldKind::Intersection:
      return board.intersection(action.a.intersection());
    default:
      return {};
  }
}

namespace {

/// What an action with two places is aimed at: where something is laid or moved to, or what is exchanged.
Place aim_of(const BoardGraph& board, const Action& action) {
  if (action.b.empty()) return {};
  switch (fields_of(action.kind).b.kind) {
    case FieldKind::PathOrNone:
      return board.path(action.b.path());
    case FieldKind::Intersection:
      return board.intersection(action.b.intersection());
    case FieldKind::Hex:
      return board.hex(action.b.hex());
    default:
      return {};
  }
}

}  // namespace

std::vector<Choice> choices_of(const Narrator& narrator, const State& state) {
  Actions legal;
  legal_actions(narrator.game, state, legal);
  std::stable_sort(legal.begin(), legal.end(),
                   [](const Action& a, const Action& b) { return a.kind < b.kind; });
  std::vector<Choice> choices;
  for (const Action& action : legal) {
    Choice choice{action, action_label(narrator, state, action), place_of(narrator.game, state, action), {}};
    choice.aim = aim_of(narrator.game.board(), action);
    choices.push_back(std::move(choice));
  }
  return choices;
}

std::optional<Action> action_at_place(const Game& game, ActionKind kind, const Place& place) {
  const BoardGraph& board = game.board();
  ActionField where = none;
  switch (fields_of(kind).a.kind) {
    case FieldKind::Hex:
      if (const auto* hex = std::get_if<Hex>(&place)) where = board.find(*hex);
      break;
    case FieldKind::Path:
      if (const auto* path = std::get_if<Path>(&place)) where = board.find(*path);
      break;
    case FieldKind::Intersection:
      if (const auto* intersection = std::get_if<Intersection>(&place)) where = board.find(*intersection);
      break;
    default:
      break;
  }
  if (where.empty()) return {};
  return Action{.kind = kind, .a = where};
}

}  // namespace hexwright
