#pragma once

#include <optional>
#include <variant>

#include "editor/core/command.h"
#include "editor/core/pointer.h"
#include "editor/core/tool.h"

namespace hexwright {

// The small things on a board, each of which can be taken by itself and put elsewhere.

struct TokenThing {
  Hex at;
};
struct HarborThing {
  Path at;
};
struct MarkerThing {
  Marker marker = Marker::Robber;
};
struct FrontierThing {
  Path at;
};
struct ClosedThing {
  Intersection at;
};
using Thing = std::variant<TokenThing, HarborThing, MarkerThing, FrontierThing, ClosedThing>;

/// The one whose picture is under the pointer, the uppermost; none: nothing but a hex, or not even that.
std::optional<Thing> thing_at(const Scenario& scenario, const Pointer& pointer);
/// Within a sentence: "the number token", "the robber".
Message name_of(const Thing& thing);
/// Where it is now, marked.
Preview marked(const Scenario& scenario, const Thing& thing);

/// What letting go of a thing does.
struct Landing {
  Command command;  ///< without edits where the thing is already
  Preview preview;
  std::optional<Path> harbor;  ///< where the harbor that was held lies afterwards
};
/// Let go of at the pointer, or with `copy` a second one is put there. On another of its kind the two change
/// places; a harbor goes to the nearest coast and faces it. Precondition: the scenario has the thing.
Outcome<Landing> landing(const Scenario& scenario, const Thing& thing, const Pointer& to, bool copy);

}  // namespace hexwright
