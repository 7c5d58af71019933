#pragma once

#include "model/rules/ruleset.h"

namespace hexwright {

/// How many development cards of each kind the deck begins with. BASE-09
struct DevelopmentDeck {
  int knights = 14;
  int victory_points = 5;
  int road_building = 2;
  int year_of_plenty = 2;
  int monopoly = 2;

  constexpr int size() const { return knights + victory_points + road_building + year_of_plenty + monopoly; }
  friend bool operator==(const DevelopmentDeck&, const DevelopmentDeck&) = default;
};

/// The figures of the base game that its rules name, and that house rules may change.
struct Figures {
  int hand_limit = 7;   ///< cards that a player keeps on a 7, with nothing that adds to them. BASE-07
  int least_route = 5;  ///< the length from which the longest route brings points. BASE-10
  int least_army = 3;   ///< the knights from which the largest army does. BASE-10
  int cards_each = 19;  ///< cards of each resource. BASE-09
  int rounds_without_seven = 0;  ///< a 7 is rolled again in the first rounds; so many of them
  DevelopmentDeck deck;          ///< BASE-09

  friend bool operator==(const Figures&, const Figures&) = default;
};

/// What a game of so many players is played by. More cards with the 5-6 player extension. BASE-09
Figures figures_of(const Ruleset& rules, int players);

}  // namespace hexwright
