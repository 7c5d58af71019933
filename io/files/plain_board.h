#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "io/files/problem_list.h"
#include "model/scenario/limits.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// A plain board is what lies open and decided on a map, and what is told about it: hexes with the terrains
// and numbers of the game, harbors, robber and pirate. Formats of other programs hold no more than that.

/// A text that is told about it, as formats call it.
struct BoardText {
  const char* name;
  std::string Details::*text;
  std::size_t most;  ///< bytes

  /// It is no longer than that, and has no control characters but for line breaks in the longer ones.
  bool takes(std::string_view words) const;
};
inline constexpr std::array board_texts{
    BoardText{"title", &Details::title, limits::line},
    BoardText{"author", &Details::author, limits::line},
    BoardText{"description", &Details::description, limits::text},
    BoardText{"source", &Details::source, limits::text},
    BoardText{"notes", &Details::notes, limits::text},
};

/// Where a scenario may have hexes.
bool is_within_limits(Hex hex);

/// Names what of the scenario is no plain board, and is therefore left out of such formats.
void report_beyond_plain_board(const Scenario& scenario, ProblemList& losses);

}  // namespace hexwright
