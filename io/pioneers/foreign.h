#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/scenario.h"

// What a `.game` file says and a scenario has no word for: foreign entries, most of them named like the
// settings of the file.
namespace hexwright::pioneers {

/// The format's name in foreign entries.
inline constexpr std::string_view format_name = "pioneers";
/// A hex that keeps its terrain when Pioneers shuffles, as "q,r".
inline constexpr std::string_view fixed_key = "fixed";
/// A line that Pioneers reads over or refuses.
inline constexpr std::string_view unknown_line_key = "unknown-line";
/// What new islands are worth, as numbers with commas between them; empty for nothing.
inline constexpr std::string_view bonus_key = "island-discovery-bonus";

void keep(Scenario& scenario, std::string_view key, std::string value);
void keep_fixed(Scenario& scenario, Hex at);

/// The value of the last entry of Pioneers with this key.
std::optional<std::string> last_foreign(const Scenario& scenario, std::string_view key);
std::vector<Hex> fixed_marks(const Scenario& scenario);

/// Entries of which the writer can make nothing.
std::size_t count_of_strange_entries(const Scenario& scenario);

}  // namespace hexwright::pioneers
