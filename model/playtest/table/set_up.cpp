#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/base/fixes.h"
#include "model/rules/base/robber.h"

namespace hexwright {
namespace {

/// BASE-06: more with the 5-6 player extension.

void lay_board(const Game& game, const Deal& deal, State& s) {
  s.terrain.fill(static_cast<std::uint8_t>(Terrain::Sea));
  for (const HexId hex : game.board().hexes()) {
    const bool hidden = deal.undiscovered[hex] != 0;
    const Terrain terrain = deal.terrain[hex].value_or(Terrain::Sea);
    s.terrain[hex] = hidden ? unknown_terrain : static_cast<std::uint8_t>(terrain);
    s.land.set(hex, is_open_land(s, hex));
    const int number = hidden ? MapView::no_number : deal.number[hex];
    if (number == MapView::no_number) continue;
    s.number[hex] = static_cast<std::uint8_t>(number);
    s.numbered[at(number)].add(hex);
  }
  for (const HarborId harbor : deal.harbor.ids())
    if (deal.harbor[harbor])
      for (const IntersectionId end : game.map().harbors()[harbor.index()].ends)
        if (end != none) add_harbor(s, end, *deal.harbor[harbor]);
}

/// What has not been drawn at the set-up and can come up later.
void count_hidden(const Game& game, const Deal& deal, State& s) {
  const MapView& map = game.map();
  for (std::size_t i = 0; i < map.stacks().size(); ++i) {
    const StackSupply& stack = map.stacks()[i];
    if (!stack.content || !map.is_used(stack)) continue;
    for (const auto& [terrain, count] : stack.content->hexes)
      hexes_in_stack(s, i, terrain) = static_cast<std::uint8_t>(count);
    for (const auto& [kind, count] : stack.content->harbors)
      s.stacks[i][all_terrains.size() + static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(count);
    s.dealt[i] = static_cast<std::uint8_t>(stack.content->dealt);
  }
  for (std::size_t i = 0; i < map.terrain_pools().size(); ++i) {
    const TerrainPool& pool = map.terrain_pools()[i];
    if (!pool.content) continue;
    for (const auto& [terrain, count] : *pool.content)
      hexes_in_pool(s, i, terrain) = static_cast<std::uint8_t>(count);
    for (const HexId hex : pool.drawing)
      if (deal.terrain[hex]) --hexes_in_pool(s, i, *deal.terrain[hex]);
  }
}

void count_tokens(const Game& game, State& s) {
  const auto pools = game.map().token_pools();
  for (std::size_t i = 0; i < pools.size(); ++i) {
    if (!pools[i].content) continue;
    for (const auto& [number, count] : *pools[i].content)
      s.token_pools[i][at(number)] = static_cast<std::uint8_t>(count);
    const auto take = [&](HexId hex) {
      if (const auto number = s.number[hex]; number != 0) --s.token_pools[i][number];
    };
    std::for_each(pools[i].drawing.begin(), pools[i].drawing.end(), take);
    // Stacks that were turned up at the set-up have theirs.
    for (const StackSupply* stack : game.map().stacks_with_tokens_of(pools[i]))
      std::for_each(stack->drawing.begin(), stack->drawing.end(), take);
  }
}

void equip(const Game& game, State& s) {
  const Pieces& pieces = game.scenario().details.pieces;
  for (const SeatId i : game.seats()) {
    Seat& seat = s.seats[i];
    seat.roads = static_cast<std::uint8_t>(pieces.roads);
    seat.ships = static_cast<std::uint8_t>(pieces.ships);
    seat.settlements = static_cast<std::uint8_t>(pieces.settlements);
    seat.cities = static_cast<std::uint8_t>(pieces.cities);
  }
  const int each = game.facts().cards_each;
  s.bank = Cards(each, each, each, each, each);
  s.developments = game.facts().deck;
}

HexId marked(const Game& game, Marker marker) {
  const auto& markers = game.scenario().markers;
  const auto found = markers.find(marker);
  return found == markers.end() ? HexId() : game.board().find(found->second);
}

/// SEA-04: where the map says; where that has turned out to be no open sea, it comes with the first 7.
void place_pirate(const Game& game, State& s) {
  s.pirate = game.has_ships() ? marked(game, Marker::Pirate) : HexId();
  if (s.pirate != none && !shows(s, s.pirate, Terrain::Sea)) s.pirate = none;
}

/// The first of those whose number is rolled least often.
HexId rarest_hex(const Game& game, const State& s) {
  HexId rarest;
  for (const HexId hex : game.board().hexes())
    if (s.number[hex] != 0 && (rarest == none || pips(s.number[hex]) < pips(s.number[rarest]))) rarest = hex;
  return rarest;
}

/// BASE-07: where the map says, else on the first hex where it may begin, as modules say.
void place_robber(const Game& game, State& s) {
  s.robber = marked(game, Marker::Robber);
  const TerrainSet starts = base::robber_starts(game.map());
  const auto may_begin = [&](HexId hex) {
    return is_known(s, hex) && terrain_set(s, hex).is_among(starts) &&
           !game.facts().closed_to_robber.has(hex);
  };
  // A hex that is drawn can turn out to be none of them.
  if (s.robber != none && is_open_land(s, s.robber)) return;
  s.robber = none;
  if (base::robber_waits(game.map())) return;
  for (const HexId hex : game.board().hexes())
    if (s.robber == none && may_begin(hex)) s.robber = hex;
  if (s.robber == none && base::robber_begins_on_rarest(game.map())) s.robber = rarest_hex(game, s);
}

void lay_sites(const Game& game, State& s) {
  for (const IntersectionId i : game.board().intersections()) s.sites.set(i, game.carries_settlement(s, i));
}

}  // namespace

Starter::Starter(const Game& game) : game_(&game), dealer_(game.map()) {}

State Starter::start(Random& random) {
  dealer_.deal(random, deal_);
  State s;
  lay_board(*game_, deal_, s);
  count_hidden(*game_, deal_, s);
  count_tokens(*game_, s);
  equip(*game_, s);
  place_robber(*game_, s);
  place_pirate(*game_, s);
  lay_sites(*game_, s);
  PlayContext play{*game_, s};
  happened(play, event::Dealing{random});
  happened(play, event::LaidOut{});
  return s;
}

namespace {

/// To and fro around the table. BASE-02
SeatId founder_of(const ReadContext& read) {
  const int n = read.game.players(), place = read.state.founding % n;
  return SeatId(read.state.founding / n % 2 == 0 ? place : n - 1 - place);
}

/// Each founds the settlement that brings cards.
bool is_last_round(const ReadContext& read) {
  return read.state.founding >= (read.game.facts().founding_settlements - 1) * read.game.players();
}

bool may_found(const ReadContext& read, SeatId seat, IntersectionId intersection) {
  return read.state.sites.has(intersection) && !is_forbidden(read, attempt::Found{seat, intersection});
}

/// The one that brings cards may be a city.
bool founds_city_now(const ReadContext& read) { return read.game.founds_city() && is_last_round(read); }

void list_founding_sites(const ReadContext& read, SeatId seat, Actions& actions) {
  IntersectionBits places;
  for (const IntersectionId i : read.game.founding_places())
    if (may_found(read, seat, i)) places.add(i);
  // Others may have taken every place that the rules would want.
  if (places.empty())
    for (const IntersectionId i : read.game.founding_places()) places.set(i, read.state.sites.has(i));
  list_all(actions, founds_city_now(read) ? ActionKind::BuildCity : ActionKind::BuildSettlement, places);
}

void list_founding_routes(const ReadContext& read, SeatId seat, Actions& actions) {
  const auto may = [&](PathId path, Route route) {
    return !is_forbidden(read, attempt::FoundRoute{seat, path, route});
  };
  const Seat& s = seat_of(read, seat);
  for (const PathId path : read.board().intersection_paths(read.state.founded_at)) {
    if (path == none) continue;
    if (s.roads > 0 && s.road_spots.has(path) && may(path, Route::Road))
      list_at(actions, ActionKind::BuildRoad, path);
    if (s.ships > 0 && s.ship_spots.has(path) && !is_at_pirate(read, path) && may(path, Route::Ship))
      list_at(actions, ActionKind::BuildShip, path);
  }
}

/// The last one yields a card for each producing hex around it. BASE-02
void give_first_cards(PlayContext& play, SeatId seat, IntersectionId intersection) {
  for (const HexId hex : play.board().intersection_hexes(intersection)) {
    if (hex == none || !is_known(play.state, hex)) continue;
    const auto terrain = static_cast<Terrain>(play.state.terrain[hex]);
    if (const auto resource = resource_of(terrain)) take_from_bank(play, seat, card_of(*resource), 1);
    if (terrain == Terrain::Gold) do_later(play, task_for(seat, TaskKind::TakeCard, 1));
  }
}

void next_founder(PlayContext& play) {
  ++play.state.founding;
  play.state.phase = Phase::FoundSettlement;
  if (play.state.founding == play.game.facts().founding_settlements * play.game.players()) {
    begin_turn(play, SeatId(0));
    return;
  }
  play.state.turn = founder_of(play);
}

}  // namespace

void list_founding(const ReadContext& read, Actions& actions) {
  const SeatId seat = founder_of(read);
  if (read.state.phase == Phase::FoundSettlement)
    list_founding_sites(read, seat, actions);
  else
    list_founding_routes(read, seat, actions);
  if (actions.empty()) actions.push_back({.kind = ActionKind::Pass});
}

void apply_founding(PlayContext& play, const Action& action) {
  const SeatId seat = founder_of(play);
  if (action.kind == ActionKind::BuildSettlement || action.kind == ActionKind::BuildCity) {
    place_settlement(play, seat, action.a.intersection());
    if (action.kind == ActionKind::BuildCity) place_city(play, seat, action.a.intersection());
    play.state.founded_at = action.a.intersection();
    play.state.phase = Phase::FoundRoute;
    if (is_last_round(play)) give_first_cards(play, seat, action.a.intersection());
    happened(play, event::Built{seat, action.a.intersection(),
                                building_at(play.state, action.a.intersection()).kind()});
    return;
  }
  if (action.kind == ActionKind::BuildRoad) place_route(play, seat, action.a.path(), Route::Road);
  if (action.kind == ActionKind::BuildShip) place_route(play, seat, action.a.path(), Route::Ship);
  if (action.kind != ActionKind::Pass)
    for (const IntersectionId end : play.board().path_ends(action.a.path())) discover_around(play, seat, end);
  next_founder(play);
}

}  // namespace hexwright
