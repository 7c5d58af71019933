#pragma once

namespace hexwright {

/// How many cards a player may hold when a 7 is rolled: each city wall and each trade option lets keep two
/// more. `alone`: with neither, 7 unless house rules say otherwise. BASE-07
constexpr int hand_limit(int alone, int city_walls, int trade_options) {
  return alone + 2 * city_walls + 2 * trade_options;
}

}  // namespace hexwright
