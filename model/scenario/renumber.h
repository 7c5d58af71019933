#pragma once

#include <optional>

#include "model/scenario/scenario.h"

namespace hexwright {

/// Gives every place of a scenario where an own terrain lies or is drawn the number that it has in other
/// packs, by its id. Refused, and nothing is changed, where one that is in use is not among them.
std::optional<Refusal> renumber_terrains(Scenario& scenario, const own::Packs& packs);

}  // namespace hexwright
