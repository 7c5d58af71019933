#pragma once

#include <vector>

#include "model/rules/map_view.h"

namespace hexwright::pirate_fleet {

/// Under the settlement of each fortress. PIR-02
inline constexpr int chits_of_fortress = 3;
/// Of each player, on the board before anybody founds: the one of the fortress, and the first one. PIR-03
inline constexpr int placed_settlements = 2;

/// What lies ready for one player; `none` for what is missing or off the board. PIR-02
struct Berth {
  IntersectionId fortress, landing, settlement;
  PathId ship;

  bool is_whole() const { return fortress != none && landing != none && settlement != none && ship != none; }
};
/// By the numbers of the marks, from 1: as many as the scenario takes players.
std::vector<Berth> berths(const MapView& map);

/// The hexes that the fleet sails over, in the order of their numbers, those on the board. PIR-06
std::vector<HexId> course(const MapView& map);

/// By intersection: how many ships it takes from there to a place; -1 where none comes from.
using Distances = IdVector<IntersectionId, int>;
Distances ship_distances(const MapView& map, IntersectionId to);

/// A ship from one place to the next is on a shortest way. PIR-10
inline bool comes_nearer(const Distances& to, IntersectionId from, IntersectionId next) {
  return to[next] >= 0 && to[next] == to[from] - 1;
}

}  // namespace hexwright::pirate_fleet
