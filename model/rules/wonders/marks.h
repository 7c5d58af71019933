#pragma once

#include <vector>

#include "model/rules/map_view.h"

namespace hexwright::wonders {

/// The intersections of the board that are marked so, in ascending order.
std::vector<IntersectionId> marked(const MapView& map, MarkKind kind);

/// Nobody founds at the wasteland, at the strait, or one path from the strait. WON-02
void close_to_founding(const MapView& map, IdVector<IntersectionId, char>& open);

/// A hex at the wasteland.
bool is_at_wasteland(const MapView& map, HexId hex);
/// Such a hex draws neither 6 nor 8. WON-14
bool bars_drawn_number(const MapView& map, HexId hex, int number);

}  // namespace hexwright::wonders
