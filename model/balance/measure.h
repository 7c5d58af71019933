#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/balance/played.h"
#include "model/generate/layout.h"

namespace hexwright {

/// By what boards differ: the axes of an archive.
enum class Measure : std::uint8_t {
  ScarcestResource,  ///< pips of the resource that has fewest
  CornerPips,        ///< pips of the best intersection
  DraftSpread,       ///< pips between the seats that found best and worst
  HarborStrength,    ///< pips of their own resource beside 2:1 harbors
  Clusters,          ///< hexes in the largest group of one terrain
  Length,            ///< turns of a game; known once it is played
  LeadChanges,       ///< in a game; known once it is played
};
inline constexpr std::array all_measures{Measure::ScarcestResource, Measure::CornerPips, Measure::DraftSpread,
                                         Measure::HarborStrength,   Measure::Clusters,   Measure::Length,
                                         Measure::LeadChanges};

struct MeasureInfo {
  Measure measure;
  std::string_view id;     ///< on the command line: "scarcest-resource"
  const char* title;       ///< to be translated
  bool is_played = false;  ///< known only once the board was played
};
const MeasureInfo& info(Measure measure);
std::optional<Measure> measure_from_id(std::string_view id);

/// Of a board as it lies; of what is played, by its games (0 before any).
double measured(Measure measure, const MapView& map, const Layout& layout, const Played& played);

}  // namespace hexwright
