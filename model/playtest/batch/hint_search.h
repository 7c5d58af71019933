#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/own/element.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/game.h"

namespace hexwright {

// Hints for bots that are found by playing: what settlers are told of a pack's terrains (`hex` in `bots`), so
// that they win more often. Rules never depend on it.

inline constexpr std::uint64_t usual_hint_games = 4000;

struct HintOptions {
  std::string pack;  ///< which of the map's, by its id
  PlayOptions play;
  std::uint64_t seed = 1;
  std::uint64_t games = usual_hint_games;  ///< of each comparison
  int threads = 0;                         ///< 0: one for each core
};

struct HintCallbacks {
  /// The search ends soon once it is true. Optional.
  const std::atomic<bool>* stop = nullptr;
  /// After each comparison, how many there were. Optional.
  std::function<void(int compared)> progress;
};

/// What bots are told of a terrain: what a hex is worth to a settlement at each roll of its number.
struct HintChange {
  std::string terrain;    ///< its id
  std::string_view what;  ///< the attribute: "cards" or "points"
  double before = 0, after = 0;
};

struct LearnedHints {
  /// With what was learned where that was proven; else as it was.
  own::Element pack;
  std::vector<HintChange> changes;  ///< that won surely more often while they were looked for
  /// In games by which nothing was chosen: how often one settler won against others with the hints as they
  /// were, if it had these, too, and if it had the changed ones. The same games; none without changes.
  Wins before = {}, after = {};
  bool is_proven = false;  ///< the changed ones win surely more often in these games, too
  int compared = 0;        ///< candidates
  int players = 0;
  bool is_complete = true;  ///< false: it was stopped, and nothing is changed
};

/// Looks for better hints by coordinate steps: of each terrain of the pack that the map has, `cards` and then
/// `points` are made larger and smaller, by large steps first. Each candidate sits in one seat of so many
/// games, in each seat equally often, against settlers with the best hints so far; it takes their place when
/// it wins more often than by chance in one of 20 whole searches (Wilson's intervals of all first steps
/// hold together), and the step is tried again. Each comparison has games of its own, and what comes out is
/// compared with the hints as they were in fresh ones. The same seed gives the same hints for any number of
/// threads. Refused in words where the map cannot be played, has no such pack, or none of its terrains.
Outcome<LearnedHints> learn_hints(const Scenario& scenario, const HintOptions& options,
                                  const HintCallbacks& watch = {});

}  // namespace hexwright
