#pragma once

#include "model/playtest/action.h"

// Kinds of actions, with what their fields mean: see `ActionKind`.

namespace hexwright::cloth_villages::action {

inline constexpr ActionKind steal_cloth{54};  ///< x: from that seat. CLO-09

}  // namespace hexwright::cloth_villages::action
