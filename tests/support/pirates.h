#pragma once

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/pirate_fleet/pirate_fleet.h"
#include "model/playtest/view.h"
#include "tests/support/playing.h"

// Words for tests of the pirate fleet and its fortresses.

namespace hexwright::pirates {

using pirate_fleet::Line;
using pirate_fleet::line_of;

inline constexpr const char* three_or_four = "pirate-islands-3-4";
inline constexpr const char* five_or_six = "pirate-islands-5-6";
inline constexpr Action attack{.kind = pirate_fleet::action::attack_fortress};

inline const pirate_fleet::PlayedBerth& berth(const Playing& play, int seat) {
  return play.game().facts().berths[static_cast<std::size_t>(seat)];
}
inline Line line(Playing& play, int seat) { return line_of({play.game(), play.state()}, SeatId(seat)); }
inline int warships(Playing& play, int seat) { return play.state().pirates.warships[SeatId(seat)]; }
inline int chits(Playing& play, int seat) { return play.state().pirates.chits[SeatId(seat)]; }

/// Where the seat may lay a ship now.
inline std::vector<PathId> ship_places(Playing& play, int seat) {
  std::vector<PathId> places;
  View(play.game(), play.state(), SeatId(seat)).ship_places().for_each([&](PathId path) {
    places.push_back(path);
  });
  return places;
}

/// The fleet is on this hex of its course, counted from 0.
inline void fleet_at(Playing& play, std::size_t n) {
  play.state().pirate = play.game().facts().fleet_course[n];
}
/// The hex of the course, counted from 0, where a building at this place is attacked.
inline std::size_t course_at(const Playing& play, IntersectionId place) {
  const auto& course = play.game().facts().fleet_course;
  const auto& hexes = play.board().intersection_hexes(place);
  const auto found = std::find_if(course.begin(), course.end(), [&](HexId hex) {
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
  });
  if (found == course.end()) throw std::runtime_error("the fleet does not come there");
  return static_cast<std::size_t>(found - course.begin());
}
/// So many steps before it.
inline void fleet_before(Playing& play, IntersectionId place, std::size_t steps) {
  const std::size_t all = play.game().facts().fleet_course.size();
  fleet_at(play, (course_at(play, place) + all - steps) % all);
}

/// Nobody else has a building there, where the route would end for good.
inline bool leads_on(Playing& play, int seat, PathId path) {
  const auto& ends = play.board().path_ends(path);
  return std::none_of(ends.begin(), ends.end(), [&](IntersectionId end) {
    const BuildingPiece piece = building_at(play.state(), end);
    return !piece.empty() && !piece.of(SeatId(seat));
  });
}

/// So many more ships on the way; the fleet is out of it.
inline void sail_on(Playing& play, int seat, int ships) {
  const HexId fleet = play.state().pirate;
  for (std::size_t n = 0; ships > 0;) {
    auto places = ship_places(play, seat);
    std::erase_if(places, [&](PathId path) { return !leads_on(play, seat, path); });
    if (places.empty()) {
      if (n == play.game().facts().fleet_course.size()) throw std::runtime_error("the route does not go on");
      fleet_at(play, n++);
      continue;
    }
    play.ship(seat, places.front());
    --ships;
  }
  play.state().pirate = fleet;
}
/// All the way to the fortress.
inline void sail_to_fortress(Playing& play, int seat) {
  const pirate_fleet::PlayedBerth& its = berth(play, seat);
  const int whole = its.to_landing[its.settlement] + its.to_fortress[its.landing];
  sail_on(play, seat, whole - static_cast<int>(line(play, seat).count()));
}
/// Knights were played for them.
inline void arm(Playing& play, int seat, int ships) {
  play.state().pirates.warships[SeatId(seat)] = static_cast<std::uint8_t>(ships);
}
/// In hand since an earlier turn, out of the deck.
inline void give_knight(Playing& play, int seat) {
  ++play.seat(seat).developments[static_cast<std::size_t>(Development::Knight)];
  --play.state().developments[static_cast<std::size_t>(Development::Knight)];
}

}  // namespace hexwright::pirates
