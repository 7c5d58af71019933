#pragma once

#include <cstddef>
#include <vector>

#include "model/scenario/scenario.h"

namespace hexwright::test {

/// Says something in every part of the document, odd texts and empty things included.
Scenario full_scenario();

/// The same generated scenarios every time, small ones and large ones.
std::vector<Scenario> generated_scenarios(std::size_t count);

}  // namespace hexwright::test
