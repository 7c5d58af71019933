#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/worths.h"

namespace hexwright::own {

float worth_of_terrain(const BoardWorth& board_worth, Terrain terrain, float rolls) {
  const Game& game = board_worth.view().game();
  for (const OwnTerrain& its : game.map().packs().terrains()) {
    if (its.value != terrain) continue;
    for (int number = 2; number <= 12; ++number)
      if (its.prints.test(at(number)))
        rolls += board_worth.rolls_left() * static_cast<float>(pips(number)) / 36;
    if (its.prints.any() && its.yields) return rolls * board_worth.card(card_of(*its.yields));
  }
  const TerrainWorth& worth = program(game).worths[own_number(terrain)];
  return rolls * (worth.cards * board_worth.weights().card) + rolls * worth.points;
}

namespace {

/// What a mark does for buildings beside it, by the rules about the hexes where it lies.
float good_of_mark(const Book& book, MarkKind mark) {
  float good = 0;
  for (const Rule& rule : book.rules)
    if (rule.around && rule.when.place.mark == mark) good += cards_brought(book, rule.steps);
  return good;
}

/// What happens at a place that is chosen, for those who have buildings there: above 0 where it is good for
/// them.
float good_of(const Book& book, const std::vector<Step>& steps, std::size_t from) {
  float good = 0;
  for (std::size_t i = from; i < steps.size() && steps[i].kind != Step::Kind::Choose; ++i) {
    using enum Step::Kind;
    const Step& step = steps[i];
    if (step.kind == Strike && step.place.empty()) good -= 2;
    if (step.kind == BuildCity) good += 2;
    if (step.kind == Turn && step.place.empty()) good += step.over ? -1.0F : 1.0F;
    if (step.kind == Become || (step.kind == Number && step.away)) good -= 1;
    if (step.kind == Number && !step.away) good -= 0.2F;
    if (step.kind == Put) good += good_of_mark(book, *step.mark);
    if (step.kind == Remove) good -= good_of_mark(book, *step.mark);
  }
  return good;
}

/// Above 0 where the place is the seat's own, below for opponents', the more the nearer they are to victory.
float side_of(const SettlerContext& context, SeatId owner) {
  return owner == context.view.seat() ? 1 : -0.3F - context.board_worth.threat(owner);
}

float sides_at(const SettlerContext& context, IntersectionId corner) {
  const BuildingPiece piece = context.view.building(corner);
  if (!is_town(piece)) return 0;
  return side_of(context, piece.seat()) * (piece.kind() == Building::City ? 2.0F : 1.0F);
}

}  // namespace

float worth_of_place(const SettlerContext& context, const hexwright::Action& chosen) {
  if (context.view.task()->kind == task::choose_site) return worth_of_site(context, place_of_choice(chosen));
  const StepRef ref(context.view.task()->a);
  const Program& own = program(context.view.game());
  const float good = good_of(own.book, own.steps(ref.script), at(ref.step) + 1);
  float sides = 0;
  if (chosen.kind == action::choose_path) {
    const RoutePiece piece = context.view.route(chosen.a.path());
    if (!piece.empty()) sides = side_of(context, piece.seat()) * context.weights().card;
  } else if (chosen.kind == action::choose_corner) {
    sides = sides_at(context, chosen.a.intersection());
  } else {
    for (const IntersectionId corner : context.view.board().hex_intersections(chosen.a.hex()))
      sides += sides_at(context, corner) * context.board_worth.hex(chosen.a.hex());
  }
  return good * sides;
}

/// As soon as it may: nothing is gained by waiting.
float gain_of_card(const SettlerContext& context, const hexwright::Action& played, float before) {
  const Book& book = program(context.view.game()).book;
  const Rule& card = program(context.view.game()).card(played.x);
  const bool own = card.doer == Doer::Who || card.doer == Doer::Roller || card.doer == Doer::Everyone;
  const float worth = (own ? cards_brought(book, card.steps) : 0.1F) * context.weights().card;
  return (worth > 0 ? at_once(context, worth) : worth) + context.promise() - before;
}

float worth_of_receiver(const SettlerContext& context, const hexwright::Action& action) {
  return -context.board_worth.threat(SeatId(action.x));
}

namespace {

/// Somebody who has such a mark where something stands may not build while it lies there.
bool keeps_from_building(const Book& book, MarkKind mark) {
  return std::ranges::any_of(book.bars, [&](const Bar& bar) {
    return bar.at_times() && std::ranges::any_of(bar.conditions, [&](const Condition& condition) {
             return condition.place.mark == mark && !condition.negated;
           });
  });
}

/// What a mark brings whoever has a building there, in points, by figures that ask for it.
float worth_of_mark(const SettlerContext& context, MarkKind mark) {
  constexpr float of_a_yield = 1.5F;  // over the rolls of a whole game
  const float left = context.board_worth.rolls_left() / context.weights().rolls_of_a_game;
  float worth = 0;
  for (const Figure& figure : program(context.view.game()).book.figures) {
    if (figure.place.mark != mark || figure.count.of != Value::Of::Number) continue;
    const auto count = static_cast<float>(figure.count.number);
    if (figure.what == Figure::What::Points) worth += count;
    if (figure.what == Figure::What::Yield && figure.adds) worth += count * of_a_yield * left;
  }
  return worth;
}

float best_city(const SettlerContext& context) {
  float best = 0;
  for (const IntersectionId corner : context.view.board().intersections())
    if (context.view.building(corner).is(context.view.seat(), Building::Settlement))
      best = std::max(best, context.board_worth.city(corner));
  return best;
}

/// All own buildings that lie on their sides produce again.
float worth_of_turning_up(const SettlerContext& context) {
  float worth = 0;
  for (const IntersectionId corner : context.view.board().intersections())
    if (context.view.building(corner).of(context.view.seat()) && context.view.is_overturned(corner))
      worth += context.board_worth.settlement(corner) - 1;
  return worth;
}

}  // namespace

float gain_of_action(const SettlerContext& context, const hexwright::Action& action, float before) {
  const Program& own = program(context.view.game());
  const own::Action& its = own.book.actions[action.x];
  Cards hand = context.hand;
  float worth = 0;
  const Cards price = cards_of(its.cost);
  if (!hand.covers(price)) return 0;
  hand -= price;
  const Cards chosen = chosen_price(its, action);
  for (const Card card : resource_cards) hand.remove(card, std::min<int>(hand[card], chosen[card]));
  if (its.aside) worth += context.weights().set_aside;
  for (int i = its.together ? its.cost.any : 0; i < its.cost.any && !hand.resources().empty(); ++i)
    hand.remove(hand.resources().nth(0));
  if (action.b.value() > 0) hand.add(static_cast<Card>(action.b.value() - 1));
  const float card = context.weights().card;
  for (std::size_t i = action.b.value() > 0 ? 1 : 0; i < its.steps.size(); ++i) {
    const Step& step = its.steps[i];
    const float count = usual_count(step);
    if (step.kind == Step::Kind::Take || step.kind == Step::Kind::Steal) worth += count * card;
    if (step.kind == Step::Kind::Pay || step.kind == Step::Kind::Give) worth -= count * card;
    if (step.kind == Step::Kind::Points) worth += count;
    if (step.kind == Step::Kind::GiveCounter) worth -= count * card * own.counter_worth[at(step.counter)];
    if (step.kind == Step::Kind::Gain) worth += count * card * own.counter_worth[at(step.counter)];
    if (step.kind == Step::Kind::Build) worth += 2 * card * count;
    if (step.kind == Step::Kind::Turn && !step.over) worth += worth_of_turning_up(context);
    if (step.kind == Step::Kind::Remove && keeps_from_building(own.book, *step.mark)) worth += 3 * card;
    if (step.kind == Step::Kind::Put) worth += worth_of_mark(context, *step.mark);
    if (step.kind == Step::Kind::BuildCity) worth += best_city(context);
    if (step.kind == Step::Kind::Draw) worth += card * std::max(cards_brought(own.book, {step}), 0.5F);
  }
  return (worth > 0 ? at_once(context, worth) : worth) + context.goals().promise(hand) - before;
}

}  // namespace hexwright::own
