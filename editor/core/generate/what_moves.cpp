#include "editor/core/generate/what_moves.h"

#include "model/scenario/plural.h"

namespace hexwright {

bool deals_from_pools(const Scenario& scenario) {
  for (const auto& [hex, cell] : scenario.cells)
    if (pool_of(cell.terrain) || pool_of(cell.token)) return true;
  for (const auto& [path, harbor] : scenario.harbors)
    if (pool_of(harbor.kind)) return true;
  return false;
}

Outcome<Freedom> freedom_of(const Scenario& scenario, const HexSet& selected, const WhatMoves& choice) {
  if (!choice.terrain && !choice.numbers && !choice.harbors)
    return refuse(N_("nothing may move: tick terrain, numbers or harbors"));
  Freedom freedom{.terrain = choice.terrain, .numbers = choice.numbers, .harbors = choice.harbors};
  for (const std::string& stack : choice.stacks)
    if (!scenario.stacks.contains(stack)) return refuse(N_("there is no stack \"{0}\" any more"), {stack});
  freedom.stacks = choice.stacks;
  if (choice.where == WhatMoves::Where::Selection) {
    if (selected.empty()) return refuse(N_("select the hexes that may move first"));
    freedom.hexes = selected;
  }
  if (choice.where == WhatMoves::Where::Area) {
    const auto area = scenario.areas.find(choice.area);
    if (area == scenario.areas.end()) return refuse(N_("there is no area \"{0}\" any more"), {choice.area});
    freedom.hexes = area->second.cells;
  }
  return freedom;
}

Outcome<Command> lock_hexes(const Scenario& scenario, const HexSet& hexes, bool locked) {
  if (hexes.empty()) return refuse(N_("select hexes first"));
  Command command;
  for (const Hex hex : hexes) {
    const bool is_locked = scenario.generation.locked.contains(hex);
    if (is_locked != locked && (!locked || scenario.cells.contains(hex)))
      command.edits.push_back(SetLocked{hex, locked});
  }
  const auto count = command.edits.size();
  command.label = locked ? by_number(count, plural("lock a hex", "lock {0} hexes"))
                         : by_number(count, plural("unlock a hex", "unlock {0} hexes"));
  return command;
}

Outcome<Command> unlock_all(const Scenario& scenario) {
  if (scenario.generation.locked.empty()) return refuse(N_("no hex is locked"));
  return lock_hexes(scenario, scenario.generation.locked, false);
}

}  // namespace hexwright
