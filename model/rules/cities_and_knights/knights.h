#pragma once

namespace hexwright::cities_and_knights {

// How much there is of what Cities & Knights bring, for so many players. CK-03, CK-04

/// Cards of each of the three commodities.
constexpr int commodities_of_a_kind(int players) { return players > 4 ? 18 : 12; }
constexpr int defender_cards(int players) { return players > 4 ? 8 : 6; }

}  // namespace hexwright::cities_and_knights
