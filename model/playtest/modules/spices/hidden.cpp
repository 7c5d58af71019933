#include "model/playtest/table/hidden.h"

#include "model/board/index.h"
#include "model/playtest/modules/spices/spices.h"

namespace hexwright::spices {

void hide_spices(const ReadContext& read, SeatId viewer, State& seen) {
  for_others(seen, read.game.players(), viewer, [](Seat& seat, SeatId) {
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
  const int players = play.game.players();
  for_others(s, players, imagining.viewer, [&](Seat& seat, SeatId other) {
    const Cards hidden = (seat.hand - known_cards(play, imagining.viewer, other)).spices();
    for (std::size_t i = 0; i < spice_types.size(); ++i) spices.gather(i, hidden[spice_types[i]]);
    held[other] = hidden.size();
    seat.hand -= hidden;
  });
  for_others(s, players, imagining.viewer, [&](Seat& seat, SeatId other) {
    for (int n = held[other]; n > 0; --n) seat.hand.add(spice_types[spices.draw(imagining.random)]);
  });
  for (std::size_t i = 0; i < spice_types.size(); ++i)
    s.spice_cards[i] = static_cast<std::uint8_t>(spices.left(i));
}

void imagine_options(const ReadContext& read, SeatId viewer, Random& random, State& imagined) {
  Hidden<resource_cards.size()> options;
  BySeat<int> held{};
  const int players = read.game.players();
  for_others(imagined, players, viewer, [&](Seat& seat, SeatId other) {
    held[other] = sum(seat.options);
    for (std::size_t i = 0; i < seat.options.size(); ++i) options.gather(i, seat.options[i]);
    seat.options = {};
  });
  for_others(imagined, players, viewer, [&](Seat& seat, SeatId other) {
    for (int n = held[other]; n > 0; --n) ++seat.options[options.draw(random)];
  });
}

}  // namespace hexwright::spices
