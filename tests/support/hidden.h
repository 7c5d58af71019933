#pragma once

#include "model/playtest/bots/settler.h"
#include "model/playtest/view.h"
#include "tests/support/playing.h"

// States that one seat cannot tell apart.

namespace hexwright {

/// Plays games of settlers and shows every state in which there is something to decide.
template <class Visit>
void watch_games(const Game& game, int games, int most_turns, Visit visit) {
  Starter starter(game);
  Actions legal;
  for (int number = 0; number < games; ++number) {
    Random random(7, static_cast<std::uint64_t>(number));
    State state = starter.start(random);
    BySeat<Settler> settlers;
    while (state.phase != Phase::Over && state.turn_number < most_turns) {
      legal_actions(game, state, legal);
      const SeatId seat = actor(state);
      Action action = legal.front();
      if (legal.size() > 1) {
        action = settlers[seat].choose(View(game, state, seat), legal, random);
        if (!visit(state, seat, legal)) return;
      }
      resolve(game, state, action, random);
      apply(game, state, action);
    }
  }
}

/// A state that differs in nothing but what others hide from the seat: their hands change owners card by
/// card, wherever two of them differ, and so do their development cards and trade options.
inline State shuffled(const Game& game, State state, Who seat) {
  Seat* last = nullptr;
  for (const SeatId other : game.seats()) {
    if (other == seat) continue;
    Seat& next = state.seats[other];
    if (last) {
      for (const Card give : resource_cards)
        for (const Card get : resource_cards)
          if (give != get && last->hand[give] > last->face_up[give] && next.hand[get] > next.face_up[get]) {
            last->hand.remove(give), next.hand.add(give);
            next.hand.remove(get), last->hand.add(get);
          }
      for (std::size_t give = 0; give < last->developments.size(); ++give)
        for (std::size_t get = 0; get < give; ++get)
          if (last->developments[give] > 0 && next.developments[get] > 0) {
            --last->developments[give], ++next.developments[give];
            --next.developments[get], ++last->developments[get];
          }
    }
    // One that is held against one that is left to buy.
    for (std::size_t held = 0; held < next.developments.size(); ++held)
      for (std::size_t left = 0; left < held; ++left)
        if (next.developments[held] > 0 && state.developments[left] > 0) {
          --next.developments[held], ++next.developments[left];
          --state.developments[left], ++state.developments[held];
        }
    last = &next;
  }
  return state;
}

/// With trade between players, an asked player holds what is wanted: such states are not shuffled.
inline bool has_secrets(const State& state) { return state.answers == 0 && state.give == 0; }

}  // namespace hexwright
