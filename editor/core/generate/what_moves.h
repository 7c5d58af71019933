#pragma once

#include <string>

#include "editor/core/editing/command.h"
#include "editor/core/editing/selection.h"
#include "model/generate/exchange.h"

namespace hexwright {

/// What a designer lets move when boards are dealt.
struct WhatMoves {
  enum class Where : std::uint8_t { Everywhere, Selection, Area };

  Where where = Where::Everywhere;
  std::string area{};  ///< by its name
  /// What lies in these changes places with the hexes that may move; by their names.
  boost::container::flat_set<std::string> stacks{};
  bool terrain = true, numbers = true, harbors = true;
};

/// Whether any terrain, number or harbor is drawn from a pool.
bool deals_from_pools(const Scenario& scenario);

/// As the generator understands it, which leaves out what is locked. Refused in words: nothing is selected or
/// ticked, or there is no such area.
Outcome<Freedom> freedom_of(const Scenario& scenario, const HexSet& selected, const WhatMoves& choice);

/// The hexes stay as they are whatever is dealt, or may move again; those of them that the board has.
Outcome<Command> lock_hexes(const Scenario& scenario, const HexSet& hexes, bool locked);
/// Everything may move again.
Outcome<Command> unlock_all(const Scenario& scenario);

}  // namespace hexwright
