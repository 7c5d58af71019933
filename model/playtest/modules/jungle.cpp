#include <algorithm>

#include "playtest/modules/modules.h"
#include "playtest/modules/yield.h"

namespace hexwright {
namespace {

/// Counters, not cards: they lie beside the hand, where nothing but the purchase of a development card
/// reaches them. JUN-04, JUN-05
void make_discoveries(Table& t, Number hex) {
  if (!shows(t.state, hex, Terrain::Jungle) || hex == t.state.robber) return;
  const auto yields = yields_of(t, hex);
  for (int seat = 0; seat < t.game.players(); ++seat)
    t.seat(seat).discoveries =
        static_cast<std::uint16_t>(t.seat(seat).discoveries + yields[static_cast<std::size_t>(seat)]);
}

/// Counters that nobody has used buy development cards, with cards or without. DES-10, JUN-06
bool may_discover(const Look& l, Cards) {
  if (l.state.developments == Developments{}) return false;
  return std::any_of(l.state.seats.begin(), l.state.seats.end(),
                     [](const Seat& seat) { return seat.discoveries > 0; });
}

}  // namespace

constinit const TableRules jungle_table{
    .module = "jungle", .hex_rolled = make_discoveries, .may_bring = may_discover};

}  // namespace hexwright
