#pragma once

#include <algorithm>
#include <vector>

#include "model/playtest/modules/cloth_villages/trade.h"
#include "tests/support/playing.h"
#include "tests/support/sailing.h"

// Words for tests of villages that trade in cloth, by their numbers.

namespace hexwright::cloth {

using cloth_villages::VillageId;

inline constexpr const char* three_or_four = "cloth-villages-3-4";
inline constexpr const char* five_or_six = "cloth-villages-5-6";

inline VillageId village(const Playing& play, int number) {
  const auto& all = play.game().facts().villages;
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const cloth_villages::Village& each) { return each.number == number; });
  return VillageId(found - all.begin());
}
inline IntersectionId place(const Playing& play, int number) {
  return play.game().facts().villages[village(play, number).index()].place;
}
inline int left(Playing& play, int number) { return play.state().cloth.left[village(play, number).index()]; }
inline int held(Playing& play, int seat) { return play.state().cloth.held[SeatId(seat)]; }
/// For tests that begin with another number of cloth; the general supply gives or takes the rest.
inline void set_left(Playing& play, int number, int cloth) {
  auto& here = play.state().cloth.left[village(play, number).index()];
  play.state().cloth.supply = static_cast<std::uint8_t>(play.state().cloth.supply + here - cloth);
  here = static_cast<std::uint8_t>(cloth);
}

inline bool is_village(const Playing& play, IntersectionId place) {
  return std::ranges::any_of(play.game().facts().villages,
                             [&](const auto& each) { return each.place == place; });
}

/// A settlement and ships from it to the village; the ships in the order from the settlement.
inline std::vector<PathId> trade_at(Playing& play, int seat, int number) {
  const IntersectionId home = nearest_site(play, place(play, number));
  const auto way = sea_way(play, home, place(play, number));
  play.settlement(seat, home);
  for (const PathId path : way) play.ship(seat, path);
  return way;
}

}  // namespace hexwright::cloth
