#include "io/pioneers/settings.h"

#include <charconv>

namespace hexwright::pioneers {
namespace {

using enum Setting::Kind;

int* players(Details& d) { return &d.max_players; }
int* victory_points(Details& d) { return &d.victory_points; }
int* roads(Details& d) { return &d.pieces.roads; }
int* ships(Details& d) { return &d.pieces.ships; }
int* settlements(Details& d) { return &d.pieces.settlements; }
int* cities(Details& d) { return &d.pieces.cities; }

constexpr std::array settings{
    Setting{shuffle_key, Flag},
    Setting{"strict-trade", Flag},
    Setting{"domestic-trade", Flag, 0, 1, 1},
    Setting{.keyword = "num-players", .word = players, .least = 1},
    Setting{"sevens-rule"},
    Setting{"use-dice-deck", Flag},
    Setting{"num-dice-decks", Number, 2, 2, 2},
    Setting{"num-removed-dice-cards", Number, 5, 5, 5},
    Setting{.keyword = "victory-points", .word = victory_points, .least = 1},
    Setting{"check-victory-at-end-of-turn", Flag},
    Setting{.keyword = "num-roads", .word = roads},
    Setting{"num-bridges"},
    Setting{.keyword = "num-ships", .word = ships},
    Setting{.keyword = "num-settlements", .word = settlements},
    Setting{.keyword = "num-cities", .word = cities},
    Setting{"num-city-walls"},
    Setting{"resource-count", Number, 0, 19, 24},
    Setting{"develop-road", Number, 0, 2, 3},
    Setting{"develop-monopoly", Number, 0, 2, 3},
    Setting{"develop-plenty", Number, 0, 2, 3},
    Setting{"develop-chapel", Number, 0, 1, 1},
    Setting{"develop-university", Number, 0, 1, 1},
    Setting{"develop-governor", Number, 0, 1, 1},
    Setting{"develop-library", Number, 0, 1, 1},
    Setting{"develop-market", Number, 0, 1, 1},
    Setting{"develop-soldier", Number, 0, 14, 20},
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
