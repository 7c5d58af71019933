#pragma once

#include <optional>

#include "model/scenario/scenario.h"

namespace hexwright {

/// Gives every place of a scenario where an own terrain or harbor lies or is drawn, or an own mark lies, the
/// number that it has in other packs, by its id. Refused, and nothing is changed, where one that is in use is
/// not among them, or a mark would lie at another sort of place.
std::optional<Refusal> renumber(Scenario& scenario, const own::Packs& packs);

}  // namespace hexwright
