#pragma once

#include <array>
#include <bitset>

#include "listed_facts.h"
#include "model/playtest/board_bits.h"
#include "model/playtest/cards.h"
#include "model/playtest/state.h"

namespace hexwright {

struct ReadContext;

/// What the base game and Seafarers are played by on this map; modules change some of it.
struct BaseFacts {
  HexBits home;
  HexBits closed_to_robber;          ///< where it neither begins nor comes
  int founding_settlements = 2;      ///< of each player. BASE-02
  int placed_settlements = 0;        ///< of each player, that stand before founding
  bool longest_route = true;         ///< it brings points
  bool largest_army = true;          ///< so does this
  bool robber_needs_number = false;  ///< it only goes where a number lies
  bool hides_hexes = false;          ///< some may lie face down. SEA-08
  bool ships_keep_ways = false;      ///< ships go on only where the rules of a module say
  bool paired_turns = false;         ///< after each turn a partner has one without dice
  /// Where the seat may settle though nobody else may.
  BySeat<IntersectionId> own_landing;
  /// Buildings there keep no distance, and need no land.
  IntersectionBits apart;
  HexBits may_lose_token;      ///< drawn land may come to lie there without one
  bool tokens_change = false;  ///< there may be more of a number, and fewer, than the map says. NSH-06
  int sources_of_chits = 0;    ///< modules that bring some besides those of areas
  int commodities_each = 0;    ///< cards of each commodity
  Developments deck{};         ///< all development cards of the game. BASE-09
  int hand_limit = 7;          ///< with nothing that adds to it. BASE-07
  int usual_hand_limit = 7;    ///< where nothing lowers it below; `hand_limit` is the least that it may be
  /// Points with which somebody may win before having those of the scenario; more than these where nobody
  /// may.
  int least_to_win = 1000;
  /// How many cards of a development card's price the seat can replace by what a module lets stand in for
  /// them; none where nothing does.
  int (*stand_ins)(const ReadContext& read, SeatId seat) = nullptr;
  bool route_tie_loses = false, army_tie_loses = false;  ///< who shares the most loses the award
  bool robber_spares = false;                            ///< some hexes: `attempt::RobberTo`
  bool rolls_are_barred = false;                         ///< some, at times: `attempt::Roll`
  bool building_is_barred = false;                       ///< at times, to some: `attempt::Build`
  IntersectionBits closed_to_settlements, closed_to_cities;
  PathBits closed_to_roads, closed_to_ships;
  /// The numbers that produce together with each; none for itself alone.
  std::array<std::bitset<25>, 13> joined_numbers{};
  int least_route = 5;          ///< for the award. BASE-10
  int least_army = 3;           ///< for the award. BASE-10
  int cards_each = 19;          ///< of each resource. BASE-09
  int turns_without_seven = 0;  ///< the first ones, in which a 7 is rolled again
};

/// What a game is played by: read from the map, the same from its beginning to its end.
struct Facts : BaseFacts, ModuleFacts {};

}  // namespace hexwright
