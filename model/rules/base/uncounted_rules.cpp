#include <algorithm>
#include <charconv>
#include <string>

#include "model/rules/base/victory_points.h"
#include "model/rules/house_rules/figures.h"
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

constexpr int most_of_a_number = 1'000'000;

/// The most that new islands bring: the k-th the k-th number of the list, further ones the last.
int points_of(std::string_view bonus, int islands) {
  int points = 0, best = 0, number = 0;
  const char* at = bonus.data();
  const char* const end = at + bonus.size();
  for (int k = 0; k < islands; ++k) {
    const auto read = std::from_chars(at, end, number);
    if (read.ec == std::errc()) at = read.ptr < end ? read.ptr + 1 : end;
    points += std::clamp(number, -most_of_a_number, most_of_a_number);
    best = std::max(best, points);
  }
  return best;
}

std::string bonus_of(const MapView& map) {
  if (map.rules().points_for_island(0)) return {};
  return pioneers::last_foreign(map.scenario(), pioneers::bonus_key).value_or("");
}

int bonus_points(const MapView& map) {
  return points_of(bonus_of(map), map.scenario().details.pieces.settlements);
}

int counted_cards(const MapView& map) {
  return figures_of(map.rules(), map.scenario().details.max_players).deck.victory_points;
}

int further_cards(const MapView& map) {
  long long cards = 0;
  for (const std::string_view key : pioneers::victory_card_keys) cards += kept_number(map, key);
  return static_cast<int>(std::clamp<long long>(cards - counted_cards(map), 0, most_of_a_number));
}

}  // namespace

int uncounted_points(const MapView& map) { return further_cards(map) + bonus_points(map); }

std::vector<Argument> uncounted_rules(const MapView& map) {
  std::vector<Argument> rules;
  if (const int further = further_cards(map); further > 0)
    rules.emplace_back(
        say(N_("{0} victory point cards instead of {1}"), counted_cards(map) + further, counted_cards(map)));
  if (bonus_points(map) > 0) rules.emplace_back(say(N_("the bonus {0} for new islands"), bonus_of(map)));
  if (const int bridges = kept_number(map, pioneers::bridges_key); bridges > 0)
    rules.emplace_back(say(N_("places across {0} bridges"), bridges));
  return rules;
}

}  // namespace hexwright::base
