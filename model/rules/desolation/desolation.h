#pragma once

#include "rules/module.h"

namespace hexwright {

/// A home island that dries out, and a new world in the south.
extern const RuleModule desolation_module;

}  // namespace hexwright
