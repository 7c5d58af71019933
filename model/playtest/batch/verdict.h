#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/playtest/batch/batch.h"

namespace hexwright {

/// Where a seat stands among others, as far as chance does not explain it.
enum class Standing : std::uint8_t { Even, Ahead, Behind };

/// What a playtest says of a seat when all who played are heard. All that is said of all seats is one family:
/// of twenty maps one at most gets a sentence that is false, whatever the truth (`too_small_for_chance`).
struct SeatVerdict {
  enum class Kind : std::uint8_t {
    Even,       ///< nobody surely sees it ahead or behind
    Holds,      ///< all who played see it ahead, or behind: that is the map's doing
    BotsDoing,  ///< one who played sees it so, and those who played surely differ: not yet the map's doing
    Open,       ///< some who played see it so, and the others do not contradict
  };
  /// One who played, and what they see.
  struct Voice {
    const BotKind* bot = nullptr;  ///< null: the several bots of the batch itself
    Statistics::Count wins = 0, games = 0;
    double chance = 1;  ///< `chance_of_wins` of a seat like all others
    Standing standing = Standing::Even;
    bool contradicts = false;  ///< surely does not see what the verdict's `standing` says
    double share() const;
    /// How many standard errors the share is above that of equal seats.
    double score(double fair) const;
  };
  SeatId seat;
  Kind kind = Kind::Even;
  Standing standing = Standing::Even;  ///< what is seen, by all or by the first who sees it
  std::vector<Voice> voices;           ///< the batch itself comes first
  double chance_of_same_share = 1;     ///< of those who played
  /// By how much of all games the seat is ahead (above 0) or behind among those who see it.
  double lead = 0;
  /// Games of a batch that would likely settle it; none where it is settled, or where those who are not sure
  /// play too few in any batch.
  std::optional<std::uint64_t> games_to_settle;
  /// After a settling whose time was too short: about how much more would likely do.
  std::optional<double> seconds_to_settle = {};
};

/// Of every seat, in order.
std::vector<SeatVerdict> seat_verdicts(const BatchResult& result);

/// A further look at what is open: where opinions on a seat are not sure yet, they play on, as many games as
/// are likely to settle it, three times at most and so many seconds.
/// `seconds_a_game`: by opinion. `clock`: seconds since some moment. `play_on`: further games of an opinion,
/// and none where that is not wanted any more.
void settle_seats(
    BatchResult& result, double seconds, std::vector<double> seconds_a_game,
    const std::function<double()>& clock,
    const std::function<std::optional<Statistics>(std::size_t opinion, std::uint64_t games)>& play_on);

/// How many things that is: of each seat what each who played sees, and whether these differ. So many
/// intervals of shares hold together (`wilson`) where they go with the verdict.
int count_of_claims(const BatchResult& result);

}  // namespace hexwright
