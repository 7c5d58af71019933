#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "model/scenario/scenario.h"

namespace hexwright::pioneers {

inline constexpr std::string_view shuffle_key = "random-terrain";
inline constexpr std::string_view players_key = "num-players";
inline constexpr std::string_view pirate_key = "use-pirate";

/// One line of a `.game` file that says a number, or is there or not.
struct Setting {
  enum class Kind : std::uint8_t { Flag, Number };
  std::string_view keyword;
  Kind kind = Kind::Number;
  /// What a file means that does not say it.
  int missing = 0;
  /// What we write for a scenario that says nothing about it, and play whatever it says: the game's usual
  /// rules, for up to four players and for more.
  int usual = 0;
  int usual_large = 0;
  /// Where a scenario says it; null: in a foreign entry with the keyword as its key.
  int* (*word)(Details&) = nullptr;
  /// The least that a scenario can say, where it has a word.
  int least = 0;
  /// What a file means that says another than the usual value, to be told as we do not play it: {0} is that
  /// value, {1} the usual one. Null where a scenario has a word, or it is told in another way.
  const char* effect = nullptr;
  /// The kind of development card that it counts, which some settings have in common; null for no card.
  const char* card = nullptr;
  /// The option of the house rules that says it, too; empty for none.
  std::string_view house_rule = {};

  int usual_for(int players) const { return players > 4 ? usual_large : usual; }
};

/// In the order in which they are written.
std::span<const Setting> all_settings();

/// Foreign entries say a number in digits, a flag as "on" or "off".
std::string foreign_value(const Setting& setting, int value);
std::optional<int> value_from_foreign(const Setting& setting, std::string_view text);

// Pioneers' bank, development deck and rule for the 7, which house rules say here.

/// Of a file that says so much by these settings, for so many players: what differs from the usual rules, as
/// far as house rules can say it.
RuleOptions house_rules_of(const std::function<int(const Setting&)>& said, int players);
/// These house rules say what the setting says.
bool says(const RuleOptions& house_rules, const Setting& setting);
/// What a scenario with house rules asks of Pioneers by this setting; none where they say nothing of it.
std::optional<int> value_by_house_rules(const Scenario& scenario, const Setting& setting);

}  // namespace hexwright::pioneers
