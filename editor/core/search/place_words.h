#pragma once

#include <vector>

#include "editor/core/editing/pointer.h"
#include "editor/core/editing/selection.h"
#include "model/findings/finding.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What is under the pointer, in phrases to be joined by commas: "hex 2,-1", "Hills", "token 6 with 5 pips",
/// "in Main island", and for an intersection its pips and harbor.
std::vector<Message> describe(const Scenario& scenario, const Pointer& pointer);
std::vector<Message> describe(const Scenario& scenario, Hex at);
std::vector<Message> describe(const Scenario& scenario, Intersection at);
std::vector<Message> describe(const Scenario& scenario, Path at);
/// How many hexes are selected, how many of them are land, and the pips of their numbers; nothing for none.
std::vector<Message> describe(const Scenario& scenario, const Selection& selection);

/// The phrases as one line.
std::string line(const std::vector<Message>& phrases, Translate translate = nullptr);

/// The pips of the numbers around an intersection: how often it yields in 36 rolls.
int pips_at(const Scenario& scenario, Intersection at);

}  // namespace hexwright
