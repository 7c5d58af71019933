#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "io/files/problem.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// Maps of Tiled, a common editor of maps of tiles: `.tmx`. README.md tells what of a scenario is in them.

/// The largest file that is read, in bytes.
inline constexpr std::size_t max_tiled_bytes = 64U << 20U;

/// Whether a file begins as a map of Tiled does, whatever its name is.
bool is_tiled_map(std::string_view bytes);

struct ImportedMap {
  /// Only to be used when `problems` has no errors.
  Scenario scenario;
  /// What could not be read, and what was changed or has no word here.
  Problems problems;
};

/// Never throws on bad input; what a file may unpack to is bounded by the number of hexes that a scenario may
/// have.
ImportedMap read_tiled(std::string_view bytes);

struct ExportedMap {
  std::string map;
  /// What of the scenario the format cannot express and is therefore left out.
  Problems losses;
};

/// One file with all that Tiled needs to show and change it. The same scenario gives the same map.
ExportedMap write_tiled(const Scenario& scenario);

}  // namespace hexwright
