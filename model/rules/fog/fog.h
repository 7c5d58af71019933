#pragma once

#include "model/rules/module.h"

namespace hexwright {

/// Hexes that lie undiscovered until a route reaches them.
extern const RuleModule fog_module;

class Ruleset;

/// Hexes come up as routes reach them; false where fog is played without exploring, so that all are turned up
/// at the set-up. FOG-04
bool explores(const Ruleset& rules);

}  // namespace hexwright
