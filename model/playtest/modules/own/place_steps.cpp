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

void step_number_of(PlayContext& play, const Step& step, HexId hex) {
  if (play.state.number[hex] == 0) return;
  if (step.away) return set_number(play, hex, 0);
  int number = play.state.number[hex];
  do number += step.up ? 1 : -1;
  while (number == 7);
  if (is_legal_number(number)) return set_number(play, hex, number);
  if (!step.terrains.empty()) become(play, step, hex);
}

}  // namespace

void strike(PlayContext& play, const Step& step, SeatId who, const Where& where) {
  if ((step.struck & (a_road | a_ship)) != 0) {
    if (step.place.empty() && where.path != none) return strike_route(play, step, where.path);
    if (!step.place.empty())
      for (const PathId path : play.board().paths())
        if (matches(play, step.place, who, at_path(path))) strike_route(play, step, path);
    return;
  }
  if (!step.place.empty()) {
    for (const IntersectionId corner : play.board().intersections())
      if (matches(play, step.place, who, at_corner(corner))) strike_at(play, step, corner);
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

void move_piece(PlayContext& play, const Step& step) {
  if (step.pirate ? !play.game.has_ships() : robber_sleeps(play)) return;
  for (const HexId hex : play.board().hexes()) {
    const auto terrain = static_cast<Terrain>(play.state.terrain[hex]);
    if (!is_known(play.state, hex) || !step.terrains.contains(terrain) ||
        (terrain == Terrain::Sea) != step.pirate)
      continue;
    (step.pirate ? play.state.pirate : play.state.robber) = hex;
    return;
  }
}

void step_number(PlayContext& play, const Step& step, HexId hex) {
  if (hex != none) return step_number_of(play, step, hex);
  if (play.state.last_die < 2 || play.state.last_die > 12) return;
  const HexBits rolled = play.state.numbered[play.state.last_die];
  rolled.for_each([&](HexId each) { step_number_of(play, step, each); });
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

void build_city(PlayContext& play, SeatId seat, IntersectionId corner) {
  if (corner == none || play.seat(seat).cities == 0 ||
      !building_at(play.state, corner).is(seat, Building::Settlement))
    return;
  place_city(play, seat, corner);
  after_building(play, seat, corner, Building::City);
}

void lay_face_up(PlayContext& play, SeatId seat, unsigned kinds, int count) {
  Seat& s = play.seat(seat);
  for (const Card card : resource_cards)
    if (has_kind(kinds, card)) s.face_up.add(card, std::clamp(count, 0, s.hand[card] - s.face_up[card]));
}

}  // namespace hexwright::own
