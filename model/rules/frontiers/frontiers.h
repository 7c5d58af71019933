#pragma once

#include "model/rules/module.h"

namespace hexwright {

namespace frontiers {
/// In the stack; every event takes one when it is discovered. FRO-02
inline constexpr int cards = 10;
/// Of the module Development. FRO-16
inline constexpr int development_cards = 4;
}  // namespace frontiers

/// Unknown events at the border of the board.
extern const RuleModule frontiers_module;

}  // namespace hexwright
