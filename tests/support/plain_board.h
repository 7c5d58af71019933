#pragma once

#include <string>

#include "io/files/problem.h"
#include "model/scenario/scenario.h"

namespace hexwright::test {

/// What formats keep that hold a plain board alone: what is told about it, and what lies open and decided.
inline Scenario on_plain_board(const Scenario& scenario) {
  Scenario kept;
  kept.details = scenario.details;
  for (const auto& [at, cell] : scenario.cells) {
    Cell& open = kept.cells[at];
    if (const auto terrain = open_terrain(cell); terrain && !is_own(*terrain)) open.terrain = *terrain;
    if (const auto token = open_token(cell)) open.token = *token;
  }
  for (const auto& [path, harbor] : scenario.harbors) {
    Harbor open{harbor.facing, {}};
    if (const auto kind = fixed(harbor.kind); kind && !is_own(*kind)) open.kind = *kind;
    // Where the edges are joined, a harbor at the seam may be spelled from either side.
    kept.harbors.emplace(path, open);
  }
  kept.markers = scenario.markers;
  return kept;
}

/// "error: ...", one problem a line, with the line of the file.
inline std::string told(const Problems& problems) {
  std::string all;
  for (Problem problem : problems) {
    problem.column = 0;
    const std::string line = text(problem, "");
    all += line.substr(line.starts_with(": ") ? 2 : 1) + "\n";
  }
  return all;
}

}  // namespace hexwright::test
