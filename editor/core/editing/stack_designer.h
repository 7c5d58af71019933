#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/core/editing/selection.h"
#include "model/rules/deal_bounds.h"
#include "model/rules/odds.h"
#include "model/scenario/message.h"

namespace hexwright {

// What a designer of stacks is shown: whether cells, hexes and tokens agree, and what a cell may turn out
// to be. How stacks are changed is in pools.h, how their cells are painted is the fog tool.

/// A sentence of the summary, and whether what it compares agrees.
struct StackLine {
  Message words;
  bool agrees = true;
};

/// The chance of a cell to turn out as one terrain.
struct TerrainOdds {
  Terrain terrain = Terrain::Sea;
  double chance = 0;  ///< 0 to 1
};

std::vector<TerrainOdds> likeliest_first(const Odds& odds);

struct StackSummary {
  std::string name;
  /// Its cells lie empty instead of face down: it is paired with another stack.
  bool open = false;
  /// The stack that it is the other half of; then it has no cells of its own.
  std::string partner_of;
  HexSet cells;
  int hexes = 0;  ///< its own, those with harbors and those dealt to it
  int own = 0;
  int with_harbors = 0;
  int dealt = 0;
  /// How many hexes take a token of its pool when all come up, and how many tokens the pool holds; without a
  /// pool, how many of its own would need one.
  Range producing;
  int tokens = 0;
  /// Cells against hexes, tokens against producing hexes, the pool it is dealt from.
  std::vector<StackLine> lines;
  /// Of each cell, the likeliest first; of the top hex when it has no cells of its own.
  std::vector<TerrainOdds> odds;

  bool agrees() const;
};

/// Of every stack, by name; those that cells name but nobody made are among them. One look at the map for
/// all: ask when idle.
std::vector<StackSummary> stack_summaries(const Scenario& scenario);

/// Of one undiscovered cell, the likeliest first; none where the hex lies open.
std::vector<TerrainOdds> odds_at(const Scenario& scenario, Hex at);

/// "1 in 4", "certain"; percents where no such words are exact.
Message odds_words(const TerrainOdds& odds);
/// With the terrain: "1 in 4 spice hex", "certainly sea".
Message odds_phrase(const TerrainOdds& odds, const own::Packs& packs = {});

}  // namespace hexwright
