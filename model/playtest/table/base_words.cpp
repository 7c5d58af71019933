#include "model/playtest/table/base_words.h"

#include "model/playtest/table/base_table.h"

namespace hexwright {

/// Counters may stand in for cards of the price.
Message label_purchase(const Decision& d) {
  if (d.action.x == 0) return Message{spec_of(d.action.kind).title};
  return {N_("buy a development card, with discoveries instead of {0}"),
          {d.words.cards(replaced_by_discoveries(d.action.x))}};
}

Message label_bank_trade(const Decision& d) {
  const Cards rates = bank_rates({d.words.game(), d.state}, actor(d.state));
  return d.for_card(d.words.card(d.action.a, rates[static_cast<Card>(d.action.a.value())]));
}

Message label_offer(const Decision& d) {
  return {N_("offer {0} for {1}"),
          {d.words.bundle(d.action.a, bundled(d.action)), d.words.bundle(d.action.b, bundled(d.action))}};
}

Message label_end(const Decision& d) {
  return Message{d.state.phase == Phase::Special ? N_("build no more") : N_("end the turn")};
}

Message label_pass(const Decision& d) {
  return Message{d.state.task() ? N_("take nothing") : N_("found nothing: no place is left")};
}

Message describe_settlement(const Deed& deed) {
  return deed.by(deed.before.phase == Phase::FoundSettlement ? N_("{0} founds a settlement")
                                                             : N_("{0} builds a settlement"));
}

/// With what everybody makes of it.
Message describe_roll(const Deed& deed) {
  const NarratorWords& words = deed.words;
  std::string yields;
  const auto add = [&](const std::string& yield) { yields += (yields.empty() ? "" : "; ") + yield; };
  for (int i = 0; i < deed.game.players(); ++i) {
    const SeatId seat = deed.game.after(deed.actor, i);
    if (const Cards cards = gained(deed.before, deed.after, seat); !cards.empty())
      add(words.in_full(N_("{0} takes {1}"), words.player(seat), words.cards(cards)));
    for (const auto yield_of_module : deed.game.hooks().yield)
      if (const Message yield = yield_of_module(deed, seat); !yield.pattern.empty())
        add(words.in_full(yield));
  }
  const int one = first_die(deed.action.c), other = second_die(deed.action.c);
  const auto sum = std::to_string(one + other), first = std::to_string(one), second = std::to_string(other);
  return yields.empty() ? deed.by(N_("{0} rolls {1} ({2} and {3})"), sum, first, second)
                        : deed.by(N_("{0} rolls {1} ({2} and {3}): {4}"), sum, first, second, yields);
}

Message describe_theft(const Deed& deed) {
  const std::string victim = deed.words.player(SeatId(deed.action.x));
  return deed.is_seen() || deed.words.sees(SeatId(deed.action.x))
             ? deed.by(N_("{0} steals {1} from {2}"), deed.drawn_card(), victim)
             : deed.by(N_("{0} steals a card from {1}"), victim);
}

Message describe_purchase(const Deed& deed) {
  return deed.is_seen()
             ? deed.by(N_("{0} buys a development card: {1}"), deed.words.development(deed.action.c))
             : deed.by(N_("{0} buys a development card"));
}

Message describe_monopoly(const Deed& deed) {
  const NarratorWords& words = deed.words;
  std::string gifts;
  for (const SeatId seat : deed.game.seats()) {
    const int count = deed.before.seats[seat].hand[deed.kind()];
    if (seat == deed.actor || count == 0) continue;
    gifts += (gifts.empty() ? "" : "; ") +
             words.in_full(N_("{0} gives {1}"), words.player(seat), words.card(deed.action.x, count));
  }
  const std::string kind = words.kind(deed.kind());
  return gifts.empty() ? deed.by(N_("{0} plays monopoly on {1}, and nobody has any"), kind)
                       : deed.by(N_("{0} plays monopoly on {1}: {2}"), kind, gifts);
}

Message describe_bank_trade(const Deed& deed) {
  const Cards rates = bank_rates({deed.game, deed.before}, deed.actor);
  const int rate = rates[static_cast<Card>(deed.action.a.value())];
  return deed.by(N_("{0} gives the bank {1} for {2}"), deed.words.card(deed.action.a, rate), deed.card());
}

Message describe_offer(const Deed& deed) {
  return deed.by(N_("{0} offers {1} for {2}"), deed.words.bundle(deed.action.a, bundled(deed.action)),
                 deed.words.bundle(deed.action.b, bundled(deed.action)));
}

Message describe_closing(const Deed& deed) {
  return deed.by(N_("{0} gives {1} {2} for {3}"), deed.words.player(SeatId(deed.action.x)),
                 deed.words.cards(deed.before.offered()), deed.words.cards(deed.before.wanted()));
}

Message describe_end(const Deed& deed) {
  return deed.by(deed.before.phase == Phase::Special ? N_("{0} builds no more") : N_("{0} ends the turn"));
}

Message describe_pass(const Deed& deed) {
  return deed.by(deed.before.task() ? N_("{0} takes nothing") : N_("{0} finds no place to found"));
}

Message describe_cards_taken(const Deed& deed) {
  return deed.by(N_("{0} takes {1}"), deed.words.cards(gained(deed.before, deed.after, deed.actor)));
}

Message outcome_dice(const NarratorWords&, std::uint16_t outcome) {
  return {N_("{0} and {1}"), {std::to_string(first_die(outcome)), std::to_string(second_die(outcome))}};
}
Message outcome_development(const NarratorWords& words, std::uint16_t outcome) {
  return {"{0}", {words.development(outcome)}};
}
Message outcome_face(const NarratorWords& words, std::uint16_t outcome) {
  return {"{0}", {words.face(outcome)}};
}

Message passes(const Action& action, const char* words) {
  return action.kind == ActionKind::Pass ? Message{words} : Message{};
}
Message passed(const Deed& deed, const char* pattern) {
  return deed.action.kind == ActionKind::Pass ? deed.by(pattern) : Message{};
}

Message prompt_for_answer(const NarratorWords& words, const State& state, const Task& task) {
  return {N_("{0} answers: {1} offers {2} for {3}"),
          {words.player(task.seat), words.player(state.turn), words.cards(state.offered()),
           words.cards(state.wanted())}};
}

}  // namespace hexwright
