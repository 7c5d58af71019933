#include "model/playtest/bots/reach.h"

namespace hexwright {
namespace {

constexpr ActionKind building_of(Route route) {
  return route == Route::Road ? ActionKind::BuildRoad : ActionKind::BuildShip;
}

}  // namespace

Reach::Reach(const View& view, int most_routes) : view_(&view) {
  const Seat& own = view.own();
  // To own places no way is needed.
  seen_.fill(own.reached);
  view.for_each_town([&](IntersectionId i) {
    for (IntersectionBits& seen : seen_) seen.add(i);
  });
  if (own.roads > 0) begin(own.road_spots, Route::Road);
  // Where their ways are fixed a module knows where they lead. PIR-10
  if (own.ships > 0 && !view.game().facts().ships_keep_ways) begin(own.ship_spots, Route::Ship);
  for (std::size_t i = 0; i < count_; ++i) {
    const Way way = ways_[i];
    if (way.length() < most_routes) go_on(way);
  }
}

void Reach::begin(const PathBits& spots, Route route) {
  spots.for_each([&](PathId path) {
    for (const IntersectionId end : view_->board().path_ends(path))
      add({.to = end,
           .roads = static_cast<std::uint8_t>(route == Route::Road ? 1 : 0),
           .ships = static_cast<std::uint8_t>(route == Route::Ship ? 1 : 0),
           .first = {.kind = building_of(route), .a = path}},
          route);
  });
}

/// Roads and ships change over at own buildings only, so a way goes on as it began. SEA-01
void Reach::go_on(const Way& way) {
  if (is_town(view_->building(way.to))) return;
  const Route route = way.ships > 0 ? Route::Ship : Route::Road;
  const Seat& own = view_->own();
  if (route == Route::Road ? way.roads >= own.roads : way.ships >= own.ships) return;
  const BoardGraph& board = view_->board();
  const auto& paths = board.intersection_paths(way.to);
  const auto& others = board.intersection_neighbours(way.to);
  const IntersectionBits& seen = seen_[static_cast<std::size_t>(route)];
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const PathId path = paths[i];
    if (path == none || seen.has(others[i]) || !view_->route(path).empty()) continue;
    if (!(route == Route::Road ? view_->carries_road(path) : view_->carries_ship(path))) continue;
    Way next = way;
    next.to = others[i];
    ++(route == Route::Road ? next.roads : next.ships);
    add(next, route);
  }
}

void Reach::add(const Way& way, Route route) {
  auto& seen = seen_[static_cast<std::size_t>(route)];
  if (seen.has(way.to) || count_ == ways_.size()) return;
  seen.add(way.to);
  ways_[count_++] = way;
}

}  // namespace hexwright
