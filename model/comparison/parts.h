#pragma once

#include <utility>

#include "model/comparison/comparison.h"

namespace hexwright {

/// What lies on the board: hexes, harbors, frontiers, markers, closed intersections.
void compare_boards(const Scenario& before, const Scenario& after, ScenarioChanges& changes);
/// Named things: areas, pools, stacks.
void compare_named(const Scenario& before, const Scenario& after, ScenarioChanges& changes);
/// What is told about it, and how it is played.
void compare_details(const Scenario& before, const Scenario& after, ScenarioChanges& changes);

/// Calls `differs(key, before or null, after or null)` for every key of two sorted maps whose values are not
/// equal, in the order of the keys.
template <class Map, class Differs>
void for_each_difference(const Map& before, const Map& after, Differs differs) {
  auto old = before.begin();
  auto fresh = after.begin();
  while (old != before.end() || fresh != after.end()) {
    if (fresh == after.end() || (old != before.end() && old->first < fresh->first)) {
      differs(old->first, &old->second, nullptr);
      ++old;
    } else if (old == before.end() || fresh->first < old->first) {
      differs(fresh->first, nullptr, &fresh->second);
      ++fresh;
    } else {
      if (old->second != fresh->second) differs(old->first, &old->second, &fresh->second);
      ++old;
      ++fresh;
    }
  }
}

}  // namespace hexwright
