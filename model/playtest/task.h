#pragma once

#include <cstdint>

#include "model/playtest/action_field.h"

namespace hexwright {

/// What has to be done before the turn goes on, by the seat that it waits for, the first one first. Behind
/// each: what the fields of the task mean. These are the kinds of the base game and Seafarers; rule modules
/// bring their own, in playtest/modules/<module>/kinds.h, each with a number that no other kind has.
enum class TaskKind : std::uint8_t {
  Discard,      ///< a: how many cards
  MoveRobber,   ///< robber or pirate
  Steal,        ///< a: hex that the robber or pirate has come to
  FreeRoute,    ///< a: how many
  TakeCard,     ///< a: how many, of choice; x: 1 when all of them are of one type (`b`: the card, once known)
  PutDownShip,  ///< a: where it was taken up; x: 1 when the longest trade route may have gone with it
  AnswerTrade,
  CloseTrade,
  TurnUp,  ///< a: hex
};
/// Kinds of tasks have numbers below this.
inline constexpr int most_task_kinds = 64;

using PackedSeat = Packed<SeatId, std::int8_t>;

struct Task {
  TaskKind kind = TaskKind::Discard;
  PackedSeat seat = SeatId(0);
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  ActionField a = {}, b = {};
  friend bool operator==(const Task&, const Task&) = default;
};

}  // namespace hexwright
