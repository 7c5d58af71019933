#include <string>
#include <utility>
#include <vector>

#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/scenario/plural.h"

// Cards that several players give or discard at once: none sees what the others choose before all have
// chosen. CK-52

namespace hexwright::cities_and_knights {
namespace {

void list_choices(const ReadContext& read, const Task& task, Actions& actions) {
  (seat_of(read, task.seat).hand - realm_of(read, task.seat).chosen).for_each_kind([&](Card card) {
    list_with(actions, action::choose_card, card);
  });
}

/// To the bank, or to who asked for them.
void hand_in(PlayContext& play, SeatId seat, SeatId taker) {
  const Cards chosen = std::exchange(realm(play, seat).chosen, {});
  if (taker == none) {
    if (play.tally) play.tally->discarded = static_cast<std::uint16_t>(play.tally->discarded + chosen.size());
    return pay_to_bank(play, seat, chosen);
  }
  chosen.for_each_kind([&](Card card) {
    for (int n = chosen[card]; n > 0; --n) hand_over(play, seat, taker, card);
  });
}

SeatId taker_of(const Task& task) { return task.b == 0 ? SeatId() : SeatId(task.b - 1); }

void apply_choice(PlayContext& play, const Task& task, const Action& action) {
  realm(play, task.seat).chosen.add(static_cast<Card>(action.x));
  if (task.a > 1) return do_next(play, task_for(task.seat, task::choose_cards, task.a - 1, task.b));
  const Task* next = play.state.task();
  if (next && next->kind == task::choose_cards) return;
  for (const SeatId seat : play.game.seats()) hand_in(play, seat, taker_of(task));
}

}  // namespace

void ask_for_cards(PlayContext& play, SeatId seat, int count, SeatId taker) {
  do_later(play, task_for(seat, task::choose_cards, count, taker == none ? 0 : 1 + taker.value()));
}

void add_given(const Deed& deed, std::vector<Sentence>& sentences) {
  if (deed.action.kind != action::choose_card || !deed.after.realms.seats[deed.actor].chosen.empty()) return;
  const SeatId taker = taker_of(*deed.before.task());
  for (const SeatId seat : deed.game.seats()) {
    Cards given = deed.before.realms.seats[seat].chosen;
    if (seat == deed.actor) given.add(deed.kind());
    if (given.empty()) continue;
    const std::string giver = deed.words.player(seat), cards = deed.words.cards(given);
    if (taker == none)
      sentences.push_back({Message{N_("{0} discards {1}"), {giver, cards}}, Place{WholeScenario{}}});
    else if (deed.words.sees(seat) || deed.words.sees(taker))
      sentences.push_back({Message{N_("{0} gives {1} {2}"), {giver, deed.words.player(taker), cards}},
                           Place{WholeScenario{}}});
    else
      sentences.push_back(
          {by_number(given.size(), plural("{1} gives {2} {0} card", "{1} gives {2} {0} cards"),
                     {giver, deed.words.player(taker)}),
           Place{WholeScenario{}}});
  }
}

constinit const ActionSpec choose_card{
    .kind = action::choose_card,
    .id = "choose-card",
    .title = N_("choose a card to give away"),
    .fields = {.x = {"card", FieldKind::Card}},
    .label =
        [](const Decision& d) {
          return Message{N_("give away {0}"), {d.card()}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.is_seen() ? deed.by(N_("{0} chooses to give away {1}"), deed.card())
                                : deed.by(N_("{0} chooses a card to give away"));
        },
    .when_possible = N_("cards are given away when a progress card of another says so"),
    .worth = worth_of_card_given};
constinit const TaskSpec choose_cards_task{
    .kind = task::choose_cards,
    .list = list_choices,
    .apply = apply_choice,
    .prompt = N_("{0} chooses cards to give away; still to choose: {1}"),
    .comes_first = N_("{0} has to choose cards to give away first; still to choose: {1}")};

}  // namespace hexwright::cities_and_knights
