#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>

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

/// Cities & Knights on the base map for three, in the turn of the first seat.
class KnightsBoard : public Playing {
 public:
  explicit KnightsBoard(const Scenario& scenario = base_with_knights(), int players = 3)
      : Playing(scenario, {.players = players, .unfinished = true}) {
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
  int count(ActionKind kind) const {
    const Actions all = legal();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](const Action& action) { return action.kind == kind; }));
  }
};

}  // namespace hexwright
