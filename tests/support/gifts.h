#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "model/playtest/modules/tribal_gifts/giving.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "tests/support/playing.h"
#include "tests/support/sailing.h"

// Words for tests of gifts at the coasts of a tribe.

namespace hexwright::gifts {

using tribal_gifts::GiftId;
using tribal_gifts::action::draw_gift;
using tribal_gifts::action::place_harbor;

inline constexpr const char* three_or_four = "tribal-gifts-3-4";
inline constexpr const char* five_or_six = "tribal-gifts-5-6";

inline std::vector<GiftId> of_kind(const Playing& play, MarkKind kind) {
  std::vector<GiftId> ids;
  for (const GiftId id : tribal_gifts::gifts(play.game()))
    if (tribal_gifts::gift(play.game(), id).kind == kind) ids.push_back(id);
  return ids;
}
inline bool is_gift_path(const Playing& play, PathId path) {
  return std::ranges::any_of(play.game().facts().gifts, [&](const auto& each) { return each.path == path; });
}

/// Ships from a building up to a gift, without the one that takes it.
struct Voyage {
  GiftId gift;
  PathId path;
  std::vector<PathId> ships;
};
/// The shortest way from there to a gift that still lies, past no other gift; none when there is none.
inline std::optional<Voyage> voyage(Playing& play, IntersectionId home, MarkKind kind) {
  std::optional<Voyage> best;
  for (const GiftId id : of_kind(play, kind)) {
    if (!tribal_gifts::still_lies(play.state().gifts, id)) continue;
    const PathId path = tribal_gifts::gift(play.game(), id).path;
    for (const IntersectionId end : play.board().path_ends(path)) {
      std::vector<PathId> ships;
      try {
        ships = sea_way(play, home, end);
      } catch (const std::runtime_error&) {
        continue;
      }
      if (std::ranges::any_of(ships, [&](PathId each) { return is_gift_path(play, each); })) continue;
      if (!best || ships.size() < best->ships.size()) best = Voyage{id, path, ships};
    }
  }
  return best;
}
/// A settlement where the way to a gift of this kind is shortest, and the ships that lead up to it.
inline Voyage sail_up_to(Playing& play, int seat, MarkKind kind) {
  play.state().pirate = none;  // it is in nobody's way
  std::optional<Voyage> best;
  IntersectionId home;
  for (const IntersectionId site : play.board().intersections()) {
    if (!play.state().sites.has(site)) continue;
    const auto way = voyage(play, site, kind);
    if (way && (!best || way->ships.size() < best->ships.size())) best = way, home = site;
  }
  play.settlement(seat, home);
  for (const PathId path : best->ships) play.ship(seat, path);
  return *best;
}
/// In the seat's turn the ship that takes the gift is built.
inline void take(Playing& play, int seat, const Voyage& voyage) {
  play.turn_of(seat);
  play.give(seat, ship_price);
  play.act(at(ActionKind::BuildShip, voyage.path));
}
inline Actions places(const Playing& play) {
  Actions all;
  for (const Action& action : play.legal())
    if (action.kind == place_harbor) all.push_back(action);
  return all;
}

}  // namespace hexwright::gifts
