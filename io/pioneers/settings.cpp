#include "io/pioneers/settings.h"

#include <charconv>

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

}  // namespace hexwright::pioneers
