#include "editor/core/generate/dealt_boards.h"

#include <utility>

namespace hexwright {
namespace {

Scenario with_generation(Scenario scenario, const Generation& generation) {
  scenario.generation = generation;
  return scenario;
}

}  // namespace

Message deal_label(const Dealt& which) {
  return say(N_("deal board {0} of seed {1}"), which.board, which.seed);
}

bool DealtBoards::holds(const Scenario& now) const {
  return base_ && with_generation(dealt_, now.generation) == now;
}

std::shared_ptr<const Scenario> DealtBoards::base(const Scenario& now) const {
  if (!holds(now)) return std::make_shared<const Scenario>(now);
  return std::make_shared<const Scenario>(with_generation(*base_, now.generation));
}

std::optional<Refusal> DealtBoards::apply(Workbench& bench, const DealAnswer& answer) {
  const auto* board = answer.board.value_if();
  if (!board) return *answer.board.refusal();
  const DealRequest& request = answer.request;
  const History& history = bench.document().history();
  if (history.revision() != request.revision)
    return refuse(N_("the map was changed while this board was dealt; deal again"));
  Scenario dealt = *request.base;
  auto back = apply_edits(dealt, board->edits);
  if (auto* refusal = back.refusal()) return std::move(*refusal);

  const bool in_place = base_ && revision_ == history.revision() && history.can_undo();
  Command command{deal_label(request.which), {}};
  if (holds(bench.scenario()) && !in_place) command.edits = back_;
  command.edits.insert(command.edits.end(), board->edits.begin(), board->edits.end());
  if (in_place) bench.undo();
  if (auto refusal = bench.perform(command)) {
    if (in_place) bench.redo();
    return refusal;
  }
  base_ = request.base;
  back_ = std::move(back).value();
  dealt_ = bench.scenario();
  revision_ = history.revision();
  return std::nullopt;
}

}  // namespace hexwright
