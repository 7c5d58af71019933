#include <algorithm>
#include <cassert>

#include "model/board/index.h"
#include "model/playtest/table.h"

namespace hexwright {

int take_from_bank(PlayContext& play, SeatId seat, Card card, int count) {
  const int taken = std::min(count, play.state.bank[card]);
  play.state.bank.remove(card, taken);
  play.seat(seat).hand.add(card, taken);
  if (play.tally) play.tally->income[seat][at(card)] += static_cast<std::uint16_t>(taken);
  return taken;
}

void pay_to_bank(PlayContext& play, SeatId seat, Cards cards) {
  Seat& s = play.seat(seat);
  s.hand -= cards;
  if (!s.face_up.empty())
    for (const Card c : resource_cards) s.face_up.remove(c, std::min(s.face_up[c], cards[c]));
  play.state.bank += cards.without_spices();
  if (const Cards spices = cards.spices(); !spices.empty()) happened(play, event::PaidElsewhere{spices});
}

void trade_to_bank(PlayContext& play, SeatId seat, Cards cards) {
  assert(tradable(play.seat(seat)).covers(cards));
  play.seat(seat).hand -= cards;
  play.state.bank += cards;
}

void hand_over(PlayContext& play, SeatId from, SeatId to, Card card) {
  Seat& giver = play.seat(from);
  giver.hand.remove(card);
  // Those that lie face up go last: nobody can tell one from another in the hand.
  if (giver.face_up[card] > giver.hand[card]) giver.face_up.remove(card);
  play.seat(to).hand.add(card);
}

Cards tradable(const Seat& seat) { return seat.hand - seat.face_up; }

}  // namespace hexwright
