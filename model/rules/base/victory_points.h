#pragma once

#include <vector>

#include "model/rules/map_view.h"
#include "model/scenario/message.h"

namespace hexwright::base {

/// Where one player's victory points can come from at best, everybody else standing aside. BASE-10, BASE-18
struct BestCase {
  int buildings = 0;
  int longest_route = 0;
  int largest_army = 0;
  int cards = 0;
  int chits = 0;
  int modules = 0;  ///< what other rule modules bring
  int total() const { return buildings + longest_route + largest_army + cards + chits + modules; }
};
BestCase best_case(const MapView& map);

/// What the map keeps of Pioneers' rules that would bring players points there beyond those that are counted
/// here: games here play none of it. BASE-18
std::vector<Argument> uncounted_rules(const MapView& map);
/// At most so many points for one player: further cards, and a new island for each settlement. (What bridges
/// lead to is known to nobody: none.)
int uncounted_points(const MapView& map);

}  // namespace hexwright::base
