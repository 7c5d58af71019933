#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "io/files/problem.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// A plain board as JSON, for programs and scripts of others: README.md describes it, board.schema.json is its
// schema.

/// The largest file that is read, in bytes.
inline constexpr std::size_t max_board_json_bytes = 64U << 20U;

/// Whether a text begins as JSON does, whatever it says.
bool is_json(std::string_view bytes);
/// Whether the first of it say that it is such a board.
bool is_board_json(std::string_view bytes);

struct ImportedBoard {
  /// Only to be used when `problems` has no errors.
  Scenario scenario;
  /// What could not be read, and what was left out because it has no word here.
  Problems problems;
};

/// Never throws on bad input; its size, depth and number of parts are bounded.
ImportedBoard read_board_json(std::string_view bytes);

struct ExportedBoard {
  std::string json;
  /// What of the scenario is no plain board and is therefore left out.
  Problems losses;
};

/// The same scenario gives the same text, a hex a line.
ExportedBoard write_board_json(const Scenario& scenario);

/// The JSON schema, as it is in board.schema.json.
std::string_view board_json_schema();

}  // namespace hexwright
