#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/scenario.h"

namespace hexwright {

/// What a published box or a print-out contributes to a map, as far as a map can use it up. BASE-16
struct Box {
  std::string_view id;     ///< the spelling in files: "base", "seafarers-5-6"
  std::string_view title;  ///< our own words, to be shown
  int min_players = 0;
  int max_players = 0;
  std::vector<std::string_view> requires_boxes = {};
  Counts<Terrain> hexes = {};
  Counts<int> tokens = {};
  Counts<HarborKind> harbors = {};
  /// For one player; the box serves `colours` players.
  Pieces pieces{0, 0, 0, 0};
  int colours = 0;
  int chits = 0;
  bool robber = false;
  bool pirate = false;
};

/// Every box that the program knows, in the order to show them.
std::span<const Box> all_boxes();
/// Null when no box has this id.
const Box* find_box(std::string_view id);

}  // namespace hexwright
