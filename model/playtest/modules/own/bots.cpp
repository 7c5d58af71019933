#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/modules/own/hooks.h"

namespace hexwright::own {

float worth_of_terrain(const Appraisal& appraisal, Terrain terrain, float rolls) {
  const Game& game = appraisal.view().game();
  for (const OwnTerrain& its : game.map().packs().terrains()) {
    if (its.value != terrain) continue;
    for (int number = 2; number <= 12; ++number)
      if (its.prints.test(at(number)))
        rolls += appraisal.rolls_left() * static_cast<float>(pips(number)) / 36;
    if (its.prints.any() && its.yields) return rolls * appraisal.card(card_of(*its.yields));
  }
  const TerrainWorth& worth = program(game).worths[own_number(terrain)];
  return rolls * (worth.cards * appraisal.weights().card) + rolls * worth.points;
}

float gain_of_action(const SettlerContext& context, const hexwright::Action& action, float before) {
  const Program& own = program(context.view.game());
  const own::Action& its = own.book.actions[action.x];
  Cards hand = context.hand;
  float worth = 0;
  const Cards price = cards_of(its.cost);
  if (!hand.covers(price)) return 0;
  hand -= price;
  for (const Card card : resource_cards)
    if (has_kind(static_cast<unsigned>(action.a.value()), card) && hand[card] > 0)
      hand.remove(card, std::min(hand[card], std::max(its.cost.same, 1)));
  for (int i = 0; i < its.cost.any && !hand.resources().empty(); ++i) hand.remove(hand.resources().nth(0));
  if (action.b.value() > 0) hand.add(static_cast<Card>(action.b.value() - 1));
  const float card = context.weights().card;
  for (std::size_t i = action.b.value() > 0 ? 1 : 0; i < its.steps.size(); ++i) {
    const Step& step = its.steps[i];
    const float count = usual_count(step);
    if (step.kind == Step::Kind::Take) worth += count * card;
    if (step.kind == Step::Kind::Pay || step.kind == Step::Kind::Give) worth -= count * card;
    if (step.kind == Step::Kind::Points) worth += count;
    if (step.kind == Step::Kind::Gain) worth += count * card * own.counter_worth[at(step.counter)];
    if (step.kind == Step::Kind::Build) worth += 2 * card * count;
  }
  return (worth > 0 ? at_once(context, worth) : worth) + context.goals().promise(hand) - before;
}

}  // namespace hexwright::own
