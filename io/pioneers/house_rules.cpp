#include "io/pioneers/house_rules.h"

#include <algorithm>
#include <array>

#include "model/board/index.h"
#include "model/rules/house_rules/figures.h"
#include "model/scenario/kept_of_pioneers.h"

namespace hexwright::pioneers {
namespace {

constexpr std::string_view module_id = "house-rules";
constexpr std::string_view bank = "cards-of-each", deck = "own-deck", sevens = "rounds-without-seven";

struct CardOption {
  std::string_view option;
  int DevelopmentDeck::*count;
};
constexpr std::array cards{CardOption{"knights", &DevelopmentDeck::knights},
                           CardOption{"victory-points", &DevelopmentDeck::victory_points},
                           CardOption{"road-building", &DevelopmentDeck::road_building},
                           CardOption{"year-of-plenty", &DevelopmentDeck::year_of_plenty},
                           CardOption{"monopoly", &DevelopmentDeck::monopoly}};

/// Pioneers rolls a 7 again never, in the first two rounds, or always: as rounds here.
constexpr std::array rounds_of_sevens_rule{0, 2, 99};

bool is_taken(std::string_view option, int value) {
  return takes(*find_option(*find_module(module_id), option), std::to_string(value));
}

/// The deck, where it is not the usual one and each count can be said.
void take_deck(const std::function<int(const Setting&)>& said, int players, RuleOptions& options) {
  RuleOptions counts{{std::string(deck), "yes"}};
  bool usual = true;
  for (const CardOption& card : cards) {
    long long here = 0, there = 0;
    for (const Setting& setting : all_settings())
      if (setting.house_rule == card.option) there += said(setting), here += setting.usual_for(players);
    usual = usual && here == there;
    if (there < 0 || there > 1000 || !is_taken(card.option, static_cast<int>(there))) return;
    counts.emplace(card.option, std::to_string(there));
  }
  if (!usual) options.merge(counts);
}

/// Five settings count victory point cards: as they were kept, where that is as many, else one after another.
int share_of_victory_cards(const Scenario& scenario, const Setting& setting, int all) {
  std::array<int, victory_card_keys.size()> kept{};
  int sum = 0;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    const auto said = last_foreign(scenario, victory_card_keys[i]);
    kept[i] = said ? value_from_foreign(setting, *said).value_or(1) : 1;
    sum += kept[i];
  }
  const auto place = static_cast<std::size_t>(
      std::find(victory_card_keys.begin(), victory_card_keys.end(), setting.keyword) -
      victory_card_keys.begin());
  const int keys = static_cast<int>(kept.size());
  return sum == all ? kept[place] : all / keys + (static_cast<int>(place) < all % keys ? 1 : 0);
}

}  // namespace

RuleOptions house_rules_of(const std::function<int(const Setting&)>& said, int players) {
  RuleOptions options;
  for (const Setting& setting : all_settings()) {
    const int value = said(setting);
    if (setting.house_rule.empty() || value == setting.usual_for(players)) continue;
    if (setting.house_rule == bank && value > 0 && is_taken(bank, value))
      options.emplace(bank, std::to_string(value));
    if (setting.house_rule == sevens && value > 0 && value < static_cast<int>(rounds_of_sevens_rule.size()))
      options.emplace(sevens, std::to_string(rounds_of_sevens_rule[at(value)]));
  }
  take_deck(said, players, options);
  return options;
}

bool says(const RuleOptions& house_rules, const Setting& setting) {
  if (setting.house_rule.empty()) return false;
  return house_rules.contains(std::string(setting.card ? deck : setting.house_rule));
}

std::optional<int> value_by_house_rules(const Scenario& scenario, const Setting& setting) {
  const auto chosen = scenario.rules.find(std::string(module_id));
  if (chosen == scenario.rules.end() || !says(chosen->second, setting)) return std::nullopt;
  const Ruleset rules(scenario.rules);
  const int value = rules.number(module_id, setting.house_rule);
  if (setting.house_rule == bank) return value > 0 ? std::optional(value) : std::nullopt;
  if (setting.house_rule == sevens) return value == 0 ? 0 : value < rounds_of_sevens_rule[2] ? 1 : 2;
  if (!rules.is_on(module_id, deck)) return std::nullopt;
  return setting.house_rule == "victory-points" ? share_of_victory_cards(scenario, setting, value) : value;
}

}  // namespace hexwright::pioneers
