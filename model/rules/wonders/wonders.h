#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "model/rules/map_view.h"
#include "model/scenario/terrain.h"

namespace hexwright::wonders {

/// What players build in levels. WON-04
enum class Wonder : std::uint8_t { Theater, GreatBridge, Monument, GreatWall, Cathedral };
inline constexpr std::array all_wonders{Wonder::Theater, Wonder::GreatBridge, Wonder::Monument,
                                        Wonder::GreatWall, Wonder::Cathedral};
inline constexpr int levels = 4;

/// The spelling in logs and statistics: "great-bridge".
std::string_view id(Wonder wonder);
std::string_view title(Wonder wonder);
std::optional<Wonder> wonder_from_id(std::string_view id);
/// What it takes to claim it: a part of a sentence, to be translated. WON-05 to WON-09
const char* condition(Wonder wonder);
/// Of a level: how many of each resource, in their order. WON-05 to WON-09
const std::array<int, all_resources.size()>& price(Wonder wonder);
/// How many there are of it. WON-04
int copies(Wonder wonder, int players);

// What some of them need. WON-05, WON-07, WON-09
inline constexpr int cities_for_theater = 2, route_for_monument = 5, points_for_cathedral = 6;

/// The intersections of the board that are marked so, in ascending order.
std::vector<IntersectionId> marked(const MapView& map, MarkKind kind);

/// Nobody founds at the wasteland, at the strait, or one path from the strait. WON-02
void close_to_founding(const MapView& map, IdVector<IntersectionId, char>& open);

/// A hex at the wasteland.
bool is_at_wasteland(const MapView& map, HexId hex);
/// Such a hex draws neither 6 nor 8. WON-14
bool bars_drawn_number(const MapView& map, HexId hex, int number);

}  // namespace hexwright::wonders
