#include "model/rules/base/uncounted_rules.h"

#include <charconv>

#include "model/rules/base/victory_points.h"
#include "model/scenario/kept_of_pioneers.h"

namespace hexwright::base {
namespace {

/// 0 when nothing is kept, or no number.
int kept_number(const MapView& map, std::string_view key) {
  const auto kept = pioneers::last_foreign(map.scenario(), key).value_or("");
  int number = 0;
  std::from_chars(kept.data(), kept.data() + kept.size(), number);
  return number;
}

/// Some island, the first or a later one, brings points.
bool brings_points(std::string_view bonus) {
  for (std::size_t at = 0; (at = bonus.find_first_of("123456789", at)) != std::string_view::npos;) {
    const auto before = bonus.find_last_not_of("0123456789", at);
    if (before == std::string_view::npos || bonus[before] != '-') return true;
    at = bonus.find(',', at);
  }
  return false;
}

}  // namespace

std::vector<Argument> uncounted_rules(const MapView& map) {
  std::vector<Argument> rules;
  long long cards = 0;
  for (const std::string_view key : pioneers::victory_card_keys) cards += kept_number(map, key);
  if (cards > victory_point_cards)
    rules.emplace_back(say(N_("{0} victory point cards instead of {1}"), cards, victory_point_cards));
  if (const auto bonus = pioneers::last_foreign(map.scenario(), pioneers::bonus_key);
      bonus && brings_points(*bonus) && !map.plays("foreign-islands"))
    rules.emplace_back(say(N_("the bonus {0} for new islands"), *bonus));
  if (const int bridges = kept_number(map, pioneers::bridges_key); bridges > 0)
    rules.emplace_back(say(N_("places across {0} bridges"), bridges));
  return rules;
}

}  // namespace hexwright::base
