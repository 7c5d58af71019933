#pragma once

#include <optional>

#include "model/scenario/edit.h"

namespace hexwright {

/// Why an edit could be applied to no scenario at all: names, numbers, texts and places beyond what a
/// document can hold. What depends on the scenario (room, known areas) is found when it is applied.
std::optional<Refusal> check_edit(const Edit& edit);

/// Refuses places too far out.
std::optional<Refusal> check_place(Hex place);

}  // namespace hexwright
