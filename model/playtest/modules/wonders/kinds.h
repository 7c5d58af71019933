#pragma once

#include "model/playtest/action.h"

// Kinds of actions, with what their fields mean: see `ActionKind`.

namespace hexwright::wonders::action {

inline constexpr ActionKind claim_wonder{112};  ///< x: Wonder. WON-10
inline constexpr ActionKind build_level{113};   ///< of the claimed wonder. WON-11

}  // namespace hexwright::wonders::action
