#include <algorithm>

#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/table/base_words.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr int level_of_ability = 3;  // CK-23

void list_choice_of_bank(const ReadContext& read, const Task&, Actions& actions) {
  for (const Card card : resource_cards)
    if (read.state.bank[card] > 0) list_with(actions, ActionKind::TakeCard, card);
  actions.push_back({.kind = ActionKind::Pass});
}

void apply_aqueduct(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::TakeCard) take_from_bank(play, task.seat, static_cast<Card>(action.x), 1);
}

bool bank_has_no_resource(const ReadContext& read, const Task&) {
  return read.state.bank.resources().empty();
}

/// Something of this roll is still to be chosen: a gold pick is a card.
bool awaits_card(const ReadContext& read, SeatId seat) {
  const auto& tasks = read.state.tasks;
  return std::any_of(tasks.begin(), tasks.begin() + read.state.task_count,
                     [&](const Task& task) { return task.kind == TaskKind::TakeCard && task.seat == seat; });
}

}  // namespace

Card second_card(Terrain terrain) {
  switch (terrain) {
    case Terrain::Forest:
      return Card::Paper;
    case Terrain::Pasture:
      return Card::Cloth;
    case Terrain::Mountains:
      return Card::Coin;
    default:
      return card_of(*resource_of(terrain));
  }
}

void offer_aqueduct(PlayContext& play, const event::Produced& produced) {
  const Given& given = produced.given;
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    if (level_of(play, seat, Track::Science) >= level_of_ability && given[seat].empty() &&
        !awaits_card(play, seat))
      do_later(play, task_for(seat, task::aqueduct));
  }
}

/// CK-16, CK-71, CK-72
void set_bank_rates(const ReadContext& read, SeatId seat, Cards& rates) {
  constexpr auto generic = 1U << static_cast<unsigned>(HarborKind::Generic);
  const bool guild = level_of(read, seat, Track::Trade) >= level_of_ability;
  const int rate = guild ? 2 : (seat_of(read, seat).harbors & generic) != 0 ? 3 : 4;
  for (const Card card : commodity_cards) rates.add(card, rate - rates[card]);
  const auto at_best = [&](Card card) { rates.remove(card, rates[card] - 2); };
  const Realms& realms = read.state.realms;
  if (realms.fleets != 0 && seat == read.state.turn)
    for (const Card card : cards_without_spices)
      if ((realms.fleets >> static_cast<unsigned>(card) & 1U) != 0) at_best(card);
  if (realms.merchant_of != 1 + seat.value()) return;
  if (const auto resource = resource_of(static_cast<Terrain>(read.state.terrain[realms.merchant_at])))
    at_best(card_of(*resource));
}

constinit const TaskSpec aqueduct_task{
    .kind = task::aqueduct,
    .list = list_choice_of_bank,
    .apply = apply_aqueduct,
    .idle = bank_has_no_resource,
    .prompt = N_("{0} may take a card for the aqueduct"),
    .comes_first = N_("{0} has to take a card for the aqueduct, or leave it, first")};

}  // namespace hexwright::cities_and_knights
