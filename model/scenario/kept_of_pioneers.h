#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "model/scenario/scenario.h"

// What a scenario keeps of a Pioneers map that it has no word for: foreign entries, most of them named like
// the settings of the file.
namespace hexwright::pioneers {

/// The format's name in foreign entries.
inline constexpr std::string_view format_name = "pioneers";
/// What new islands are worth, as numbers with commas between them; empty for nothing.
inline constexpr std::string_view bonus_key = "island-discovery-bonus";
/// Bridges of each player.
inline constexpr std::string_view bridges_key = "num-bridges";
/// Victory point cards in the development deck.
inline constexpr std::array<std::string_view, 5> victory_card_keys{
    "develop-chapel", "develop-university", "develop-governor", "develop-library", "develop-market"};

/// The value of the last entry of Pioneers with this key.
std::optional<std::string> last_foreign(const Scenario& scenario, std::string_view key);

}  // namespace hexwright::pioneers
