#include "io/pioneers/settings.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "model/board/index.h"
#include "model/rules/house_rules/figures.h"
#include "model/scenario/kept_of_pioneers.h"

namespace hexwright::pioneers {
namespace {

using enum Setting::Kind;

int* players(Details& d) { return &d.max_players; }
int* victory_points(Details& d) { return &d.victory_points; }
int* roads(Details& d) { return &d.pieces.roads; }
int* ships(Details& d) { return &d.pieces.ships; }
int* settlements(Details& d) { return &d.pieces.settlements; }
int* cities(Details& d) { return &d.pieces.cities; }

constexpr const char* victory_card = N_("victory points");

constexpr std::array settings{
    Setting{shuffle_key, Flag},
    Setting{.keyword = "strict-trade",
            .kind = Flag,
            .effect = N_("Pioneers ends a player's trade on this map with the first thing that is built or "
                         "bought in a turn; here it goes on")},
    Setting{.keyword = "domestic-trade",
            .kind = Flag,
            .usual = 1,
            .usual_large = 1,
            .effect = N_("Pioneers lets no players trade with each other on this map; here they may")},
    Setting{.keyword = players_key, .word = players, .least = 1},
    Setting{
        .keyword = "sevens-rule",
        .effect = N_("Pioneers rolls again on this map when a seven comes (sevens-rule {0}: 1 in the first "
                     "two turns, 2 always); here every seven counts"),
        .house_rule = "rounds-without-seven"},
    Setting{.keyword = "use-dice-deck",
            .kind = Flag,
            .effect = N_("Pioneers draws the rolls of this map from a deck of cards; here dice are rolled")},
    Setting{"num-dice-decks", Number, 2, 2, 2},
    Setting{"num-removed-dice-cards", Number, 5, 5, 5},
    Setting{.keyword = "victory-points", .word = victory_points, .least = 1},
    Setting{.keyword = "check-victory-at-end-of-turn",
            .kind = Flag,
            .effect = N_("Pioneers ends games on this map with the winner's turn; here they end at once")},
    Setting{.keyword = "num-roads", .word = roads},
    Setting{.keyword = bridges_key,
            .effect = N_("Pioneers gives each player {0} bridges on this map, and lets buildings stand close "
                         "to each other across water; there are none here")},
    Setting{.keyword = "num-ships", .word = ships},
    Setting{.keyword = "num-settlements", .word = settlements},
    Setting{.keyword = "num-cities", .word = cities},
    Setting{
        .keyword = "num-city-walls",
        .effect = N_("Pioneers gives each player {0} city walls on this map, each for 2 more cards in the "
                     "hand; here only Cities & Knights has them")},
    Setting{.keyword = "resource-count",
            .usual = 19,
            .usual_large = 24,
            .effect = N_("Pioneers' bank has {0} cards of each resource on this map; here it has {1}"),
            .house_rule = "cards-of-each"},
    Setting{.keyword = "develop-road",
            .usual = 2,
            .usual_large = 3,
            .card = N_("road building"),
            .house_rule = "road-building"},
    Setting{.keyword = "develop-monopoly",
            .usual = 2,
            .usual_large = 3,
            .card = N_("monopoly"),
            .house_rule = "monopoly"},
    Setting{.keyword = "develop-plenty",
            .usual = 2,
            .usual_large = 3,
            .card = N_("year of plenty"),
            .house_rule = "year-of-plenty"},
    Setting{.keyword = victory_card_keys[0],
            .usual = 1,
            .usual_large = 1,
            .card = victory_card,
            .house_rule = "victory-points"},
    Setting{.keyword = victory_card_keys[1],
            .usual = 1,
            .usual_large = 1,
            .card = victory_card,
            .house_rule = "victory-points"},
    Setting{.keyword = victory_card_keys[2],
            .usual = 1,
            .usual_large = 1,
            .card = victory_card,
            .house_rule = "victory-points"},
    Setting{.keyword = victory_card_keys[3],
            .usual = 1,
            .usual_large = 1,
            .card = victory_card,
            .house_rule = "victory-points"},
    Setting{.keyword = victory_card_keys[4],
            .usual = 1,
            .usual_large = 1,
            .card = victory_card,
            .house_rule = "victory-points"},
    Setting{.keyword = "develop-soldier",
            .usual = 14,
            .usual_large = 20,
            .card = N_("knights"),
            .house_rule = "knights"},
    Setting{pirate_key, Flag},
};

}  // namespace

std::span<const Setting> all_settings() { return settings; }

std::string foreign_value(const Setting& setting, int value) {
  if (setting.kind == Flag) return value != 0 ? "on" : "off";
  return std::to_string(value);
}

std::optional<int> value_from_foreign(const Setting& setting, std::string_view text) {
  if (setting.kind == Flag) {
    if (text == "on") return 1;
    return text == "off" ? std::optional<int>(0) : std::nullopt;
  }
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole ? std::optional<int>(value) : std::nullopt;
}

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
