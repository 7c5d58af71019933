#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "io/playtest/batch_tally.h"
#include "io/playtest/report.h"

namespace hexwright {

/// Tallies from files, added up. What cannot be added is told on standard error, with its file and why.
class TallySum {
 public:
  TallySum() = default;
  /// Of this batch only. `source`: the file that says which one it is.
  TallySum(BatchIdentity batch, std::string source) : batch_(std::move(batch)), source_(std::move(source)) {}

  /// False when it cannot be added. With `only`, what lies behind these games is left out; nothing may lie on
  /// both sides of their end.
  bool add(const std::string& file, const std::optional<GameRange>& only = {});

  /// None before the first one.
  const std::optional<BatchTally>& tally() const { return sum_; }
  GameRanges played() const { return sum_ ? sum_->played : GameRanges(); }

 private:
  bool add(const std::string& file, BatchTally more);
  const std::string& file_with(std::uint64_t game) const;

  std::optional<BatchIdentity> batch_;
  std::string source_;
  std::optional<BatchTally> sum_;
  std::vector<std::pair<GameRange, std::string>> files_;
};

/// Says on standard error which of the games are missing.
void report_holes(const std::vector<GameRange>& holes);

/// A tally with its map, as a playtest that can be reported. The game, and the tally's numbers, must fit.
struct TalliedBatch {
  TalliedBatch(const Game& its_game, const BatchTally& tally);
  Playtest playtest() const { return {game, options, result}; }

  const Game& game;
  BatchOptions options;
  BatchResult result;
};

}  // namespace hexwright
