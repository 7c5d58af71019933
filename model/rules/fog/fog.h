#pragma once

#include "rules/module.h"

namespace hexwright {

/// Hexes that lie undiscovered until a route reaches them.
extern const RuleModule fog_module;

}  // namespace hexwright
