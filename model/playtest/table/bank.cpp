#include <algorithm>
#include <cassert>

#include "model/playtest/table.h"

namespace hexwright {

int take_from_bank(PlayContext& t, SeatId seat, Card card, int count) {
  const int taken = std::min(count, t.state.bank[card]);
  t.state.bank.remove(card, taken);
  t.seat(seat).hand.add(card, taken);
  if (t.tally) t.tally->income[seat][static_cast<std::size_t>(card)] += static_cast<std::uint16_t>(taken);
  return taken;
}

void pay_to_bank(PlayContext& t, SeatId seat, Cards cards) {
  Seat& s = t.seat(seat);
  s.hand -= cards;
  if (!s.face_up.empty())
    for (const Card c : resource_cards) s.face_up.remove(c, std::min(s.face_up[c], cards[c]));
  t.state.bank += cards.without_spices();
  for (std::size_t i = 0; i < spice_types.size(); ++i)
    t.state.spice_discards[i] = static_cast<std::uint8_t>(t.state.spice_discards[i] + cards[spice_types[i]]);
}

void trade_to_bank(PlayContext& t, SeatId seat, Cards cards) {
  assert(tradable(t.seat(seat)).covers(cards));
  t.seat(seat).hand -= cards;
  t.state.bank += cards;
}

void hand_over(PlayContext& t, SeatId from, SeatId to, Card card) {
  Seat& giver = t.seat(from);
  giver.hand.remove(card);
  // Those that lie face up go last: nobody can tell one from another in the hand.
  if (giver.face_up[card] > giver.hand[card]) giver.face_up.remove(card);
  t.seat(to).hand.add(card);
}

Cards tradable(const Seat& seat) { return seat.hand - seat.face_up; }

}  // namespace hexwright
