#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "model/board/index.h"
#include "model/rules/map_view.h"

namespace hexwright {

/// What a settlement gets at a place, in cards in 36 rolls of the dice; robber and empty bank aside. As a
/// roll comes up in so many of 36 ways as its token has pips, a card in 36 rolls is what people call a pip. A
/// city gets twice as much.
struct Yield {
  std::array<double, all_resources.size()> cards{};  ///< by resource
  double choice = 0;                                 ///< cards of the owner's choice. SEA-05
  double discoveries = 0;                            ///< counters that pay for development cards

  double of(Resource resource) const { return cards[at(resource)]; }
  /// All together.
  double pips() const;
  /// Different resources, choice not counted.
  int kinds() const;
  Yield& operator+=(const Yield& other);
  friend bool operator==(const Yield&, const Yield&) = default;
};

/// What each hex gives to one settlement, by hex. Terrains and tokens that are drawn count with their chances
/// before the set-up: a pool's tokens go to its producing hexes evenly, those that are kept for a terrain
/// (NSH-06) to the hexes of that terrain; that red ones are exchanged changes nothing on average. What lies
/// face down when play begins gives nothing yet, and neither does what is unfinished.
IdVector<HexId, Yield> yields_by_hex(const MapView& map);

/// The same by intersection.
IdVector<IntersectionId, Yield> yields_by_intersection(const BoardGraph& board,
                                                       const IdVector<HexId, Yield>& hexes);

/// What the whole board gives if every producing hex has one settlement.
struct BoardYield {
  std::array<double, all_resources.size()> hexes{};  ///< how many yield it, by resource; drawn ones by chance
  Yield yield;
  friend bool operator==(const BoardYield&, const BoardYield&) = default;
};
BoardYield yield_of_board(const MapView& map, std::span<const Yield> hexes);

/// The chance of a hex to be of each terrain once the set-up is over; nothing for what then lies face down.
using TerrainChances = std::array<double, most_terrains>;
IdVector<HexId, TerrainChances> terrain_chances(const MapView& map);

/// The harbors that an intersection may have when play begins, with their chances.
struct HarborChances {
  std::array<double, most_harbor_kinds> kinds{};
  double of(HarborKind kind) const { return kinds[at(kind)]; }
  bool any() const;
};
IdVector<IntersectionId, HarborChances> harbor_chances(const MapView& map);

}  // namespace hexwright
