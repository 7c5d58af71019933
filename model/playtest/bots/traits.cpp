#include "model/playtest/bots/traits.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

float as_float(int count) { return static_cast<float>(count); }
float as_float(bool or_not) { return or_not ? 1.0F : 0.0F; }

void add_race(const SettlerContext& context, TraitWriter& to) {
  const View& view = context.view;
  const Game& game = view.game();
  const int own = std::max(view.own_points(), view.standing(view.seat())), needed = game.points_to_win();
  int best_other = 0;
  for (const SeatId seat : game.seats())
    if (seat != view.seat()) best_other = std::max(best_other, view.standing(seat));
  to.add(as_float(own) / as_float(needed));
  to.add(as_float(needed - own) / 10);
  to.add(as_float(own - best_other) / 5);
  to.add(as_float(best_other) / as_float(needed));
  to.add(as_float(needed) / 15);
  const int wait = (view.seat().value() - view.turn().value() + game.players()) % game.players();
  to.add(as_float(wait == 0));
  to.add(as_float(wait == 1));
  to.add(as_float(wait) / 4);
  to.add(std::min(2.0F, as_float(view.turn_number()) / as_float(20 * game.players())));
}

void add_income(const SettlerContext& context, TraitWriter& to) {
  const View& view = context.view;
  float roots = 0, traded = 0;
  for (const Card card : resource_cards) {
    const float income = context.board_worth.income()[at(card)];
    const int rate = bank_rate(view.own(), card);
    to.add(2 * income);
    to.add(2 * std::sqrt(income));
    to.add(rate == 2 ? 0.2F + income : 0.0F);
    roots += std::sqrt(income);
    traded += income / as_float(rate);
  }
  to.add(roots / 2);
  to.add(3 * traded);
  to.add(as_float(view.open(view.seat()).has_harbor(HarborKind::Generic)));
  float robbed = 0;
  if (view.robber() != none)
    for (const IntersectionId corner : view.board().hex_intersections(view.robber()))
      if (corner != none && is_town(view.building(corner)) && view.building(corner).of(view.seat()))
        robbed += as_float(pips(view.number(view.robber()))) / 5;
  to.add(robbed);
}

void add_hand(const SettlerContext& context, TraitWriter& to) {
  const int cards = context.hand.size(), limit = context.view.hand_limit();
  for (const Card card : resource_cards) to.add(as_float(std::min(4, context.hand[card])) / 2);
  to.add(as_float(cards) / 8);
  to.add(as_float(std::max(0, cards - limit)) / 4);
  to.add(as_float(context.hand.spices().size()) / 2);
  to.add(4 * context.promise());
}

void add_developments(const SettlerContext& context, TraitWriter& to) {
  const View& view = context.view;
  const Seat& own = view.own();
  const auto held = [&](Development card) { return own.developments[at(card)] + own.fresh[at(card)]; };
  const int knights = held(Development::Knight);
  to.add(as_float(knights) / 2);
  to.add(as_float(held(Development::RoadBuilding)));
  to.add(as_float(held(Development::YearOfPlenty)));
  to.add(as_float(held(Development::Monopoly)));
  to.add(as_float(int{own.knights}) / 3);
  const bool holds = view.army_holder() == view.seat();
  const int rival = view.army_holder() == none ? view.game().facts().least_army - 1
                                               : view.open(view.army_holder()).knights();
  to.add(as_float(holds));
  to.add(holds ? 0.0F : as_float(std::max(-3, own.knights + knights - rival)) / 3);
}

void add_routes(const SettlerContext& context, TraitWriter& to) {
  const View& view = context.view;
  const Seat& own = view.own();
  const bool holds = view.longest_holder() == view.seat();
  const int rival = view.longest_holder() == none ? view.game().facts().least_route - 1
                                                  : view.open(view.longest_holder()).routes();
  to.add(as_float(int{own.route_count}) / 8);
  to.add(as_float(int{own.route_bound}) / 8);
  to.add(as_float(holds));
  to.add(holds ? 0.0F : as_float(std::clamp(own.route_bound - rival, -4, 2)) / 4);
  to.add(as_float(own.roads + own.ships < 4));
}

/// What there is to build, how good and how near it is.
void add_goals(const SettlerContext& context, TraitWriter& to) {
  const View& view = context.view;
  const Seat& own = view.own();
  float city = 0, site = 0, way = 0, other = 0, all = 0;
  for (const Goal& goal : context.goals().all()) {
    const float pace = 8 * context.goals().pace(goal.worth, context.hand, goal.price);
    float& best = goal.step.kind == ActionKind::BuildCity         ? city
                  : goal.step.kind == ActionKind::BuildSettlement ? site
                  : goal.step.kind == ActionKind::BuildRoad || goal.step.kind == ActionKind::BuildShip
                      ? way
                      : other;
    best = std::max(best, pace);
    all += goal.worth;
  }
  for (const float each : {city, site, way, other, all / 8}) to.add(each);
  to.add(as_float((view.sites() & own.reached).count()) / 3);
  to.add(as_float(own.settlements_at.count()) / 4);
  to.add(as_float(int{own.settlements}) / 4);
  to.add(as_float(int{own.cities}) / 4);
  for (const Cards price : {city_price, settlement_price, development_price})
    to.add(context.goals().rolls_until({}, price) / 40);
}

void add_of_modules(const SettlerContext& context, TraitWriter& to) {
  to.add(rated(context.view, rating::TradeOptions{}) / 4);
  to.add(rated(context.view, rating::Merchants{}) / 4);
  to.add(as_float(int{context.view.own().chits}) / 4);
}

void add_all(const SettlerContext& context, std::span<float> traits) {
  TraitWriter to(traits);
  add_race(context, to);
  add_income(context, to);
  add_hand(context, to);
  add_developments(context, to);
  add_routes(context, to);
  add_goals(context, to);
  add_of_modules(context, to);
}

}  // namespace

Traits traits_of(const SettlerContext& context) {
  Traits traits{};
  add_all(context, traits);
  return traits;
}

ModuleTraits module_traits_of(const SettlerContext& context) {
  ModuleTraits traits{};
  const std::span all(traits);
  add_all(context, all.first(trait_count));
  const auto& played = context.view.game().hooks().traits;
  std::size_t place = trait_count;
  for (const ModuleRules* module : all_module_rules()) {
    if (!module->hooks.traits) continue;
    assert(place < all.size());
    TraitWriter to(all.subspan(place, traits_of_a_module));
    if (std::find(played.begin(), played.end(), module->hooks.traits) != played.end())
      module->hooks.traits(context, to);
    place += traits_of_a_module;
  }
  return traits;
}

}  // namespace hexwright
