#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::dealt_world::action {

inline constexpr ActionKind draw_harbor{61};  ///< c: a sea hex with the harbor, `face_outcome`. NEW-04
inline constexpr ActionKind lay_harbor{62};   ///< a: the sea hex; b: its path at the coast. NEW-04

}  // namespace hexwright::dealt_world::action

namespace hexwright::dealt_world::task {

inline constexpr TaskKind draw_harbor{30};
inline constexpr TaskKind lay_harbor{31};  ///< a: the face drawn

}  // namespace hexwright::dealt_world::task
