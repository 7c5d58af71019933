#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::volcano::action {

inline constexpr ActionKind erupt{26};  ///< a: hex; c: the die, 1 to 6. VOL-04

}  // namespace hexwright::volcano::action

namespace hexwright::volcano::task {

inline constexpr TaskKind erupt{9};  ///< a: hex

}  // namespace hexwright::volcano::task
