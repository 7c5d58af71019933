#pragma once

namespace hexwright::base {

/// How many development cards there are: more with the 5-6 player extension. BASE-09
constexpr int development_cards(int players) { return players > 4 ? 34 : 25; }

}  // namespace hexwright::base
