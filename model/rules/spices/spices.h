#pragma once

#include "rules/module.h"

namespace hexwright {

/// Spice hexes, merchants and trade options.
extern const RuleModule spices_module;

}  // namespace hexwright
