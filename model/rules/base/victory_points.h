#pragma once

#include "model/rules/map_view.h"

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

}  // namespace hexwright::base
