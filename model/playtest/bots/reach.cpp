#include "model/playtest/bots/reach.h"

#include "model/board/index.h"

namespace hexwright {
namespace {

constexpr ActionKind building_of(Route route) {
  return route == Route::Road ? ActionKind::BuildRoad : ActionKind::BuildShip;
}

}  // namespace

Reach::Reach(const View& view) : view_(&view) {
  const Seat& own = view.own();
  // To own places no way is needed.
  seen_.fill(own.reached);
  view.for_each_town([&](IntersectionId i) {
    for (IntersectionBits& seen : seen_) seen.add(i);
  });
  if (own.roads > 0) begin(own.road_spots, Route::Road);
  // Where their ways are fixed a module knows where they lead.
  if (own.ships > 0 && !view.game().facts().ships_keep_ways) begin(own.ship_spots, Route::Ship);
}

/// Those that were found first are never longer than those that are found later.
std::span<const Way> Reach::ways(int most_routes) {
  while (gone_on_ < count_ && ways_[gone_on_].length() < most_routes) go_on(gone_on_++);
  std::size_t count = count_;
  while (count > 0 && ways_[count - 1].length() > most_routes) --count;
  return {ways_.data(), count};
}

void Reach::begin(const PathBits& spots, Route route) {
  const Ways& ways = view_->game().ways();
  spots.for_each([&](PathId path) {
    // In the order of its ends.
    for (const WayId over : Ways::over(path))
      add({.to = ways[over].to,
           .roads = static_cast<std::uint8_t>(route == Route::Road ? 1 : 0),
           .ships = static_cast<std::uint8_t>(route == Route::Ship ? 1 : 0),
           .first = {.kind = building_of(route), .a = path}},
          over, route);
  });
}

/// Roads and ships change over at own buildings only, so a way goes on as it began. SEA-01
void Reach::go_on(std::size_t from) {
  const Way way = ways_[from];
  if (is_town(view_->building(way.to))) return;
  const Route route = way.ships > 0 ? Route::Ship : Route::Road;
  const Seat& own = view_->own();
  if (route == Route::Road ? way.roads >= own.roads : way.ships >= own.ships) return;
  const Ways& ways = view_->game().ways();
  const IntersectionBits& seen = seen_[at(route)];
  // Back over the path that came last everything was seen.
  for (const WayId over : ways[last_[from]].on) {
    const PathId path = Ways::path(over);
    if (seen.has(ways[over].to) || !view_->route(path).empty()) continue;
    if (!(route == Route::Road ? view_->carries_road(path) : view_->carries_ship(path))) continue;
    Way next = way;
    next.to = ways[over].to;
    ++(route == Route::Road ? next.roads : next.ships);
    add(next, over, route);
  }
}

void Reach::add(const Way& way, WayId last, Route route) {
  auto& seen = seen_[at(route)];
  if (seen.has(way.to) || count_ == ways_.size()) return;
  seen.add(way.to);
  last_[count_] = last;
  ways_[count_++] = way;
}

}  // namespace hexwright
