#pragma once

#include <optional>
#include <variant>

#include "editor/core/editing/command.h"
#include "editor/core/editing/pointer.h"
#include "editor/core/editing/tool.h"

namespace hexwright {

// The small things on a board, each of which can be taken by itself and put elsewhere.

struct TokenPiece {
  Hex at;
};
struct HarborPiece {
  Path at;
};
struct MarkerPiece {
  Marker marker = Marker::Robber;
};
struct FrontierPiece {
  Path at;
};
struct ClosedPiece {
  Intersection at;
};
using SmallPiece = std::variant<TokenPiece, HarborPiece, MarkerPiece, FrontierPiece, ClosedPiece>;

/// The one whose picture is under the pointer, the uppermost; none: nothing but a hex, or not even that.
std::optional<SmallPiece> piece_at(const Scenario& scenario, const Pointer& pointer);
/// Within a sentence: "the number token", "the robber".
Message name_of(const SmallPiece& piece);
/// Where it is now, marked.
Preview marked(const Scenario& scenario, const SmallPiece& piece);

/// What letting go of a thing does.
struct Landing {
  Command command;  ///< without edits where the thing is already
  Preview preview;
  std::optional<Path> harbor;  ///< where the harbor that was held lies afterwards
};
/// Let go of at the pointer, or with `copy` a second one is put there. On another of its kind the two change
/// places; a harbor goes to the nearest coast and faces it. Precondition: the scenario has the thing.
Outcome<Landing> landing(const Scenario& scenario, const SmallPiece& piece, const Pointer& to, bool copy);

}  // namespace hexwright
