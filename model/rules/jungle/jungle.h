#pragma once

#include "rules/module.h"

namespace hexwright {

/// Deserts become jungles, where discoveries are made.
extern const RuleModule jungle_module;

}  // namespace hexwright
