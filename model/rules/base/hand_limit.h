#pragma once

namespace hexwright {

/// How many cards a player may hold when a 7 is rolled: each city wall and each trade option lets keep two
/// more. BASE-07, SPI-08, CK-02
constexpr int hand_limit(int city_walls, int trade_options) { return 7 + 2 * city_walls + 2 * trade_options; }

}  // namespace hexwright
