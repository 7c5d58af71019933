#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// How a shape of land falls onto itself, about its middle hex.
enum class LandSymmetry : std::uint8_t { None, HalfTurn, Mirror, ThirdTurn };
inline constexpr std::array all_land_symmetries{LandSymmetry::None, LandSymmetry::HalfTurn,
                                                LandSymmetry::Mirror, LandSymmetry::ThirdTurn};
/// On the command line: "none", "half-turn", "mirror", "third-turn".
std::string_view id(LandSymmetry);
std::string_view title(LandSymmetry);

/// A start to draw on.
struct LandShape {
  std::vector<int> islands{19};  ///< land hexes of each; under a symmetry equal ones are images of each other
  int roughness = 30;            ///< of the coasts: 0 as round as can be, 100 ragged
  LandSymmetry symmetry = LandSymmetry::None;
  int sea = 1;  ///< rows of sea around all land
  /// That terrain and numbers are taken from; empty: the base game, and Seafarers where there are several
  /// islands.
  std::map<std::string, int> boxes = {};
};
inline constexpr int most_land = 400, most_islands = 30, widest_sea = 10;

/// A scenario with land of this shape in the sea: its terrain and numbers are drawn from pools in the shares
/// of the boxes, so that it can be dealt at once. The same seed gives the same shape on every machine.
/// Refused in words: sizes beyond the limits or the boxes, islands that a symmetry cannot have.
Outcome<Scenario> land_of_shape(const LandShape& shape, std::uint64_t seed);

/// What the land of a new map is drawn from.
inline constexpr const char* land_pool = "main";

/// Boxes, pieces, rules, and pools for so many hexes in the shares of the boxes. Refused where they hold
/// less.
std::optional<Refusal> add_pools(Scenario& scenario, const LandShape& shape, int hexes);

}  // namespace hexwright
