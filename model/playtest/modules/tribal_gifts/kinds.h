#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::tribal_gifts::action {

inline constexpr ActionKind draw_gift{118};  ///< c: the card, as of `BuyDevelopment`. TRI-06
inline constexpr ActionKind place_harbor{
    119};  ///< x: HarborKind; a: the sea hex; b: path at the coast. TRI-07

}  // namespace hexwright::tribal_gifts::action

namespace hexwright::tribal_gifts::task {

inline constexpr TaskKind draw_gift{58};
/// x: 1 + HarborKind of the one that was given, or 0 for any that was set aside; a: 1 where the turn ends
/// with it.
inline constexpr TaskKind place_harbor{59};

}  // namespace hexwright::tribal_gifts::task
