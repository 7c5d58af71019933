#pragma once

#include "model/rules/module.h"

namespace hexwright {

/// A module with options, needs and checks; null: a list of all modules.
void print_rules_as_json(const RuleModule* module);

}  // namespace hexwright
