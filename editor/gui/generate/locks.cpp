#include "editor/gui/generate/locks.h"

#include "editor/core/generate/what_moves.h"

namespace hexwright::gui {
namespace {

void perform(EditorContext& desk, const Outcome<Command>& command) {
  if (const auto* refusal = std::get_if<Refusal>(&command))
    desk.act([&](Workbench&) { return std::optional(*refusal); });
  else
    desk.perform(std::get<Command>(command));
}

}  // namespace

void lock_selection(EditorContext& desk) {
  perform(desk, lock_hexes(desk.scenario(), desk.bench().selection().hexes, true));
}

void unlock_selection(EditorContext& desk) {
  const HexSet& selected = desk.bench().selection().hexes;
  perform(desk,
          selected.empty() ? unlock_all(desk.scenario()) : lock_hexes(desk.scenario(), selected, false));
}

}  // namespace hexwright::gui
