#pragma once

#include <optional>

#include "io/playtest/batch_tally.h"

namespace hexwright {

/// Numbers of a tally that contradict each other, in words; none in one that games were counted in.
/// Precondition: its lists are as long as its players and its board say.
std::optional<Message> disagreement(const BatchTally& tally);

}  // namespace hexwright
