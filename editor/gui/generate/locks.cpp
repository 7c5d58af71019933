#include "editor/gui/generate/locks.h"

#include "editor/core/generate/what_moves.h"

namespace hexwright::gui {
namespace {

void perform(EditorContext& context, const Outcome<Command>& command) {
  if (const auto* refusal = command.refusal())
    context.act([&](Workbench&) { return std::optional(*refusal); });
  else
    context.perform(command.value());
}

}  // namespace

void lock_selection(EditorContext& context) {
  perform(context, lock_hexes(context.scenario(), context.bench().selection().hexes, true));
}

void unlock_selection(EditorContext& context) {
  const HexSet& selected = context.bench().selection().hexes;
  perform(context, selected.empty() ? unlock_all(context.scenario())
                                    : lock_hexes(context.scenario(), selected, false));
}

}  // namespace hexwright::gui
