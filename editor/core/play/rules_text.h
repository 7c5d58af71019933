#pragma once

#include <vector>

#include "model/rules/instructions.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What players read of the rules of a map beside those of the base game: what they do before the first
/// turn, and then by module, the own rules last.
std::vector<Instructions::Chapter> rules_to_read(const Scenario& scenario);

}  // namespace hexwright
