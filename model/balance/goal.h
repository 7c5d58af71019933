#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/balance/played.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What a board is balanced for.
enum class GoalKind : std::uint8_t {
  EqualSeats,     ///< every seat wins as often as any other
  SeatShares,     ///< each seat wins a share that the designer chose
  Length,         ///< a game takes so many turns
  EvenResources,  ///< as much comes in of each resource
  OpenRace,       ///< the lead changes often
  WholeBoard,     ///< every intersection is settled as often as any other
};
inline constexpr std::array all_goal_kinds{GoalKind::EqualSeats, GoalKind::SeatShares,
                                           GoalKind::Length,     GoalKind::EvenResources,
                                           GoalKind::OpenRace,   GoalKind::WholeBoard};

struct BalanceGoal {
  GoalKind kind = GoalKind::EqualSeats;
  /// `Length`: turns of a game, on average.
  double turns = 0;
  /// `SeatShares`: of each seat, in the order of play; they add up to 1.
  std::vector<double> shares = {};
  friend bool operator==(const BalanceGoal&, const BalanceGoal&) = default;
};

struct GoalInfo {
  GoalKind kind;
  std::string_view id;  ///< in files and on the command line: "equal-seats"
  const char* title;    ///< to be translated: "Equal seats"
  const char* about;    ///< a sentence, to be translated: what is measured
};
const GoalInfo& info(GoalKind kind);

/// "equal-seats", "length=70", "seat-shares=40:20:20:20" (per cent), as on the command line.
std::string to_text(const BalanceGoal& goal);
/// Refused in words: an unknown goal, a value that is missing, not needed or makes no sense.
Outcome<BalanceGoal> goal_from_text(std::string_view text);
/// Why the goal makes no sense for so many seats; none where it does.
std::optional<Refusal> obstacle(const BalanceGoal& goal, int players);

/// How far a board is from a goal; the lower the better. Squared distances, less what chance alone adds to
/// them on average, so that boards with few and with many games can be compared; it may come out below 0.
/// Units: squared percentage points of a seat's share (added up over the seats), squared turns, squared per
/// cent of the mean of the resources or intersections; of the open race, less lead changes a game.
struct Score {
  double value = 0;
  double error = 0;  ///< one standard error
};
/// Nothing played: no value, an endless error.
Score score(const BalanceGoal& goal, const Played& played);

}  // namespace hexwright
