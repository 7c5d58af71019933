#include <algorithm>

#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

/// The board as it was dealt: what chance said at set-up is the record's beginning.
void lay_out(Book& b, const State& start) {
  for (int hex = 0; hex < b.board.hex_count(); ++hex) {
    const int shown = start.terrain[HexId(hex)];
    b.terrain.push_back(shown == unknown_terrain ? unknown : shown);
    b.number.push_back(start.number[HexId(hex)]);
  }
  for (const PlacedHarborView& harbor : b.game.map().harbors()) {
    const int end = (harbor.ends[0] != none ? harbor.ends[0] : harbor.ends[1]).value();
    const int path = b.board.find(harbor.path);
    if (end >= 0 && path >= 0 && start.harbor[IntersectionId(end)] != 0)
      b.harbors[path] = static_cast<HarborKind>(start.harbor[IntersectionId(end)] - 1);
  }
  b.robber = HexId(start.robber).value();
  b.pirate = HexId(start.pirate).value();
  const auto hexes_of = [&](AreaRole role) {
    std::set<int> hexes;
    const auto in = b.game.map().hexes_in(role);
    for (int hex = 0; hex < b.board.hex_count(); ++hex)
      if (in[HexId(hex)] != 0) hexes.insert(hex);
    return hexes;
  };
  b.home = hexes_of(AreaRole::Home);
  b.new_world = hexes_of(AreaRole::NewWorld);
  b.unsettled = hexes_of(AreaRole::Unsettled);
}

void stack_up(Book& b, const State& start) {
  for (std::size_t stack = 0; stack < b.game.map().stacks().size(); ++stack) {
    b.stacks.emplace_back();
    std::copy(start.stacks[stack].begin(), start.stacks[stack].end(), b.stacks.back().begin());
    b.dealt.push_back(start.dealt[stack]);
  }
  for (std::size_t pool = 0; pool < b.game.map().terrain_pools().size(); ++pool) {
    b.terrain_pools.emplace_back();
    std::copy(start.terrain_pools[pool].begin(), start.terrain_pools[pool].end(),
              b.terrain_pools.back().begin());
  }
  for (std::size_t pool = 0; pool < b.game.map().token_pools().size(); ++pool) {
    b.token_pools.emplace_back();
    std::copy(start.token_pools[pool].begin(), start.token_pools[pool].end(), b.token_pools.back().begin());
  }
}

}  // namespace

void open_book(Book& b, const State& start) {
  lay_out(b, start);
  stack_up(b, start);
  const bool extended = b.game.scenario().details.max_players > 4;
  for (int card = 0; card < resource_kinds; ++card) b.bank[slot(card)] = extended ? 24 : 19;  // BASE-06
  b.developments = extended ? std::array{20, 5, 3, 3, 3} : std::array{14, 5, 2, 2, 2};        // BASE-09
  if (b.plays("spices")) {                                                                    // SPI-01
    for (int card = resource_kinds; card < spice_end; ++card) b.bank[slot(card)] = 10;
    b.options.fill(2);
  }
  if (b.plays("frontiers"))  // FRO-02
    for (int card = 1; card <= 10; ++card) b.event_cards.insert(card);
  const Pieces& pieces = b.game.scenario().details.pieces;
  for (int seat = 0; seat < b.game.players(); ++seat) {
    Player p;
    p.roads = pieces.roads, p.ships = pieces.ships;
    p.settlements = pieces.settlements, p.cities = pieces.cities;
    p.merchants = b.plays("spices") ? 3 : 0;
    b.players.push_back(p);
  }
  b.lengths.assign(b.players.size(), 0);
  first_harbor(b);
  lay_villages(b);
  lay_gifts(b, start);
  lay_berths(b);
  if (b.knights()) lay_out_realms(b, start);
}

void take_over(Book& b, const State& state) {
  for (int place = 0; place < b.board.intersection_count(); ++place)
    if (const BuildingPiece piece = state.building[IntersectionId(place)]; !piece.empty())
      b.buildings[place] = {piece.seat().value(), piece.kind(), state.overturned.has(IntersectionId(place))};
  for (int path = 0; path < b.board.path_count(); ++path)
    if (const RoutePiece piece = state.route[PathId(path)]; !piece.empty())
      b.routes[path] = {piece.seat().value(), piece.kind(), 0};
  for (int seat = 0; seat < b.seats(); ++seat) {
    const Seat& theirs = state.seats[SeatId(seat)];
    Player& p = b.player(seat);
    for (const Card card : known_cards) p.hand[static_cast<std::size_t>(card)] = theirs.hand[card];
    p.roads = theirs.roads, p.ships = theirs.ships;
    p.settlements = theirs.settlements, p.cities = theirs.cities;
  }
  for (const Card card : resource_cards) b.bank[static_cast<std::size_t>(card)] = state.bank[card];
  b.phase = state.phase, b.turn = state.turn.value(), b.turn_number = state.turn_number;
}

}  // namespace hexwright::referee
