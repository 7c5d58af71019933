#pragma once

#include <vector>

#include "model/playtest/modules/frontiers/frontiers.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "tests/support/playing.h"

namespace hexwright {

using frontiers::EventCard;

/// The island with three frontiers; the first one hides the events 0 and 1.
struct Frontier : Playing {
  Frontier() : Playing("frontiers") { turn_of(0); }

  IntersectionId centre() const { return corner(-1, -2, Corner::South); }      // fields 12
  IntersectionId near_0() const { return corner(-1, -2, Corner::NorthEast); }  // mountains 10
  IntersectionId near_1() const { return corner(-2, -1, Corner::South); }      // fields 9

  void settle(Who seat, IntersectionId intersection) {
    turn_of(seat);
    for (const PathId path : board().intersection_paths(intersection))
      if (path != none && route_at(state(), path).empty() && game().carries_road(state(), path)) {
        road(seat, path);
        break;
      }
    give(seat, settlement_price);
    act({.kind = ActionKind::BuildSettlement, .a = intersection});
  }
  void turn_up(EventCard card) {
    ASSERT_NE(state().task(), nullptr);
    act({.kind = frontiers::action::turn_up_event,
         .a = state().task()->a,
         .c = static_cast<std::uint16_t>(card)});
  }
  /// A settlement that only this event can affect, the only building of the seat.
  void meet(Who seat, EventCard card) {
    settle(seat, near_0());
    turn_up(card);
  }
  void meet_with_city(Who seat, EventCard card) {
    meet(seat, card);
    give(seat, city_price);
    act({.kind = ActionKind::BuildCity, .a = near_0()});
  }
  void roll_sum(int number) {
    state().phase = Phase::BeforeRoll;
    roll(number / 2, number - number / 2);
  }
  int points_of(Who seat) { return points(state(), seat); }
  PlayContext table() { return {game(), state()}; }
  /// The seats that such tasks wait for, in order.
  std::vector<int> waiting(TaskKind kind) {
    std::vector<int> seats;
    for (int i = 0; i < state().task_count; ++i)
      if (state().tasks[static_cast<std::size_t>(i)].kind == kind)
        seats.push_back(state().tasks[static_cast<std::size_t>(i)].seat.value());
    return seats;
  }
};

inline Action take(Card card) { return action_with(ActionKind::TakeCard, card); }
inline Action pay(Card card) { return action_with(ActionKind::PayCard, card); }
inline constexpr Action pass{.kind = ActionKind::Pass};

}  // namespace hexwright
