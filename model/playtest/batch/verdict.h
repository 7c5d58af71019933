#pragma once

#include <optional>
#include <vector>

#include "model/playtest/batch/batch.h"

namespace hexwright {

/// Where a seat stands among others, as far as chance does not explain it.
enum class Standing : std::uint8_t { Even, Ahead, Behind };

/// What a playtest says of a seat when all who played are heard.
struct SeatVerdict {
  enum class Kind : std::uint8_t {
    Even,       ///< nobody sees it ahead or behind
    Holds,      ///< all who played see it ahead, or behind: that is the map's doing
    BotsDoing,  ///< one who played sees it so, and another one surely does not: not yet the map's doing
    Open,       ///< those who played do not contradict each other, and not all are sure
  };
  /// One who played, and what they see.
  struct Voice {
    const BotKind* bot = nullptr;  ///< null: the several bots of the batch itself
    Statistics::Count wins = 0, games = 0;
    Standing standing = Standing::Even;
    bool contradicts = false;  ///< surely does not see what the verdict's `standing` says
    double share() const;
  };
  SeatId seat;
  Kind kind = Kind::Even;
  Standing standing = Standing::Even;  ///< what is seen, by all or by the first who sees it
  std::vector<Voice> voices;           ///< the batch itself comes first
  /// Games of a batch that would likely settle it; none where it is settled.
  std::optional<std::uint64_t> games_to_settle;
};

/// Of every seat, in order. A batch whose wins chance explains well enough sees no seat ahead or behind; else
/// those whose interval (`wilson`) does not hold the share of equal seats. Two differ surely when chance
/// would make such a difference in less than 5 of 100 cases.
std::vector<SeatVerdict> seat_verdicts(const BatchResult& result);

}  // namespace hexwright
