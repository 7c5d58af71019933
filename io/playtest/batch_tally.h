#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/playtest/record.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/game_ranges.h"

namespace hexwright {

/// What decides how each game of a batch goes, but for its number. Two batches with equal ones play the same
/// game of every number, so their statistics may be added.
struct BatchIdentity {
  std::string engine;             ///< `engine_signature`
  std::string map;                ///< `map_mark` of the scenario, its rules included
  std::vector<std::string> bots;  ///< `BotKind::id`, by seat of game 0
  int offers = 0;
  std::uint64_t seed = 1;
  int most_turns = standard_most_turns;
  std::uint64_t studied = 0;  ///< BatchOptions::study

  friend bool operator==(const BatchIdentity&, const BatchIdentity&) = default;
};
BatchIdentity identity_of(const Game& game, const BatchOptions& options);
/// In which field they differ, with both values; none when they are equal.
std::optional<Message> difference(const BatchIdentity& here, const BatchIdentity& there);

/// What was counted in some games of a batch: whole numbers only, so that parts that were played apart add up
/// to what one run would have counted, in whatever order they are added.
struct BatchTally {
  BatchIdentity identity;
  GameRanges played;
  Statistics statistics;

  friend bool operator==(const BatchTally&, const BatchTally&) = default;
};

/// Largest file that is read, in bytes, and most games that are added up: no sum of so many overflows.
inline constexpr std::size_t most_tally_bytes = 4U << 20U;
inline constexpr std::uint64_t most_tallied_games = 10'000'000'000;

/// JSON. Equal tallies give equal bytes.
std::string write_tally(const BatchTally& tally);
/// Nothing is believed: each field is checked, and that the numbers agree with each other. Refused with the
/// field, or the line where the text is no JSON.
Read<BatchTally> read_tally(std::string_view json);

/// Adds `more`, or says why not: it belongs to another batch, or has games that are in `sum` already.
std::optional<Message> add(BatchTally& sum, const BatchTally& more);
/// Why this tally cannot be of a game on this map; none when it can.
std::optional<Message> mismatch(const BatchTally& tally, const Game& game);
/// "games 2000 to 2999", "game 7".
Message range_words(const GameRange& range);

}  // namespace hexwright
