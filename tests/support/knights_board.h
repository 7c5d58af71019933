#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/table/awards.h"
#include "tests/support/playing.h"

namespace hexwright {

/// The base map with Cities & Knights. CK-75
inline Scenario base_with_knights() {
  Scenario scenario = template_named("base-3-4");
  scenario.rules["cities-and-knights"]["points-without"] = "10";
  scenario.details.victory_points = 13;
  return scenario;
}

/// As tests of progress cards write them: without a place, or against a seat.
inline Action play(ActionKind kind) { return {.kind = kind}; }
inline Action against(ActionKind kind, int seat) {
  return {.kind = kind, .x = static_cast<std::uint8_t>(seat)};
}

/// Cities & Knights on the base map for three, in the turn of the first seat.
class KnightsBoard : public Playing {
 public:
  explicit KnightsBoard(const Scenario& scenario = base_with_knights(), int players = 3)
      : Playing(scenario, {.players = players}) {
    turn_of(0);
  }

  Realm& realm(int seat) { return state().realms.seats[SeatId(seat)]; }
  PlayContext context() { return {game(), state()}; }
  /// A knight without price and rule, on the free end of a road that leads to nothing.
  IntersectionId knight(int seat, int rank, bool active) {
    for (const IntersectionId i : board().intersections()) {
      const auto& paths = board().intersection_paths(i);
      const auto free = [&](PathId path) { return path == none || route_at(state(), path).empty(); };
      if (!building_at(state(), i).empty() || !std::all_of(paths.begin(), paths.end(), free)) continue;
      const auto land = std::find_if(paths.begin(), paths.end(), [&](PathId path) {
        return path != none && game().carries_road(state(), path);
      });
      if (land == paths.end()) continue;
      road(seat, *land);
      return knight_at(seat, i, rank, active);
    }
    throw std::runtime_error("no place for a knight");
  }
  IntersectionId knight_at(int seat, IntersectionId i, int rank, bool active) {
    PlayContext t = context();
    cities_and_knights::place_knight(t, SeatId(seat), i, rank, active ? Knight::Active : 0);
    award_longest_route(t);
    return i;
  }
  /// Progress cards in hand, out of their deck.
  void hold(int seat, Progress card, int count = 1) {
    const auto kind = static_cast<std::size_t>(card);
    auto& left = state().realms.undrawn[kind];
    ASSERT_GE(left, count);
    left = static_cast<std::uint8_t>(left - count);
    realm(seat).progress[kind] = static_cast<std::uint8_t>(realm(seat).progress[kind] + count);
  }
  int held(int seat, Progress card) { return realm(seat).progress[static_cast<std::size_t>(card)]; }
  void level(int seat, Track track, int level) {
    realm(seat).levels[static_cast<std::size_t>(track)] = static_cast<std::uint8_t>(level);
  }
  /// The rest of so many points by defending. CK-43
  void points_of(int number, int points) {
    PlayContext t = context();
    const int more = points - hexwright::points(state(), SeatId(number));
    realm(number).defended = static_cast<std::uint8_t>(realm(number).defended + more);
    add_points(t, SeatId(number), more);
  }
  /// A city where the rules let one stand.
  IntersectionId any_city(int seat) {
    IntersectionId first;
    state().sites.any_of([&](IntersectionId i) { return first = i, true; });
    city(seat, first);
    return first;
  }
  const Knight* find(int seat, IntersectionId i) {
    return cities_and_knights::find_knight({game(), state()}, SeatId(seat), i);
  }
  void roll_event(int red, int other, EventDie event) {
    roll_of(SeatId(state().turn));
    act({.kind = ActionKind::Roll, .c = dice_outcome(red, other, event)});
  }
  /// The ship comes from the step before. CK-10
  void attack_with(int red, int other) {
    state().realms.ship_step = 6;
    roll_event(red, other, EventDie::Ship);
  }
  Actions all(ActionKind kind) const {
    Actions found;
    for (const Action& action : legal())
      if (action.kind == kind) found.push_back(action);
    return found;
  }
  int count(ActionKind kind) const {
    const Actions all = legal();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](const Action& action) { return action.kind == kind; }));
  }
};

}  // namespace hexwright
