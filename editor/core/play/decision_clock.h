#pragma once

#include <algorithm>
#include <chrono>

#include "io/playtest/record.h"

namespace hexwright {

/// How long whoever has to decide has thought about it.
class DecisionClock {
 public:
  void begin() { since_ = Clock::now(); }
  /// Those that have begun, so that a decision at once is told from one that nobody timed; at most
  /// `most_seconds`.
  int seconds() const {
    const auto thought = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - since_).count();
    return static_cast<int>(std::min<long long>(1 + thought, most_seconds));
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point since_ = Clock::now();
};

}  // namespace hexwright
