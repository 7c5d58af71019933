#include <algorithm>

#include "model/playtest/bots/settler.h"

namespace hexwright {

float harm(const SettlerContext& context, HexId hex) {
  const View& view = context.view;
  float sum = 0;
  for (const IntersectionId corner : view.board().hex_intersections(hex)) {
    const BuildingPiece piece = corner == none ? BuildingPiece() : view.building(corner);
    if (!is_town(piece)) continue;
    const float count = piece.kind() == Building::City ? 2 : 1;
    if (!piece.of(view.seat()))
      sum += count * (0.3F + context.board_worth.threat(piece.seat()));
    else
      sum -= count * context.weights().own_loss;
  }
  return sum;
}

float change(const SettlerContext& context, Cards give, Cards get) {
  return context.goals().promise(context.hand - give + get) - context.promise();
}

namespace {

float worth_of_victim(const SettlerContext& context, SeatId seat) {
  return context.board_worth.threat(seat) + 0.05F * static_cast<float>(context.view.open(seat).cards());
}

float worth_of_robber(const SettlerContext& context, HexId hex) {
  const View& view = context.view;
  float victim = 0;
  for (const IntersectionId corner : view.board().hex_intersections(hex)) {
    const BuildingPiece piece = corner == none ? BuildingPiece() : view.building(corner);
    if (is_town(piece) && !piece.of(view.seat()) && view.open(piece.seat()).cards() > 0)
      victim = std::max(victim, worth_of_victim(context, piece.seat()));
  }
  return harm(context, hex) * context.board_worth.hex(hex) + context.weights().theft * victim;
}

float worth_of_pirate(const SettlerContext& context, HexId hex) {
  const View& view = context.view;
  float victim = 0, blocked = 0;
  for (const PathId path : view.board().hex_paths(hex)) {
    const RoutePiece piece = path == none ? RoutePiece() : view.route(path);
    if (piece.empty() || piece.kind() != Route::Ship) continue;
    blocked += piece.of(view.seat()) ? -3 * context.weights().blocked_ship : context.weights().blocked_ship;
    if (!piece.of(view.seat()) && view.open(piece.seat()).cards() > 0)
      victim = std::max(victim, worth_of_victim(context, piece.seat()));
  }
  return blocked + context.weights().theft * victim;
}

/// A route that costs nothing now: how far it brings the goal that it serves.
float worth_of_free_route(const SettlerContext& context, ActionKind kind, PathId path) {
  float most = 0;
  for (const Goal& goal : context.goals().all())
    if (goal.step.a.path() == path && goal.step.kind == kind)
      most = std::max(most, context.goals().pace(goal.worth, context.hand, goal.price - goal.step_price));
  return most;
}

/// Whether to trade with who is on turn. BASE-08
float worth_of_agreement(const SettlerContext& context) {
  constexpr float too_strong = 0.75F, least_gain = 0.005F;
  if (context.board_worth.threat(context.view.turn()) > too_strong) return -1;
  return change(context, context.view.wanted(), context.view.offered()) - least_gain;
}

/// A second road or ship that serves no goal may still lengthen a route. BASE-09
float worth_of_passing(const SettlerContext& context) {
  constexpr float of_a_route = 1e-5F;
  return context.view.task()->kind == TaskKind::FreeRoute ? -of_a_route : 0;
}

float worth_of_choice(const SettlerContext& context, const Action& action) {
  const auto card = static_cast<Card>(action.x);
  switch (action.kind) {
    case ActionKind::Discard:
    case ActionKind::PayCard:
      return change(context, Cards(card), {});
    case ActionKind::TakeCard:
      return change(context, {}, Cards(card));
    case ActionKind::MoveRobber:
      return worth_of_robber(context, action.a.hex());
    case ActionKind::MovePirate:
      return worth_of_pirate(context, action.a.hex());
    case ActionKind::Steal:
      return worth_of_victim(context, SeatId(action.x));
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
      return worth_of_free_route(context, action.kind, action.a.path());
    case ActionKind::PutDownShip:
      return worth_of_free_route(context, ActionKind::BuildShip, action.a.path());
    case ActionKind::AnswerTrade:
      return action.x == 1 ? worth_of_agreement(context) : 0;
    case ActionKind::CloseTrade:
      return 1 - context.board_worth.threat(SeatId(action.x));
    case ActionKind::Pass:
      return worth_of_passing(context);
    default: {
      const auto worth = spec_of(action.kind).worth;
      return worth ? worth(context, action) : 0;
    }
  }
}

}  // namespace

void rate_for_task(const SettlerContext& context, std::span<const Action> legal, Random& random,
                   Ratings& ratings) {
  // Those that are equally good are each as likely; far less than any difference that counts.
  constexpr float next_to_nothing = 1e-9F;
  for (const Action& action : legal)
    ratings.rate(action,
                 worth_of_choice(context, action) + next_to_nothing * static_cast<float>(random.below(1000)));
}

}  // namespace hexwright
