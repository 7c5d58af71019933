#pragma once

#include <vector>

#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/confidence.h"

namespace hexwright {

/// How something differs with a pack of own rules from without it.
struct ChangeByPack {
  double more = 0;    ///< with it
  Interval interval;  ///< where it may really be
  /// It is more than chance.
  bool is_sure() const { return interval.low > 0 || interval.high < 0; }
};

/// What a pack changes. All intervals of all packs hold at once in 95 of 100 playtests.
struct PackEffect {
  const WithoutPack* without = nullptr;
  ChangeByPack turns;                ///< of games that somebody won
  std::vector<ChangeByPack> shares;  ///< of wins, by seat
};
/// Of each pack that was left out.
std::vector<PackEffect> pack_effects(const BatchResult& result);

}  // namespace hexwright
