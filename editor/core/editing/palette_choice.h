#pragma once

#include <optional>

#include "editor/core/editing/workbench.h"

namespace hexwright {

// What choosing something in the palette does. With the tool that selects in the hand, and something selected
// that can take it, that becomes so, as one undo step, and the selection stays to be changed again. Else the
// tool that puts it down is taken, with it in the hand.

std::optional<Refusal> choose_terrain(Workbench& bench, const PlacedTerrain& terrain);
std::optional<Refusal> choose_token(Workbench& bench, const PlacedToken& token);
std::optional<Refusal> choose_harbor(Workbench& bench, const PlacedHarbor& kind);

}  // namespace hexwright
