#pragma once

#include "rules/module.h"

namespace hexwright {

/// The base game: what every scenario plays.
extern const RuleModule base_module;

}  // namespace hexwright
