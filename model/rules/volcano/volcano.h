#pragma once

#include "rules/module.h"

namespace hexwright {

/// Volcanoes erupt, and may yield gold.
extern const RuleModule volcano_module;

}  // namespace hexwright
