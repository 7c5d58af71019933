#pragma once

#include "rules/module.h"

namespace hexwright {

/// Ships, sea between islands, gold fields, the pirate.
extern const RuleModule seafarers_module;

}  // namespace hexwright
