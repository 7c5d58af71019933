#pragma once

#include "model/rules/ruleset.h"

namespace hexwright::foreign_islands {

/// What the first settlement on a foreign island brings a player who has settled so many before. FOU-03
inline int points_for_next(const Ruleset& rules, int settled_before) {
  const int first = rules.number("foreign-islands", "points-for-first");
  return settled_before == 0 && first > 0 ? first : rules.number("foreign-islands", "points");
}

/// What so many of them bring together.
inline int points_for(const Ruleset& rules, int islands) {
  return islands == 0 ? 0 : points_for_next(rules, 0) + (islands - 1) * points_for_next(rules, 1);
}

}  // namespace hexwright::foreign_islands
