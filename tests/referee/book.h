#pragma once

#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/playtest/game.h"
#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "tests/referee/plain_board.h"

// The referee's own record of a game, in plain containers and without anything that is kept up to date beside
// what it derives from. Of the engine it shares the names of things: actions, tasks, numbers of places.

namespace hexwright::referee {

inline constexpr int resource_kinds = 5;
inline constexpr int spice_end = 8;    ///< after the three types of spices
inline constexpr int card_kinds = 11;  ///< the resources, the spices, the commodities
inline constexpr auto known_cards = std::span(all_cards);
using Hand = std::array<int, card_kinds>;
inline constexpr int unknown = -1;  ///< the terrain of a hex that nobody has seen

constexpr std::size_t slot(int n) { return static_cast<std::size_t>(n); }
inline int count(const Hand& hand) {
  int all = 0;
  for (const int n : hand) all += n;
  return all;
}

/// What stands at an intersection.
struct Standing {
  int seat = 0;
  Building kind = Building::Settlement;
  bool overturned = false;  ///< FRO-12
};
/// What lies on a path.
struct Laid {
  int seat = 0;
  Route kind = Route::Road;
  int turn = 0;  ///< in which it was built. SEA-02
};

struct Bought {
  int kind = 0, turn = 0;
};

/// A knight on the board. CK-29
struct Fighter {
  int at = -1, rank = 1;
  bool active = false;
  bool woken = false, promoted = false;  ///< in this turn
};

struct Player {
  Hand hand{}, face_up{};
  int discoveries = 0;
  int roads = 0, ships = 0, settlements = 0, cities = 0, merchants = 0;  ///< left in supply
  std::vector<Bought> developments;                                      ///< in hand
  int knights = 0;                                                       ///< played
  int chits = 0;
  std::map<int, int> settled_in;              ///< by area with chits: settlements that brought some
  std::array<int, resource_kinds> options{};  ///< SPI-06
  std::set<int> option_of;                    ///< spice hexes that gave one
  int set_aside = -1;                         ///< the resource of which two lie apart. FRO-15
  std::map<int, int> event_building;          ///< by event: the building that it affects. FRO-03
  int new_world = 0;                          ///< settlements built there. DES-06
  std::set<int> known_land;                   ///< of islands where it founded or scored. FOU-03
  int foreign_islands = 0;                    ///< that it settled
  int cloth = 0;                              ///< CLO-02
  std::map<HarborKind, int> harbors_held;     ///< given and not placed. TRI-07
  int warships = 0, fortress_chits = 0;       ///< PIR-02, PIR-12
  int wonder = -1, levels_built = 0;          ///< WON-10, WON-11
  // Cities & Knights.
  std::vector<Fighter> fighters;
  std::array<int, 3> levels{};  ///< trade, politics, science. CK-21
  std::map<int, int> progress;  ///< cards in hand, by kind
  int defended = 0, shown = 0;  ///< points. CK-43, CK-47
  Hand chosen{};                ///< to be given away. CK-52
};

/// Something that a player has to do, or may do, before the turn goes on.
struct Debt {
  TaskKind kind = TaskKind::Discard;
  int seat = 0;
  int count = 1;
  int place = -1;            ///< a hex, intersection or event
  int event = -1;            ///< FRO-05
  std::set<int> cards = {};  ///< among which to choose; seats for a theft
  int amount = 1;            ///< cards of the chosen kind that come at once
  Hand produced{};           ///< FRO-07
  bool optional = false;
  bool lapsed = false;  ///< it could not be met at some time, so that it may have been dropped
  int begun = 0;        ///< parts done so far
};

struct Book {
  explicit Book(const Game& g) : game(g), board(g.board()) {}

  const Game& game;
  PlainBoard board;

  std::vector<int> terrain, number;
  std::map<int, Standing> buildings;
  std::map<int, Laid> routes;
  std::map<int, HarborKind> harbors;  ///< by path
  int robber = -1, pirate = -1;
  std::set<int> spices_reached;
  std::set<int> home, new_world;

  Hand bank{};  ///< spices: the stack
  Hand spice_discards{};
  std::array<int, resource_kinds> options{};
  std::array<int, 5> developments{};
  std::set<int> event_cards;
  std::map<int, int> events;       ///< by event: its card
  std::map<int, int> chit_winner;  ///< by area: who scored there first. SEA-07
  std::vector<std::array<int, 17>> stacks;
  std::vector<int> dealt;
  std::vector<std::array<int, 11>> terrain_pools;
  std::vector<std::array<int, 13>> token_pools;
  std::set<int> special_points;  ///< 1: settlements, 2: city. DES-06
  // Cities & Knights.
  std::set<int> walls, tipped;  ///< CK-28, CK-42
  /// By track: who has it, and where it stands; -1 for nobody, and while it waits. CK-25, CK-91
  std::array<int, 3> metropolis_owner{-1, -1, -1}, metropolis_place{-1, -1, -1};
  int ship_step = 0, red_die = 0;
  bool attacked = false;
  std::array<int, progress_kinds> undrawn{};
  std::array<std::vector<int>, 3> returned;  ///< by deck, the first one first. CK-49
  int merchant_owner = -1, merchant_hex = -1;
  std::set<int> fleets, asked_in_harbor;  ///< CK-72, CK-69
  bool crane = false, harbor_open = false;
  bool thieves_wait = false;  ///< CK-82
  int robber_start = -1, pirate_start = -1;

  std::vector<Player> players;
  Phase phase = Phase::FoundSettlement;
  int turn = 0, turn_number = 0, founding = 0, founded_at = -1, dice = 0, special = 0;
  bool played_development = false, moved_ship = false, exchanged = false;
  int offers = 0;
  int paired_with = -1;  ///< whose turn the partner on turn is paired with; -1 in ordinary turns. CK-78
  Cards give, want;
  std::set<int> answered, accepted;
  int ship_from = -1;
  int longest_holder = -1, army_holder = -1, winner = -1;
  std::vector<int> lengths;  ///< by seat: the longest route
  std::vector<Debt> debts;
  /// CLO-02
  struct Village {
    int place = -1, number = 0, cloth = 0;
    std::vector<int> partners;  ///< in the order in which they came
  };
  std::vector<Village> villages;
  int cloth_supply = 0;
  /// TRI-03
  struct Gift {
    int path = -1;
    MarkKind kind = MarkKind::GiftPoint;
    int harbor = -1;  ///< the kind of the token that lies there
    int taker = -1;
  };
  std::vector<Gift> gifts;
  std::set<int> unsettled;  ///< hexes where nobody settles. CLO-04
  /// What lies ready for a seat, and by intersection how many ships it takes. PIR-02, PIR-10
  struct Berth {
    int fortress = -1, landing = -1, settlement = -1, ship = -1;
    std::vector<int> to_landing, to_fortress;
  };
  std::vector<Berth> berths;
  std::vector<int> fleet_course;
  bool raiding = false;  ///< what the roll brings waits for the fleet. PIR-06
  /// What has been devalued, with what could be at that time. DES-04
  struct Drying {
    std::set<int> numbered, developed, own;
    int first = -1;
  } drying;

  /// What was done against the rules.
  std::vector<std::string> faults;
  template <class... Values>
  void fault(fmt::format_string<Values...> format, Values&&... values) {
    faults.push_back(fmt::format(format, std::forward<Values>(values)...));
  }
  void require(bool holds, std::string_view what) {
    if (!holds) faults.emplace_back(what);
  }

  int seats() const { return static_cast<int>(players.size()); }
  Player& player(int seat) { return players[slot(seat)]; }
  const Player& player(int seat) const { return players[slot(seat)]; }
  bool plays(std::string_view module) const { return game.plays(module); }
  /// Cities & Knights are in play.
  bool knights() const { return game.has_commodities(); }
  bool route_in_hand() const {
    for (const Debt& debt : debts)
      if (debt.kind == TaskKind::PutDownShip || debt.kind == cities_and_knights::task::lay_again ||
          debt.kind == cities_and_knights::task::retreat)
        return true;
    return false;
  }
  /// What a scenario says where printings of Cities & Knights differ.
  bool printing(std::string_view option, std::string_view value) const {
    return game.rules().choice("cities-and-knights", option) == value;
  }
  bool rules_is_on(std::string_view module, std::string_view option) const {
    return game.rules().is_on(module, option);
  }
};

}  // namespace hexwright::referee
