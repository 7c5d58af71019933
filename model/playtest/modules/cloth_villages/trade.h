#pragma once

#include "model/playtest/table.h"

namespace hexwright::cloth_villages {

// Who trades where, and what that brings.

/// A position in `Facts::villages`.
using VillageId = Id<struct VillageKind>;

inline Ids<VillageId> villages(const Game& game) {
  return Ids<VillageId>(static_cast<int>(game.facts().villages.size()));
}
/// In the order in which they came, as far as there are any: `none` behind the last one. CLO-07
std::array<SeatId, most_players> partners(const ClothTrade& trade, VillageId village);
bool trades_at(const ClothTrade& trade, SeatId seat, VillageId village);
/// With any village. CLO-09
bool trades_anywhere(const ClothTrade& trade, SeatId seat);
/// How many villages have cloth. CLO-12
int villages_with_cloth(const ReadContext& read);

/// Ships of the seat lead there from a building of its own. CLO-05
bool is_joined(const ReadContext& read, SeatId seat, IntersectionId village);
/// With every village that they lead to by now. CLO-05
void found_trade(PlayContext& play, SeatId seat);
/// Everybody's who trades with the villages of this number. CLO-07
void bring_cloth(PlayContext& play, int roll);
/// Between players. CLO-09
void hand_over_cloth(PlayContext& play, SeatId from, SeatId to);

/// Statistics.
extern const Counter trades_founded, cloth_taken;

}  // namespace hexwright::cloth_villages
