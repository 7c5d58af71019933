#pragma once

#include "editor/core/editing/command.h"
#include "editor/core/editing/fragment.h"

namespace hexwright {

// What is done to selected hexes, or to the whole map, as a whole. Selections must not be empty.

/// What copying and cutting put on the clipboard.
Fragment copy(const Scenario& scenario, const HexSet& hexes);
Command cut_command(const Scenario& scenario, const HexSet& hexes);
Command paste_command(const Scenario& scenario, const Fragment& fragment, Hex at);

/// `by`: the step from each hex to its new place.
Command move_command(const Scenario& scenario, const HexSet& hexes, Hex by);
/// Turned clockwise or mirrored left to right about the middle of the hexes.
Command turn_command(const Scenario& scenario, const HexSet& hexes, int sixths);
Command mirror_command(const Scenario& scenario, const HexSet& hexes);
/// Where the hexes come to lie, to be selected afterwards.
HexSet moved_hexes(const Topology& topology, const HexSet& hexes, Hex by);
HexSet turned_hexes(const Topology& topology, const HexSet& hexes, int sixths);
HexSet mirrored_hexes(const Topology& topology, const HexSet& hexes);

/// The whole map, about hex {0, 0}; refused when its joined edges do not allow it.
Outcome<Command> turn_map_command(const Scenario& scenario, int sixths);
Outcome<Command> mirror_map_command(const Scenario& scenario);

}  // namespace hexwright
