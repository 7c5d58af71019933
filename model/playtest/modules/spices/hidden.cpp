#include "model/playtest/table/hidden.h"

#include "model/board/index.h"
#include "model/playtest/modules/spices/spices.h"

namespace hexwright::spices {
namespace {

template <class Visit>
void for_others(const Game& game, SeatId viewer, Visit visit) {
  for (const SeatId other : game.seats())
    if (other != viewer) visit(other);
}

}  // namespace

void hide_spices(const ReadContext& read, SeatId viewer, State& seen) {
  for_others(read.game, viewer, [&](SeatId other) {
    Seat& seat = seen.seats[other];
    seat.hidden[2] = static_cast<std::uint8_t>(sum(seat.options));
    seat.options = {};
  });
  seen.spice_cards = {static_cast<std::uint8_t>(sum(seen.spice_cards))};
}

/// Those that nobody has seen may as well lie in the stack.
void imagine_spices(PlayContext& play, const event::ImaginingHands& imagining) {
  State& s = play.state;
  Hidden<spice_types.size()> spices;
  for (std::size_t i = 0; i < spice_types.size(); ++i) spices.gather(i, s.spice_cards[i]);
  BySeat<int> held{};
  for_others(play.game, imagining.viewer, [&](SeatId other) {
    Cards& hand = s.seats[other].hand;
    const Cards hidden = (hand - known_cards(play, imagining.viewer, other)).spices();
    for (std::size_t i = 0; i < spice_types.size(); ++i) spices.gather(i, hidden[spice_types[i]]);
    held[other] = hidden.size();
    hand -= hidden;
  });
  for_others(play.game, imagining.viewer, [&](SeatId other) {
    for (int n = held[other]; n > 0; --n) s.seats[other].hand.add(spice_types[spices.draw(imagining.random)]);
  });
  for (std::size_t i = 0; i < spice_types.size(); ++i)
    s.spice_cards[i] = static_cast<std::uint8_t>(spices.left(i));
}

void imagine_options(const ReadContext& read, SeatId viewer, Random& random, State& imagined) {
  Hidden<resource_cards.size()> options;
  BySeat<int> held{};
  for_others(read.game, viewer, [&](SeatId other) {
    auto& own = imagined.seats[other].options;
    held[other] = sum(own);
    for (std::size_t i = 0; i < own.size(); ++i) options.gather(i, own[i]);
    own = {};
  });
  for_others(read.game, viewer, [&](SeatId other) {
    for (int n = held[other]; n > 0; --n) ++imagined.seats[other].options[options.draw(random)];
  });
}

}  // namespace hexwright::spices
