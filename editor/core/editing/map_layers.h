#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "model/scenario/edit.h"

namespace hexwright {

/// What lies on a board one above another, each to be hidden or locked by itself.
enum class MapLayer : std::uint8_t {
  Terrain,  ///< also what lies face down
  Numbers,
  Harbors,
  Areas,
  Markers,  ///< robber, pirate, marks, frontier areas, and intersections that are closed to founding
};
inline constexpr std::array all_map_layers{MapLayer::Terrain, MapLayer::Numbers, MapLayer::Harbors,
                                           MapLayer::Areas, MapLayer::Markers};
/// The words shown to people, to be translated.
std::string_view title(MapLayer layer);

/// Some of them.
class MapLayers {
 public:
  constexpr bool has(MapLayer layer) const { return (bits_ & bit(layer)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void turn(MapLayer layer) { bits_ = static_cast<std::uint8_t>(bits_ ^ bit(layer)); }
  friend constexpr bool operator==(MapLayers, MapLayers) = default;

 private:
  static constexpr unsigned bit(MapLayer layer) { return 1U << static_cast<unsigned>(layer); }
  std::uint8_t bits_ = 0;
};

/// Which of the locked layers an edit would change; none where it leaves all of them alone.
std::optional<MapLayer> locked_by(const Scenario& scenario, const Edit& edit, MapLayers locked);
/// Why nothing happens where a layer is locked.
Refusal is_locked(MapLayer layer);

}  // namespace hexwright
