#pragma once

#include <span>
#include <string_view>

#include "io/playtest/report.h"
#include "io/render/board/heat.h"
#include "model/analysis/analysis.h"

namespace hexwright {

/// What can be shown above the map while it is drawn.
enum class MapOverlay : std::uint8_t {
  Pips,
  Mix,
  Sites,
  Draft,
  Changes,
  Reach,
  Odds,
  // What a playtest found.
  Settling,
  Winning,
  Production,
  Discovery,
  Notes,
  Rules,
};

struct MapOverlayInfo {
  MapOverlay kind;
  std::string_view id;     ///< "pips"
  std::string_view title;  ///< to be translated
  std::string_view help;   ///< a sentence, to be translated
  /// It marks hexes, not intersections. One of each can be seen at the same time.
  bool marks_hexes = false;
  bool of_playtest = false;
};
std::span<const MapOverlayInfo> all_map_overlays();
const MapOverlayInfo& info(MapOverlay overlay);

/// The marks of an overlay. `before`: what changes are told from, may be null.
Heat heat_of(MapOverlay overlay, const Analysis& now, const Analysis* before = nullptr);
/// The same of those that tell of a playtest.
Heat heat_of(MapOverlay overlay, const Playtest& playtest);

/// "5 brick, 4 wool, 2 of choice", in pips, the most first; "nothing".
Message mix_words(const Yield& yield);

}  // namespace hexwright
