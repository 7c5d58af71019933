#pragma once

#include "rules/module.h"

namespace hexwright {

/// Unknown events at the border of the board.
extern const RuleModule frontiers_module;

}  // namespace hexwright
