#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::frontiers::action {

inline constexpr ActionKind turn_up_event{30};    ///< a: event; c: the card, 1 to 10. FRO-02
inline constexpr ActionKind choose_event{31};     ///< a: event that affects the new building. FRO-04
inline constexpr ActionKind trade_produced{32};   ///< x: card got; a: bundle of two given. FRO-07
inline constexpr ActionKind upgrade_for_any{33};  ///< a: intersection; b: bundle of three cards. FRO-08
inline constexpr ActionKind right_building{
    34};  ///< a: intersection of the overturned building; x: card paid. FRO-12
inline constexpr ActionKind set_aside{35};  ///< x: resource, two of it. FRO-15
inline constexpr ActionKind lose_card{36};  ///< c: the card that is drawn from one's hand. FRO-15

}  // namespace hexwright::frontiers::action

namespace hexwright::frontiers::task {

inline constexpr TaskKind turn_up_event{13};  ///< a: event
inline constexpr TaskKind choose_event{14};   ///< a: intersection of the new settlement. FRO-04
// What an event (b) does on a roll, while it affects a building of the seat. FRO-05
inline constexpr TaskKind may_take{
    15};  ///< a: bundle of the types to choose from; x: how many of the one chosen
inline constexpr TaskKind must_pay{16};        ///< a: bundle of the types to choose from; x: how many
inline constexpr TaskKind trade_produced{17};  ///< a: bundle of what the building produced. FRO-07
inline constexpr TaskKind meet_people{18};     ///< FRO-15

}  // namespace hexwright::frontiers::task
