#include "model/playtest/modules/wonders/claims.h"

#include <algorithm>

#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/wonders/wonders.h"

namespace hexwright::wonders {
namespace {

bool has_city_at_harbor(const ReadContext& read, SeatId seat) {
  if (seat_of(read, seat).harbors == 0 || standing_cities(read, seat) == 0) return false;
  bool found = false;
  for_each_piece(read.state, read.board().intersection_count(), {seat, Building::City},
                 [&](IntersectionId i) { found = found || read.state.harbor[i] != 0; });
  return found;
}

bool has_route(const ReadContext& read, SeatId seat) {
  return longest_route_beyond(read, seat, route_for_monument - 1, route_for_monument) >= route_for_monument;
}

bool has_town_at(const ReadContext& read, SeatId seat, MarkKind kind) {
  const auto& places = read.game.facts().marked_places;
  return std::any_of(places.begin(), places.end(), [&](const wonders::MarkedPlace& each) {
    const BuildingPiece piece = building_at(read.state, each.place);
    return each.kind == kind && piece.of(seat) && is_town(piece);
  });
}

}  // namespace

Cards price_of(Wonder wonder) {
  const auto& price = wonders::price(wonder);
  return {price[0], price[1], price[2], price[3], price[4]};
}

int left_of(const ReadContext& read, Wonder wonder) {
  int left = copies(wonder, read.game.players());
  for (const SeatId seat : read.game.seats())
    if (const auto claim = claim_of(seat_of(read, seat)); claim && claim->wonder == wonder) --left;
  return left;
}

bool meets_condition(const ReadContext& read, SeatId seat, Wonder wonder) {
  switch (wonder) {
    case Wonder::Theater:
      return standing_cities(read, seat) >= cities_for_theater;
    case Wonder::GreatBridge:
      return has_town_at(read, seat, MarkKind::Strait);
    case Wonder::Monument:
      return seat_of(read, seat).route_bound >= route_for_monument && has_city_at_harbor(read, seat) &&
             has_route(read, seat);
    case Wonder::GreatWall:
      return has_town_at(read, seat, MarkKind::Wasteland);
    case Wonder::Cathedral:
      break;
  }
  return points(read.state, seat) >= points_for_cathedral && standing_cities(read, seat) > 0;
}

bool may_claim(const ReadContext& read, SeatId seat, Wonder wonder) {
  const Seat& s = seat_of(read, seat);
  return s.ships > 0 && !claim_of(s) && left_of(read, wonder) > 0 &&
         (!claim_builds(read.game) || covers(s, price_of(wonder))) && meets_condition(read, seat, wonder);
}

bool leads_in_levels(const ReadContext& read, SeatId seat) {
  const auto seats = read.game.seats();
  const int own = level_of(seat_of(read, seat));
  return std::all_of(seats.begin(), seats.end(),
                     [&](SeatId other) { return other == seat || level_of(seat_of(read, other)) < own; });
}

}  // namespace hexwright::wonders
