#pragma once

#include <string>
#include <string_view>

#include "io/files/problem.h"
#include "model/scenario/scenario.h"

namespace hexwright {

struct ImportedGame {
  /// Only to be used when `problems` has no errors.
  Scenario scenario;
  /// What could not be read, and what was changed or has no word here (kept as foreign entries).
  Problems problems;
};

/// Reads a Pioneers `.game` map. Takes CRLF and a byte order mark and says so. Never throws on bad input.
ImportedGame read_pioneers(std::string_view game);

struct ExportedGame {
  std::string game;
  /// What of the scenario the format cannot express and is therefore left out or approximated.
  Problems losses;
};

/// Writes what the Pioneers editor would save: byte for byte the same for a map read from it.
ExportedGame write_pioneers(const Scenario& scenario);

}  // namespace hexwright
