#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::cities_and_knights::action {

inline constexpr ActionKind improve{64};           ///< x: track. CK-21
inline constexpr ActionKind place_metropolis{65};  ///< a: intersection. CK-25
inline constexpr ActionKind build_wall{66};        ///< a: intersection. CK-28
inline constexpr ActionKind hire_knight{67};       ///< a: intersection. CK-29
inline constexpr ActionKind activate_knight{68};   ///< a: intersection. CK-31
inline constexpr ActionKind promote_knight{69};    ///< a: intersection. CK-32
inline constexpr ActionKind move_knight{70};       ///< a: from; b: to, also onto another's. CK-34, CK-35
inline constexpr ActionKind retreat{71};           ///< a: to. CK-36
inline constexpr ActionKind chase_robber{72};      ///< a: the knight's intersection. CK-37
inline constexpr ActionKind lose_city{73};         ///< a: intersection. CK-41
inline constexpr ActionKind hand_out{74};          ///< what the roll brings, after its event. CK-09

}  // namespace hexwright::cities_and_knights::action

namespace hexwright::cities_and_knights::task {

inline constexpr TaskKind place_metropolis{32};  ///< a: track
inline constexpr TaskKind retreat{33};           ///< a: from; b: rank; x: status
inline constexpr TaskKind chase_robber{34};
inline constexpr TaskKind lose_city{35};
inline constexpr TaskKind hand_out{36};
inline constexpr TaskKind aqueduct{37};  ///< CK-14

}  // namespace hexwright::cities_and_knights::task
