#pragma once

#include "rules/module.h"

namespace hexwright {

/// A home island, and a round world that is laid out as it is discovered.
extern const RuleModule explorers_module;

}  // namespace hexwright
