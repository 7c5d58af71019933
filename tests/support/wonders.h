#pragma once

#include <stdexcept>
#include <vector>

#include "model/playtest/modules/wonders/claims.h"
#include "tests/support/playing.h"

// Words for tests of wonders.

namespace hexwright::wonders {

inline constexpr const char* three_or_four = "wonders-3-4";
inline constexpr const char* five_or_six = "wonders-5-6";
inline constexpr Cards theater_price{1, 1, 0, 0, 3};

inline Action claim(Wonder wonder) {
  return {.kind = action::claim_wonder, .x = static_cast<std::uint8_t>(wonder)};
}
inline Action level() { return {.kind = action::build_level}; }

/// The marked places of a kind where a settlement can stand now.
inline std::vector<IntersectionId> open_places(Playing& play, MarkKind kind) {
  std::vector<IntersectionId> places;
  for (const wonders::MarkedPlace& each : play.game().facts().marked_places)
    if (each.kind == kind && play.state().sites.has(each.place)) places.push_back(each.place);
  return places;
}
/// A place where a settlement can stand, far from everything that is marked, and from harbors.
inline IntersectionId plain_place(Playing& play) {
  for (const IntersectionId place : play.game().founding_places())
    if (play.state().sites.has(place) && play.state().harbor[place] == 0) return place;
  throw std::runtime_error("no place is left");
}
/// A place at a harbor.
inline IntersectionId harbor_place(Playing& play) {
  for (const IntersectionId place : play.game().founding_places())
    if (play.state().sites.has(place) && play.state().harbor[place] != 0) return place;
  throw std::runtime_error("no place at a harbor is left");
}
inline int level_of(Playing& play, Who seat) { return wonders::level_of(play.seat(seat)); }
/// As if it had been claimed, and built so far.
inline void set_claim(Playing& play, Who seat, Wonder wonder, int level) {
  if (!claim_of(play.seat(seat))) --play.seat(seat).ships;
  play.seat(seat).wonder = code_of({wonder, level});
}

}  // namespace hexwright::wonders
