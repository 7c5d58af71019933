#include <algorithm>
#include <array>
#include <span>

#include "model/playtest/bots/settler.h"
#include "model/playtest/modules/wonders/claims.h"

namespace hexwright::wonders {
namespace {

std::optional<Claim> claim_seen(const View& view, SeatId seat) {
  return claim_of(view.open(seat).of<SeatState>());
}

int most_levels_of_others(const View& view) {
  int most = 0;
  for (const SeatId seat : view.game().seats())
    if (seat != view.seat())
      if (const auto claim = claim_seen(view, seat)) most = std::max(most, claim->level);
  return most;
}

bool is_left(const View& view, Wonder wonder) {
  int left = copies(wonder, view.game().players());
  for (const SeatId seat : view.game().seats())
    if (const auto claim = claim_seen(view, seat); claim && claim->wonder == wonder) --left;
  return left > 0;
}

/// More than its part of what is missing to victory: who builds on wins, while points come one by one and are
/// contested. Near the points to win also one level more than everybody else counts. Like `of_claim` found by
/// playing settlers with one value against settlers with another, as `Weights` were.
float worth_of_level(const View& view, int level) {
  constexpr float share = 3, of_lead = 2;
  const int missing = view.game().points_to_win() - view.own_points();
  const float all = static_cast<float>(std::max(1, missing)) / static_cast<float>(levels - level);
  const int for_lead = most_levels_of_others(view) + 1 - level;
  constexpr int near = 2;
  const bool counts = for_lead > 0 && missing <= near;
  return share * all + (counts ? of_lead / static_cast<float>(for_lead) : 0);
}

/// Rolls until what one produces pays for some of it, from nothing.
float rolls_for(const Goals& goals, Wonder wonder) {
  return goals.rolls_until({}, price_of(wonder) + price_of(wonder));
}

/// To a place where a settlement lets one claim a wonder that is worth it: a settlement there, and more.
void add_way_to(const BoardWorth& board_worth, std::span<const Way> ways, Goals& goals, MarkKind kind,
                float more) {
  const View& view = board_worth.view();
  Goal best;
  const auto consider = [&](IntersectionId place, const Goal& goal, float discount) {
    const float worth = (board_worth.settlement(place) + more) * discount;
    if (worth > best.worth) {
      best = goal;
      best.worth = worth;
    }
  };
  for (const wonders::MarkedPlace& each : view.game().facts().marked_places) {
    if (each.kind != kind || !view.sites().has(each.place)) continue;
    if (view.own().reached.has(each.place))
      consider(each.place,
               {.price = settlement_price,
                .step_price = settlement_price,
                .step = {.kind = ActionKind::BuildSettlement, .a = each.place}},
               1);
    for (const Way& way : ways) {
      if (way.to != each.place) continue;
      Goal goal{.price = settlement_price,
                .step_price = way.ships > 0 ? ship_price : road_price,
                .step = way.first};
      float discount = 1;
      for (int i = 0; i < way.length(); ++i) {
        goal.price += goal.step_price;
        discount *= board_worth.weights().each_route;
      }
      consider(each.place, goal, discount);
    }
  }
  if (best.worth > 0) goals.add(best);
}

}  // namespace

/// WON-16
void add_goals(const BoardWorth& board_worth, Goals& goals) {
  const View& view = board_worth.view();
  if (const auto own = claim_seen(view, view.seat())) {
    if (own->level < levels)
      goals.add({.worth = worth_of_level(view, own->level),
                 .price = price_of(own->wonder),
                 .step_price = price_of(own->wonder),
                 .step = {.kind = action::build_level}});
    return;
  }
  constexpr float of_claim = 1.6F;
  constexpr int far = 5;
  if (view.own().settlements == 0 || view.own().ships == 0) return;
  const bool bridge = is_left(view, Wonder::GreatBridge), wall = is_left(view, Wonder::GreatWall);
  if (!bridge && !wall) return;
  const auto ways = board_worth.ways(far);
  if (bridge) add_way_to(board_worth, ways, goals, MarkKind::Strait, of_claim);
  if (wall) add_way_to(board_worth, ways, goals, MarkKind::Wasteland, of_claim);
}

/// The wonder that own production builds soonest, or nearly so: another claim is never made. WON-16
float gain_of_claim(const SettlerContext& context, const Action& action, float) {
  constexpr float nearly = 1.3F, next_to_nothing = 0.01F;
  const auto chosen = static_cast<Wonder>(action.x);
  float soonest = rolls_for(context.goals(), chosen);
  const float own = soonest;
  for (const Wonder wonder : all_wonders)
    if (is_left(context.view, wonder)) soonest = std::min(soonest, rolls_for(context.goals(), wonder));
  if (own > soonest * nearly && !context.hand.covers(price_of(chosen))) return 0;
  return next_to_nothing + 1 / (1 + own);
}

/// With how many points a seat stands as near to victory as with its levels. WON-12
float race_points(const View& view, const rating::Race& race) {
  const SeatId seat = race.seat;
  const int to_win = view.game().points_to_win();
  const int level = claim_seen(view, seat) ? claim_seen(view, seat)->level : 0;
  constexpr std::array tenths{0, 5, 7, 9, 10};
  const int points = to_win * tenths.at(static_cast<std::size_t>(level)) / 10;
  return static_cast<float>(points);
}

}  // namespace hexwright::wonders
