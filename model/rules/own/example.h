#pragma once

#include <string_view>

#include "model/own/element.h"
#include "model/scenario/scenario.h"

namespace hexwright::own {

/// The template on which everything that a pack says can happen: one with hexes face down where it speaks of
/// discoveries.
std::string_view example_template(const Element& pack);

/// A map with a pack laid on it, to see and play what it says. Each own terrain takes the place of a hex: the
/// desert for the first one without a token, pastures for those with one. Own harbors take the places of the
/// first ones, and each mark lies on hills, or at a side or a corner of each. The map is of no box any more.
Scenario example_map(Scenario map, Element pack);

}  // namespace hexwright::own
