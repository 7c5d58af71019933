#include "tests/referee/hands.h"

#include <algorithm>

namespace hexwright::referee {
namespace {

/// Out of the hand, those that lie face up first.
void lose(Book& b, int seat, int card, int n) {
  Player& p = b.player(seat);
  if (p.hand[slot(card)] < n) {
    b.fault("seat {} gives {} of card {}, but has {}", seat, n, card, p.hand[slot(card)]);
    n = p.hand[slot(card)];
  }
  p.hand[slot(card)] -= n;
  p.face_up[slot(card)] = std::max(0, p.face_up[slot(card)] - n);
}

void give_back(Book& b, int card, int n) {
  (card < resource_kinds || card >= spice_end ? b.bank : b.spice_discards)[slot(card)] += n;
}

int spices_in(const Hand& hand) { return hand[5] + hand[6] + hand[7]; }

}  // namespace

bool can_pay(const Book& b, int seat, const Price& price) {
  for (int card = 0; card < resource_kinds; ++card)
    if (b.player(seat).hand[slot(card)] < price[slot(card)]) return false;
  return true;
}

int take(Book& b, int seat, int card, int n) {
  n = std::min(n, b.bank[slot(card)]);
  b.bank[slot(card)] -= n;
  b.player(seat).hand[slot(card)] += n;
  return n;
}

void pay(Book& b, int seat, int card, int n) {
  lose(b, seat, card, n);
  give_back(b, card, n);
}

void pay(Book& b, int seat, const Price& price) {
  for (int card = 0; card < resource_kinds; ++card)
    if (price[slot(card)] > 0) pay(b, seat, card, price[slot(card)]);
}

void trade_away(Book& b, int seat, int card, int n) {
  Player& p = b.player(seat);
  if (p.hand[slot(card)] - p.face_up[slot(card)] < n)
    b.fault("seat {} trades {} of card {}, and has {}, {} face up", seat, n, card, p.hand[slot(card)],
            p.face_up[slot(card)]);
  p.hand[slot(card)] -= n;
}

void hand_over(Book& b, int from, int to, int card, int n) {
  Player& p = b.player(from);
  if (p.hand[slot(card)] < n) return b.fault("seat {} loses {} of card {}, but has fewer", from, n, card);
  p.hand[slot(card)] -= n;
  // Of equal cards nobody can say which was taken: one that lay hidden, as long as there is one.
  p.face_up[slot(card)] = std::min(p.face_up[slot(card)], p.hand[slot(card)]);
  b.player(to).hand[slot(card)] += n;
}

bool has_spices_left(const Book& b) { return spices_in(b.bank) + spices_in(b.spice_discards) > 0; }

void draw_spice(Book& b, int seat, int card) {
  if (card < resource_kinds || card >= spice_end) return b.fault("card {} is no spice", card);
  if (spices_in(b.bank) == 0)
    for (int spice = resource_kinds; spice < spice_end; ++spice)
      b.bank[slot(spice)] = std::exchange(b.spice_discards[slot(spice)], 0);
  if (take(b, seat, card, 1) == 0) b.fault("seat {} draws spice {}, and none is in the stack", seat, card);
}

}  // namespace hexwright::referee
