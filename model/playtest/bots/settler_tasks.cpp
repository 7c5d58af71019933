#include <algorithm>

#include "model/playtest/bots/settler.h"

namespace hexwright {

float harm(const SettlerContext& mind, HexId hex) {
  const View& view = mind.view;
  float sum = 0;
  for (const IntersectionId corner : view.board().hex_intersections(hex)) {
    const BuildingPiece piece = corner == none ? BuildingPiece() : view.building(corner);
    if (!is_town(piece)) continue;
    const float count = piece.kind() == Building::City ? 2 : 1;
    if (!piece.of(view.seat()))
      sum += count * (0.3F + mind.appraisal.threat(piece.seat()));
    else
      sum -= count * mind.weights().own_loss;
  }
  return sum;
}

float change(const SettlerContext& mind, Cards give, Cards get) {
  return mind.goals().promise(mind.hand - give + get) - mind.promise();
}

namespace {

float worth_of_victim(const SettlerContext& mind, SeatId seat) {
  return mind.appraisal.threat(seat) + 0.05F * static_cast<float>(mind.view.open(seat).cards());
}

float worth_of_robber(const SettlerContext& mind, HexId hex) {
  const View& view = mind.view;
  float victim = 0;
  for (const IntersectionId corner : view.board().hex_intersections(hex)) {
    const BuildingPiece piece = corner == none ? BuildingPiece() : view.building(corner);
    if (is_town(piece) && !piece.of(view.seat()) && view.open(piece.seat()).cards() > 0)
      victim = std::max(victim, worth_of_victim(mind, piece.seat()));
  }
  return harm(mind, hex) * mind.appraisal.hex(hex) + mind.weights().theft * victim;
}

float worth_of_pirate(const SettlerContext& mind, HexId hex) {
  const View& view = mind.view;
  float victim = 0, blocked = 0;
  for (const PathId path : view.board().hex_paths(hex)) {
    const RoutePiece piece = path == none ? RoutePiece() : view.route(path);
    if (piece.empty() || piece.kind() != Route::Ship) continue;
    blocked += piece.of(view.seat()) ? -3 * mind.weights().blocked_ship : mind.weights().blocked_ship;
    if (!piece.of(view.seat()) && view.open(piece.seat()).cards() > 0)
      victim = std::max(victim, worth_of_victim(mind, piece.seat()));
  }
  return blocked + mind.weights().theft * victim;
}

/// A route that costs nothing now: how far it brings the goal that it serves.
float worth_of_free_route(const SettlerContext& mind, ActionKind kind, PathId path) {
  float most = 0;
  for (const Goal& goal : mind.goals().all())
    if (goal.step.a.path() == path && goal.step.kind == kind)
      most = std::max(most, mind.goals().pace(goal.worth, mind.hand, goal.price - goal.step_price));
  return most;
}

/// Whether to trade with who is on turn. BASE-08
float worth_of_agreement(const SettlerContext& mind) {
  constexpr float too_strong = 0.75F, least_gain = 0.005F;
  if (mind.appraisal.threat(mind.view.turn()) > too_strong) return -1;
  return change(mind, mind.view.wanted(), mind.view.offered()) - least_gain;
}

/// A second road or ship that serves no goal may still lengthen a route. BASE-09
float worth_of_passing(const SettlerContext& mind) {
  constexpr float of_a_route = 1e-5F;
  return mind.view.task()->kind == TaskKind::FreeRoute ? -of_a_route : 0;
}

float worth_of_choice(const SettlerContext& mind, const Action& action) {
  const auto card = static_cast<Card>(action.x);
  switch (action.kind) {
    case ActionKind::Discard:
    case ActionKind::PayCard:
      return change(mind, Cards(card), {});
    case ActionKind::TakeCard:
      return change(mind, {}, Cards(card));
    case ActionKind::MoveRobber:
      return worth_of_robber(mind, action.a.hex());
    case ActionKind::MovePirate:
      return worth_of_pirate(mind, action.a.hex());
    case ActionKind::Steal:
      return worth_of_victim(mind, SeatId(action.x));
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
      return worth_of_free_route(mind, action.kind, action.a.path());
    case ActionKind::PutDownShip:
      return worth_of_free_route(mind, ActionKind::BuildShip, action.a.path());
    case ActionKind::AnswerTrade:
      return action.x == 1 ? worth_of_agreement(mind) : 0;
    case ActionKind::CloseTrade:
      return 1 - mind.appraisal.threat(SeatId(action.x));
    case ActionKind::Pass:
      return worth_of_passing(mind);
    default: {
      const auto worth = spec_of(action.kind).worth;
      return worth ? worth(mind, action) : 0;
    }
  }
}

}  // namespace

void rate_for_task(const SettlerContext& mind, std::span<const Action> legal, Random& random,
                   Ratings& ratings) {
  // Those that are equally good are each as likely; far less than any difference that counts.
  constexpr float next_to_nothing = 1e-9F;
  for (const Action& action : legal)
    ratings.rate(action,
                 worth_of_choice(mind, action) + next_to_nothing * static_cast<float>(random.below(1000)));
}

}  // namespace hexwright
