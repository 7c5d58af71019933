#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "io/playtest/batch_tally.h"

namespace hexwright {

/// A batch that is played in parts, wherever.
struct FarmPlan {
  BatchIdentity identity;
  GameRange games;  ///< all that may be played
  std::uint64_t shards = 1;
  /// After each round it is looked whether enough was played, in order; so what is played is the same whoever
  /// is quick. Of equal length.
  std::uint64_t rounds = 1;
  /// Enough is played when `widest_reach` is at most so many millionths; 0: all games are played.
  std::uint64_t stop_at = 0;

  bool is_enough(const Statistics& statistics) const;

  friend bool operator==(const FarmPlan&, const FarmPlan&) = default;
};
inline constexpr std::uint64_t most_shards = 100'000;

inline constexpr std::uint64_t most_stop_at = 500'000;

/// The games of each round, and the parts in which one is played.
std::vector<GameRange> rounds_of(const FarmPlan& plan);
std::vector<GameRange> parts_of(const FarmPlan& plan, const GameRange& round);

/// JSON. Equal plans give equal bytes.
std::string write_plan(const FarmPlan& plan);
/// Each field is checked, as in `read_tally`.
Read<FarmPlan> read_plan(std::string_view json);

/// "shard-2000-1000.json": where the tally of a part lies.
std::string shard_name(const GameRange& range);
/// The options of `hexwright-cli playtest` that play a part of the batch. `first` and `games` are words, so
/// that they can be placeholders.
std::vector<std::string> shard_options(const FarmPlan& plan, const std::string& first,
                                       const std::string& games);

}  // namespace hexwright
