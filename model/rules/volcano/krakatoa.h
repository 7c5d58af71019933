#pragma once

#include <array>
#include <vector>

#include "model/rules/map_view.h"

namespace hexwright::volcano {

/// Three volcanoes that touch each other.
struct Trio {
  std::array<HexId, 3> hexes;
  /// How many hexes of other land touch them for certain, and how many more may.
  int land_beside = 0;
  int doubtful_beside = 0;
  /// They carry 4, 5 and 6, fixed or dealt among themselves.
  bool numbered = false;
  /// Some of them draw their token from a pool.
  bool draws = false;

  bool is_island() const { return land_beside == 0 && doubtful_beside == 0; }
};
/// Every three volcanoes that lie open and touch each other. VOL-08
std::vector<Trio> trios(const MapView& map);
/// In the Krakatoa variant: a volcano of such three carries 4, 5 or 6, and not the same as another of them.
bool bars_number(const MapView& map, HexId hex, int number);

}  // namespace hexwright::volcano
