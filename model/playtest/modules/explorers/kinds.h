#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::explorers::action {

inline constexpr ActionKind draw_sea{27};  ///< c: the sea hex that is drawn, `face_outcome`. EXP-05
inline constexpr ActionKind lay_sea{
    28};  ///< a: open cell; b: the path that its harbor comes to lie on, `none` for none. EXP-05
inline constexpr ActionKind move_token{29};  ///< a: hex that gives its token to the discovered one. EXP-08

}  // namespace hexwright::explorers::action

namespace hexwright::explorers::task {

inline constexpr TaskKind draw_sea{10};    ///< a: the land hex that was discovered
inline constexpr TaskKind lay_sea{11};     ///< a: that land hex; b: the face drawn
inline constexpr TaskKind move_token{12};  ///< a: the hex that needs a token

}  // namespace hexwright::explorers::task
