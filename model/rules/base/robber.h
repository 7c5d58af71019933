#pragma once

#include <optional>

#include "model/findings/finding.h"
#include "model/rules/map_view.h"

namespace hexwright::base {

/// The terrains on which the robber begins: those that modules name and that can lie open, else the desert.
/// BASE-07
TerrainSet robber_starts(const MapView& map);

/// It plays no part.
bool is_without_robber(const MapView& map);
/// Where nobody settles it neither begins nor comes, where the rules say so.
bool robber_shuns(const MapView& map, HexId hex);
/// It only goes where a number lies.
bool robber_needs_number(const MapView& map);
/// Beside the board, until it is moved for the first time.
bool robber_waits(const MapView& map);
/// On the hex whose number is rolled least often, once all is dealt: no desert can lie open, nothing marks
/// where it starts, and the rules say so.
bool robber_begins_on_rarest(const MapView& map);

/// "the desert where the picture shows him", for a sentence to end with; none: beside the board.
std::optional<Message> where_robber_begins(const MapView& map);

/// Some hex of this terrain lies open for certain, fixed or dealt.
bool lies_open(const MapView& map, Terrain terrain);

/// The hex of the robber, when it stands on land that can be none of its starts.
std::optional<Hex> robber_elsewhere(const MapView& map);
/// To the first hex that is one of its starts; off the board, for the players to place, when none is fixed.
Fix send_robber_to_start(const MapView& map);

}  // namespace hexwright::base
