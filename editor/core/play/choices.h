#pragma once

#include <span>
#include <vector>

#include "model/findings/finding.h"
#include "model/playtest/describe/describe.h"

namespace hexwright {

/// One thing that the player can do now. Windows group choices by the kind of their action: those with a
/// place are clicked on the map, those without are buttons or items of a list.
struct Choice {
  Action action;
  Message title;  ///< "build a road", "give 4 brick for 1 ore"
  Place place;    ///< the whole scenario for none
  /// Where it points to, for two clicks: the path that a harbor will lie on, where a knight goes. The whole
  /// scenario for none.
  Place aim;
};

/// Every legal action, in the order of `ActionKind` and then of places.
std::vector<Choice> choices_of(const Narrator& narrator, const State& state);

/// Where an action is on the map.
Place place_of(const Game& game, const State& before, const Action& action);
/// The action of this kind at this place, as far as the place says; none where the kind takes no such place.
std::optional<Action> action_at_place(const Game& game, ActionKind kind, const Place& place);

}  // namespace hexwright
