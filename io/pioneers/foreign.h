#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/kept_of_pioneers.h"

namespace hexwright::pioneers {

/// A hex that keeps its terrain when Pioneers shuffles, as "q,r".
inline constexpr std::string_view fixed_key = "fixed";
/// A line that Pioneers reads over or refuses.
inline constexpr std::string_view unknown_line_key = "unknown-line";

void keep(Scenario& scenario, std::string_view key, std::string value);
void keep_fixed(Scenario& scenario, Hex at);

std::vector<Hex> fixed_marks(const Scenario& scenario);

/// Entries of which the writer can make nothing.
std::size_t count_of_strange_entries(const Scenario& scenario);

}  // namespace hexwright::pioneers
