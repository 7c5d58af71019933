#include <algorithm>

#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/scenario/plural.h"

// Cards of decks that players keep in hand, which nobody else sees.

namespace hexwright::own {
namespace {

const Rule& kept_card(const Program& own, std::size_t slot) { return own.card(at(own.kept_cards[slot])); }

std::size_t slot_of(const Program& own, std::size_t card) {
  const auto found = std::ranges::find(own.kept_cards, static_cast<int>(card));
  return static_cast<std::size_t>(found - own.kept_cards.begin());
}

}  // namespace

void keep_card(PlayContext& play, SeatId seat, std::size_t card) {
  const Program& own = program(play.game);
  const std::size_t slot = slot_of(own, card);
  if (slot == own.kept_cards.size()) return;
  ++play.seat(seat).held[slot];
  ++play.seat(seat).held_of[at(own.card(card).when.deck)];
}

void list_own_cards(const ReadContext& read, SeatId seat, Actions& actions) {
  const Program& own = program(read.game);
  if (own.kept_cards.empty() || read.state.phase != Phase::Main || read.state.acted >= most_in_a_turn) return;
  for (std::size_t slot = 0; slot < own.kept_cards.size(); ++slot)
    if (seat_of(read, seat).held[slot] > 0 && all_hold(read, kept_card(own, slot).conditions, seat, {}))
      actions.push_back({.kind = action::play, .x = static_cast<std::uint8_t>(own.kept_cards[slot])});
}

void play_own_card(PlayContext& play, SeatId seat, const hexwright::Action& played) {
  const Program& own = program(play.game);
  const int deck = own.card(played.x).when.deck;
  --play.seat(seat).held[slot_of(own, played.x)];
  --play.seat(seat).held_of[at(deck)];
  ++play.state.acted;
  if (!has_cards(play, deck)) shuffle_deck(play, deck);
  fire(play, own.cards[played.x], seat, {});
}

void hide_hands(const ReadContext& read, SeatId viewer, State& seen) {
  const Program& own = program(read.game);
  for (const SeatId other : read.game.seats()) {
    if (other == viewer) continue;
    for (std::size_t slot = 0; slot < own.kept_cards.size(); ++slot) {
      auto& held = seen.seats[other].held[slot];
      auto& unseen = seen.deck_cards[at(own.kept_cards[slot])];
      unseen = static_cast<std::uint8_t>(unseen + held);
      held = 0;
    }
  }
}

void imagine_kept_cards(const ReadContext& read, SeatId viewer, Random& random, State& imagined) {
  const Program& own = program(read.game);
  hide_hands(read, viewer, imagined);
  const auto draw = [&](int deck) {
    const auto unseen = [&](std::size_t slot) -> std::uint8_t& {
      return imagined.deck_cards[at(own.kept_cards[slot])];
    };
    std::uint32_t all = 0;
    for (std::size_t slot = 0; slot < own.kept_cards.size(); ++slot)
      if (kept_card(own, slot).when.deck == deck) all += unseen(slot);
    std::uint32_t n = random.below(all);
    for (std::size_t slot = 0;; ++slot) {
      if (kept_card(own, slot).when.deck != deck) continue;
      if (n < unseen(slot)) return --unseen(slot), slot;
      n -= unseen(slot);
    }
  };
  for (const SeatId other : read.game.seats()) {
    if (other == viewer) continue;
    for (std::size_t deck = 0; deck < own.book.decks.size(); ++deck)
      for (int n = imagined.seats[other].held_of[deck]; n > 0; --n)
        ++imagined.seats[other].held[draw(static_cast<int>(deck))];
  }
}

void add_aside(const ReadContext& read, Aside& aside) {
  for (const SeatId seat : read.game.seats()) aside.cards += seat_of(read, seat).own_aside;
}

void note_hands(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  const Program& own = program(read.game);
  seat_of(read, seat).own_aside.for_each_kind([&](Card card) {
    notes.aside.push_back({N_("set aside: {0}"), {word(card, seat_of(read, seat).own_aside[card])}});
  });
  for (std::size_t deck = 0; deck < own.book.decks.size(); ++deck)
    if (const int count = seat_of(read, seat).held_of[deck]; count > 0)
      notes.counts.push_back({"{0}: {1}", {own.book.decks[deck].title, std::to_string(count)}});
  for (std::size_t slot = 0; slot < own.kept_cards.size(); ++slot)
    if (const int count = seat_of(read, seat).held[slot]; count > 0)
      notes.earned.push_back(
          {count > 1 ? "{0} ×{1}" : "{0}", {kept_card(own, slot).title, std::to_string(count)}});
}

}  // namespace hexwright::own
