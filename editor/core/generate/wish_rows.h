#pragma once

#include <vector>

#include "editor/core/editing/command.h"
#include "model/generate/wishes.h"

namespace hexwright {

/// A line of the list of wishes: one that the scenario asks for, or one that it might.
struct WishRow {
  Wish wish;
  bool wanted = false;
  int missed = 0;             ///< by how many units the board, as it is, misses it; 0: it is met
  std::vector<Hex> places{};  ///< where it is missed

  friend bool operator==(const WishRow&, const WishRow&) = default;
};

/// Every kind at least once, in the order of the kinds; those that are not asked for with their usual limit.
std::vector<WishRow> wish_rows(const Scenario& scenario);

// Each is one labelled step.

/// Asks for the row's wish as it is in `now`, or no longer; other wishes stay as they are.
Command change_wish(const Scenario& scenario, const WishRow& row, const Wish& now, bool wanted);
/// Asks for the wishes of the set, and for no others.
Command take_wish_set(const WishSet& set);
/// The set whose wishes the scenario asks for; null for wishes of the designer's own.
const WishSet* wish_set_of(const Scenario& scenario);

}  // namespace hexwright
