#pragma once

#include "rules/module.h"

namespace hexwright {

/// As far as scenarios ask for it: victory points and the hand limit.
extern const RuleModule cities_and_knights_module;

}  // namespace hexwright
