#pragma once

#include <vector>

#include "io/playtest/report.h"
#include "model/scenario/message.h"

namespace hexwright {

/// Why seats are ahead or behind, as far as the games themselves tell: what such a seat got more or less of
/// than the others, the founding places with which it won more or less often than without, and whether the
/// place that wins most is taken by others. Only what chance does not explain; all that is said of the places
/// of a seat holds at once with a confidence of 95 %. Empty where all seats are even.
std::vector<Message> reasons(const Playtest& playtest);

}  // namespace hexwright
