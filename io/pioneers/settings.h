#pragma once

#include <span>
#include <string_view>

#include "scenario/scenario.h"

namespace hexwright::pioneers {

/// The format's name in foreign entries.
inline constexpr std::string_view format_name = "pioneers";
/// Keys of foreign entries that are not settings: a hex that keeps its terrain when Pioneers shuffles, as
/// "q,r"; a line that Pioneers reads over or refuses.
inline constexpr std::string_view fixed_key = "fixed";
inline constexpr std::string_view unknown_line_key = "unknown-line";
inline constexpr std::string_view bonus_key = "island-discovery-bonus";
inline constexpr std::string_view shuffle_key = "random-terrain";
inline constexpr std::string_view pirate_key = "use-pirate";

/// One line of a `.game` file that says a number, or is there or not.
struct Setting {
  enum class Kind : std::uint8_t { Flag, Number };
  std::string_view keyword;
  Kind kind = Kind::Number;
  /// What a file means that does not say it.
  int missing = 0;
  /// What we write for a scenario that says nothing about it: the game's usual rules, for up to four players
  /// and for more.
  int usual = 0;
  int usual_large = 0;
  /// Where a scenario says it; null: in a foreign entry with the keyword as its key.
  int* (*word)(Details&) = nullptr;
};

/// In the order in which they are written.
std::span<const Setting> all_settings();

/// Foreign entries say a number in digits, a flag as "on" or "off".
std::string foreign_value(const Setting& setting, int value);
std::optional<int> value_from_foreign(const Setting& setting, std::string_view text);

}  // namespace hexwright::pioneers
