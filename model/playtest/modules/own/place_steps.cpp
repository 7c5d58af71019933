#include "model/playtest/modules/own/place_steps.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/volcano/eruption.h"

namespace hexwright::own {
namespace {

void strike_at(PlayContext& play, const Step& step, IntersectionId corner) {
  const BuildingPiece piece = building_at(play.state, corner);
  if (!is_town(piece)) return;
  if ((step.struck & piece_bit(piece)) == 0) return;
  const bool city = piece.kind() == Building::City;
  if (step.shrinks && volcano::shrinks_when_struck(city, play.seat(piece.seat()).settlements))
    shrink_city(play, corner);
  else
    remove_building(play, corner);
}

void strike_route(PlayContext& play, const Step& step, PathId path) {
  const RoutePiece piece = route_at(play.state, path);
  const unsigned bit = piece.kind() == Route::Road ? a_road : a_ship;
  if (!piece.empty() && (step.struck & bit) != 0) remove_route(play, path);
}

PoolId pool_of(const ReadContext& read, const Step& step) {
  return step.pool < 0 ? PoolId() : program(read.game).pools[at(step.pool)];
}
/// Without a pool there is any number of them.
bool has_token(const ReadContext& read, const Step& step, int number) {
  const PoolId pool = pool_of(read, step);
  return pool == none || read.state.token_pools[at(pool)][at(number)] > 0;
}

void step_number_of(PlayContext& play, const Step& step, HexId hex) {
  if (play.state.number[hex] == 0) return;
  if (step.away) return set_number(play, hex, 0);
  int number = play.state.number[hex];
  const bool up = step.rarer ? number > 7 : step.up;
  do number += up ? 1 : -1;
  while (number == 7 || (is_legal_number(number) && !has_token(play, step, number)));
  if (is_legal_number(number)) return set_number(play, hex, number);
  if (!step.terrains.empty()) become(play, step, hex);
}

/// The tokens of the step's pool are exchanged for those that lie on the board.
void exchange_number_of(PlayContext& play, const Step& step, HexId hex) {
  const int before = play.state.number[hex];
  step_number_of(play, step, hex);
  const int after = play.state.number[hex];
  const PoolId pool = pool_of(play, step);
  if (pool == none || before == after) return;
  auto& tokens = play.state.token_pools[at(pool)];
  if (before != 0) ++tokens[at(before)];
  if (after != 0) --tokens[at(after)];
}

}  // namespace

void strike(PlayContext& play, const Step& step, SeatId who, const Where& where) {
  if ((step.struck & (a_road | a_ship)) != 0) {
    if (step.place.empty() && where.path != none) return strike_route(play, step, where.path);
    if (!step.place.empty())
      for (const PathId path : play.board().paths())
        if (!route_at(play.state, path).empty() && matches(play, step.place, who, at_path(path)))
          strike_route(play, step, path);
    return;
  }
  if (!step.place.empty()) {
    for (const IntersectionId corner : play.board().intersections())
      if (is_town(building_at(play.state, corner)) && matches(play, step.place, who, at_corner(corner)))
        strike_at(play, step, corner);
    return;
  }
  const IntersectionId corner = where.corner != none ? where.corner : IntersectionId(play.state.die_corner);
  if (corner != none) strike_at(play, step, corner);
}

void turn_buildings(PlayContext& play, const Step& step, SeatId who, const Where& where) {
  const auto turn = [&](IntersectionId corner) {
    if (!is_town(building_at(play.state, corner))) return;
    if (step.over)
      play.state.overturned.add(corner);
    else
      play.state.overturned.remove(corner);
  };
  if (step.place.empty()) {
    if (where.corner != none) turn(where.corner);
    return;
  }
  for (const IntersectionId corner : play.board().intersections())
    if (building_at(play.state, corner).of(who) && matches(play, step.place, who, at_corner(corner)))
      turn(corner);
}

void move_piece(PlayContext& play, const Step& step, HexId here) {
  if (step.pirate ? !play.game.has_ships() : robber_sleeps(play)) return;
  auto& piece = step.pirate ? play.state.pirate : play.state.robber;
  if (step.terrains.empty()) {
    if (step.pirate ? shows(play.state, here, Terrain::Sea) : is_open_land(play.state, here)) piece = here;
    return;
  }
  for (const HexId hex : play.board().hexes()) {
    const auto terrain = static_cast<Terrain>(play.state.terrain[hex]);
    if (!is_known(play.state, hex) || !step.terrains.contains(terrain) ||
        (terrain == Terrain::Sea) != step.pirate)
      continue;
    piece = hex;
    return;
  }
}

void step_number(PlayContext& play, const Step& step, HexId hex) {
  if (hex != none) return exchange_number_of(play, step, hex);
  if (play.state.last_die < 2 || play.state.last_die > 12) return;
  const HexBits rolled = play.state.numbered[play.state.last_die];
  rolled.for_each([&](HexId each) { exchange_number_of(play, step, each); });
}

void become(PlayContext& play, const Step& step, HexId hex) {
  if (hex == none || !is_open_land(play.state, hex)) return;
  for (const Terrain terrain : every_terrain) {
    if (!step.terrains.contains(terrain)) continue;
    const OwnTerrain* own = play.game.map().packs().terrain(terrain);
    if (!(own ? own->takes_token : is_producing(terrain))) set_number(play, hex, 0);
    return set_terrain(play, hex, terrain);
  }
}

namespace {

void build_city(PlayContext& play, SeatId seat, IntersectionId corner) {
  if (corner == none || play.seat(seat).cities == 0 ||
      !building_at(play.state, corner).is(seat, Building::Settlement))
    return;
  place_city(play, seat, corner);
  after_building(play, seat, corner, Building::City);
}

}  // namespace

void build_cities(PlayContext& play, const Step& step, SeatId seat, IntersectionId corner) {
  if (step.place.empty()) return build_city(play, seat, corner);
  for (const IntersectionId each : play.board().intersections())
    if (building_at(play.state, each).of(seat) && matches(play, step.place, seat, at_corner(each)))
      build_city(play, seat, each);
}

void lay_face_up(PlayContext& play, SeatId seat, Cards cards) {
  Seat& s = play.seat(seat);
  for (const Card card : resource_cards)
    s.face_up.add(card, std::min<int>(cards[card], s.hand[card] - s.face_up[card]));
}

void give_back(PlayContext& play, const Step& step, SeatId seat) {
  Cards& aside = play.seat(seat).own_aside;
  (step.to_hand ? play.seat(seat).hand : play.state.bank) += aside;
  aside = {};
}

}  // namespace hexwright::own
