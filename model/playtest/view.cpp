#include "playtest/view.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "playtest/table.h"

namespace hexwright {
namespace {

int sum(const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

void hide(Seat& seat) {
  seat.hand = seat.face_up;
  seat.developments = seat.fresh = {};
  seat.options = {};
}

/// A stock of things that are hidden somewhere, to be drawn from.
template <std::size_t kinds>
std::size_t draw(std::array<int, kinds>& stock, int& left, Random& random) {
  auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(left--)));
  std::size_t kind = 0;
  while (n >= stock[kind]) n -= stock[kind++];
  --stock[kind];
  return kind;
}

/// Deals hidden things to the opponents, as many to each as it holds; what is left stays in the stock.
template <std::size_t kinds, class Sizes, class Give>
void deal_out(std::array<int, kinds>& stock, int players, int seat, Random& random, Sizes size_of,
              Give give) {
  int left = sum(stock);
  for (int other = 0; other < players; ++other)
    if (other != seat)
      for (int n = size_of(other); n > 0; --n) give(other, draw(stock, left, random));
}

}  // namespace

int OpenSeat::developments() const { return sum(seat_->developments) + sum(seat_->fresh); }
int OpenSeat::options() const { return sum(seat_->options); }
int View::developments_left() const { return sum(state_->developments); }

int View::held_by_others(Card resource) const {
  int count = 0;
  for (int other = 0; other < game_->players(); ++other)
    if (other != seat_) count += of(other).hand[resource];
  return count;
}

int View::chits_at(Number intersection) const {
  int points = 0;
  const auto areas = game_->chit_areas();
  for (std::size_t i = 0; i < areas.size(); ++i)
    if (brings_chits({*game_, *state_}, seat_, i, intersection)) points += areas[i].chits.points;
  return points;
}

State View::visible() const {
  State seen = *state_;
  for (int other = 0; other < game_->players(); ++other) {
    if (other == seat_) continue;
    Seat& seat = seen.seats[static_cast<std::size_t>(other)];
    const auto cards = static_cast<std::uint8_t>(seat.hand.size());
    const auto developments = static_cast<std::uint8_t>(open(other).developments());
    const auto options = static_cast<std::uint8_t>(open(other).options());
    hide(seat);
    // Only how many there are shows.
    seat.unused[0] = cards, seat.unused[1] = developments, seat.unused[2] = options;
  }
  // What is left in a stock that others have drawn from without showing it.
  seen.developments = {static_cast<std::uint8_t>(developments_left())};
  seen.spice_cards = {static_cast<std::uint8_t>(sum(state_->spice_cards))};
  return seen;
}

State View::imagined(Random& random) const {
  State s = *state_;
  const int players = game_->players();
  const auto other_seat = [&](int seat) -> Seat& { return s.seats[static_cast<std::size_t>(seat)]; };

  // All cards that lie face down in opponents' hands: resources by what the bank lacks, spices by what has
  // not been seen.
  std::array<int, all_cards.size()> cards{};
  std::array<int, 3> spices{s.spice_cards[0], s.spice_cards[1], s.spice_cards[2]};
  int hidden_spices = 0;
  for (int other = 0; other < players; ++other) {
    if (other == seat_) continue;
    const Cards hidden = of(other).hand - of(other).face_up;
    for (const Card card : all_cards) {
      if (is_resource(card))
        cards[static_cast<std::size_t>(card)] += hidden[card];
      else
        hidden_spices += hidden[card], spices[static_cast<std::size_t>(card) - 5] += hidden[card];
    }
  }
  int spices_left = sum(spices);
  for (int n = 0; n < hidden_spices; ++n) ++cards[5 + draw(spices, spices_left, random)];
  for (std::size_t i = 0; i < spices.size(); ++i) s.spice_cards[i] = static_cast<std::uint8_t>(spices[i]);
  for (int other = 0; other < players; ++other)
    if (other != seat_) other_seat(other).hand = other_seat(other).face_up;
  deal_out(
      cards, players, seat_, random,
      [&](int other) { return of(other).hand.size() - of(other).face_up.size(); },
      [&](int other, std::size_t card) { other_seat(other).hand.add(static_cast<Card>(card)); });

  // Development cards: those that nobody has shown.
  std::array<int, all_developments.size()> developments{};
  for (std::size_t i = 0; i < developments.size(); ++i) {
    developments[i] = s.developments[i];
    for (int other = 0; other < players; ++other)
      if (other != seat_) developments[i] += of(other).developments[i] + of(other).fresh[i];
  }
  for (int other = 0; other < players; ++other)
    if (other != seat_) other_seat(other).developments = other_seat(other).fresh = {};
  deal_out(
      developments, players, seat_, random, [&](int other) { return open(other).developments(); },
      [&](int other, std::size_t card) { ++other_seat(other).developments[card]; });
  for (std::size_t i = 0; i < developments.size(); ++i)
    s.developments[i] = static_cast<std::uint8_t>(developments[i]);

  // Trade options are taken face down.
  std::array<int, 5> options{};
  for (int other = 0; other < players; ++other)
    if (other != seat_)
      for (std::size_t i = 0; i < options.size(); ++i) options[i] += of(other).options[i];
  for (int other = 0; other < players; ++other)
    if (other != seat_) other_seat(other).options = {};
  deal_out(
      options, players, seat_, random, [&](int other) { return open(other).options(); },
      [&](int other, std::size_t kind) { ++other_seat(other).options[kind]; });
  return s;
}

}  // namespace hexwright
