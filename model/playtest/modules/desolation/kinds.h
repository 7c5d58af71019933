#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::desolation::action {

inline constexpr ActionKind devalue{43};           ///< a: hex. DES-02
inline constexpr ActionKind robber_to_desert{44};  ///< a: hex. DES-02

}  // namespace hexwright::desolation::action

namespace hexwright::desolation::task {

inline constexpr TaskKind devalue{
    22};  ///< a: how many hexes are left to choose; b: the one chosen already, or `none`
inline constexpr TaskKind robber_to_desert{23};

}  // namespace hexwright::desolation::task
