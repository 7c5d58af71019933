#include <algorithm>
#include <array>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/rules/random.h"

// What a player sees of others' progress cards and of the decks, and how the rest is imagined. CK-51, CK-117

namespace hexwright::cities_and_knights {
namespace {

bool is_asked(const ReadContext& read, SeatId viewer, TaskKind kind) {
  const Task* task = read.state.task();
  return task && task->kind == kind && task->seat == viewer;
}

/// All that the viewer may see of the other's progress cards is how many there are of each deck.
bool hides_progress(const ReadContext& read, SeatId viewer, SeatId other) {
  return other != viewer && !(is_asked(read, viewer, task::spy) && read.state.task()->a == other.value());
}

bool is_hidden(ReturnedCard card, SeatId viewer) { return card.owner() != none && card.owner() != viewer; }

ProgressCards by_deck(const ProgressCards& cards) {
  ProgressCards decks{};
  for (const Progress card : all_progress) {
    auto& count = decks[at(deck_of(card))];
    count = static_cast<std::uint8_t>(count + cards[at(card)]);
  }
  return decks;
}

template <class Visit>
void for_each_returned(Realms& realms, Visit visit) {
  for (Deck& deck : realms.decks)
    for (std::size_t i = 0; i < deck.returned_count; ++i) visit(deck.returned[i]);
}

/// One of the same deck, each as likely as the other.
Progress drawn(ProgressCards& pool, Track deck, Random& random) {
  auto n = static_cast<int>(random.below(by_deck(pool)[at(deck)]));
  for (const Progress card : all_progress) {
    if (deck_of(card) != deck) continue;
    n -= pool[at(card)];
    if (n >= 0) continue;
    --pool[at(card)];
    return card;
  }
  return Progress::Alchemist;
}

/// So many of the hand; of those that are offered face down, resources where there are any. CK-52, CK-69
Cards chosen_anew(const ReadContext& read, SeatId seat, Cards hand, int count, Random& random) {
  const bool offer = read.state.task() && read.state.task()->kind == task::give_commodity &&
                     read.state.task()->a == seat.value() && !hand.resources().empty();
  Cards from = offer ? hand.resources() : hand, chosen;
  for (; count > 0; --count) {
    const Card card = from.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    chosen.add(card);
  }
  return chosen;
}

}  // namespace

bool shows_hand(const ReadContext& read, SeatId viewer, SeatId other) {
  return is_asked(read, viewer, task::take_from_hand) && read.state.task()->b == other.value();
}

void hide_realms(const ReadContext& read, SeatId viewer, State& seen) {
  constexpr auto unknown = static_cast<Progress>(31);
  for (const SeatId other : read.game.seats()) {
    if (other == viewer) continue;
    Realm& realm = seen.realms.seats[other];
    realm.chosen = {};
    if (hides_progress(read, viewer, other)) realm.progress = by_deck(realm.progress);
  }
  seen.realms.undrawn = by_deck(seen.realms.undrawn);
  for_each_returned(seen.realms, [&](ReturnedCard& card) {
    if (is_hidden(card, viewer)) card = {unknown, card.owner()};
  });
}

void imagine_realms(const ReadContext& read, SeatId viewer, Random& random, State& imagined) {
  Realms& realms = imagined.realms;
  ProgressCards pool = realms.undrawn;
  const auto gather = [&](Progress card, int count) {
    pool[at(card)] = static_cast<std::uint8_t>(pool[at(card)] + count);
  };
  BySeat<ProgressCards> held{};  // how many of each deck
  for (const SeatId other : read.game.seats()) {
    if (!hides_progress(read, viewer, other)) continue;
    held[other] = by_deck(realms.seats[other].progress);
    for (const Progress card : all_progress) gather(card, realms.seats[other].progress[at(card)]);
    realms.seats[other].progress = {};
  }
  for_each_returned(realms, [&](ReturnedCard& card) {
    if (is_hidden(card, viewer)) gather(card.card(), 1);
  });
  for_each_returned(realms, [&](ReturnedCard& card) {
    if (is_hidden(card, viewer)) card = {drawn(pool, deck_of(card.card()), random), card.owner()};
  });
  for (const SeatId other : read.game.seats())
    for (const Track deck : all_tracks)
      for (int n = held[other][at(deck)]; n > 0; --n)
        ++realms.seats[other].progress[at(drawn(pool, deck, random))];
  realms.undrawn = pool;
  for (const SeatId other : read.game.seats())
    if (Cards& chosen = realms.seats[other].chosen; other != viewer && !chosen.empty())
      chosen = chosen_anew(read, other, imagined.seats[other].hand, chosen.size(), random);
}

}  // namespace hexwright::cities_and_knights
