#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "playtest/engine.h"

// How the rules act on a game, for the rules themselves: the base game's in table/, the modules' in modules/.

namespace hexwright {

using Number = BoardGraph::Number;

/// A game to look at.
struct Look {
  const Game& game;
  const State& state;

  const BoardGraph& board() const { return game.board(); }
};
/// What an action has done to roads, ships and what cuts them, up to now: the longest trade route is awarded
/// when all of it is done. BASE-10, DES-09
struct RouteChanges {
  unsigned longer = 0, shorter = 0;  ///< seats that laid or lost some, one bit each
  bool cut_or_joined = false;        ///< by buildings, of whatever seats
  Number moved_ship = none;          ///< where a ship lies that was moved, and on which the award may rest
};
/// A game in play: one for each action.
struct Table {
  const Game& game;
  State& state;
  Tally* tally = nullptr;
  RouteChanges route_changes = {};

  const BoardGraph& board() const { return game.board(); }
  Seat& seat(int n) { return state.seats[static_cast<std::size_t>(n)]; }
  operator Look() const { return {game, state}; }
};

/// What each seat got from a roll's production; what is still to be chosen is not in it.
using Given = std::array<Cards, most_players>;

/// How a task is done. `list` appends the decisions; where it would list none, the task is dropped as
/// nothing that can be done, and `idle` must say so.
struct TaskRule {
  What what = What::Discard;
  void (*list)(const Look&, const Task&, Actions&) = nullptr;
  /// The task has left the queue; what remains of it is to be put back.
  void (*apply)(Table&, const Task&, const Action&) = nullptr;
  bool (*idle)(const Look&, const Task&) = nullptr;
  /// Nobody wins while it is the first one: it may still change points that were just made. FRO-09
  bool holds_victory = false;
};

/// An action in one's own turn, or in the special building phase, that a module brings.
struct TurnRule {
  ActionKind kind = ActionKind::Pass;
  void (*list)(const Look&, int seat, Actions&) = nullptr;
  void (*apply)(Table&, int seat, const Action&) = nullptr;
  /// Allowed before the roll, too. FRO-12, FRO-15, SPI-10
  bool before_roll = false;
};

/// How chance is asked for a kind of action.
struct ChanceRule {
  ActionKind kind = ActionKind::Roll;
  /// Appends every possible outcome with its weight.
  void (*weigh)(const Look&, const Action&, std::vector<WeighedOutcome>&) = nullptr;
};

/// What a rule module does at the table, each part optional. The base game and Seafarers are the table
/// itself.
struct TableRules {
  std::string_view module;  ///< RuleModule::id
  std::span<const TaskRule> tasks = {};
  std::span<const TurnRule> turns = {};
  std::span<const ChanceRule> chances = {};
  /// When all is laid out.
  void (*set_up)(Table&) = nullptr;
  /// A hex whose terrain yields no resource and whose number was rolled; the robber may stand there. JUN-04
  void (*hex_rolled)(Table&, Number hex) = nullptr;
  /// After all of a roll's production was given out; choices may be waiting. Not for a 7. FRO-05
  void (*produced)(Table&, int roll, const Given&) = nullptr;
  /// A settlement or city was built: by a founder, a builder or an upgrade. DES-02, FRO-02
  void (*built)(Table&, int seat, Number intersection, Building building) = nullptr;
  /// A building is gone, or a city has become a settlement. VOL-04
  void (*lost)(Table&, int seat, Number intersection, Building building) = nullptr;
  /// A road or ship was placed. FOG-04
  void (*routed)(Table&, int seat, Number path) = nullptr;
  /// A hex was turned up by this seat: after terrain and token lie there. SPI-03, EXP-05
  void (*revealed)(Table&, int seat, Number hex) = nullptr;
  /// At the beginning of a turn. SPI-10
  void (*turn_begins)(Table&) = nullptr;
  /// False where a founding settlement, or the route beside it, may not lie. DES-01, EXP-03
  bool (*may_found)(const Look&, int seat, Number intersection) = nullptr;
  bool (*may_found_route)(const Look&, int seat, Number path, Route route) = nullptr;
  /// True while the robber and the pirate are not to be moved. EXP-04
  bool (*robber_sleeps)(const Look&) = nullptr;
  /// True where the pirate plays no part. DES-01
  bool (*no_pirate)(const Look&) = nullptr;
  /// True for a ship that may not be taken up. SPI-05
  bool (*holds_ship)(const Look&, int seat, Number path) = nullptr;
  /// Victory points, besides those of the base game and of chits, and less than 0 for those that do not
  /// count. FRO-08, FRO-09
  int (*points)(const Look&, int seat) = nullptr;
  /// True where the module may still bring somebody a card or a point without production, with all cards that
  /// anybody holds. DES-10
  bool (*may_bring)(const Look&, Cards all) = nullptr;
  /// What a module wants to hold after each action: words for each thing that is wrong.
  void (*find_broken)(const Look&, std::vector<std::string>&) = nullptr;
};

/// Of every module that does something at the table.
std::span<const TableRules* const> all_table_rules();

/// What is asked often, without a walk over modules that have nothing to say.
struct Hooks {
  std::array<TaskRule, whats> tasks{};
  std::vector<TurnRule> turns;
  std::array<void (*)(Table&, int, const Action&), action_kinds> turn_kinds{};
  std::array<void (*)(const Look&, const Action&, std::vector<WeighedOutcome>&), action_kinds> chances{};
  std::vector<decltype(TableRules::set_up)> set_up;
  std::vector<decltype(TableRules::hex_rolled)> hex_rolled;
  std::vector<decltype(TableRules::produced)> produced;
  std::vector<decltype(TableRules::built)> built;
  std::vector<decltype(TableRules::lost)> lost;
  std::vector<decltype(TableRules::routed)> routed;
  std::vector<decltype(TableRules::revealed)> revealed;
  std::vector<decltype(TableRules::turn_begins)> turn_begins;
  std::vector<decltype(TableRules::may_found)> may_found;
  std::vector<decltype(TableRules::may_found_route)> may_found_route;
  std::vector<decltype(TableRules::robber_sleeps)> robber_sleeps;
  std::vector<decltype(TableRules::no_pirate)> no_pirate;
  std::vector<decltype(TableRules::holds_ship)> holds_ship;
  std::vector<decltype(TableRules::points)> points;
  std::vector<decltype(TableRules::may_bring)> may_bring;
  std::vector<decltype(TableRules::find_broken)> find_broken;
};

// What rules do to a game. Each keeps everything derived, supplies, awards and points in step.

/// Next, before everything that waits already; several put so are done in the order of the calls when
/// `position` counts up.
void do_next(Table& t, const Task& task, int position = 0);
/// After everything that waits already.
void do_later(Table& t, const Task& task);

/// Without price. The piece comes from the seat's supply.
void place_settlement(Table& t, int seat, Number intersection);
/// In place of a settlement, which goes back.
void place_city(Table& t, int seat, Number intersection);
void place_merchant(Table& t, int seat, Number intersection);
/// Back to its owner's supply.
void remove_building(Table& t, Number intersection);
/// A city becomes a settlement of its owner. Precondition: one is in supply.
void shrink_city(Table& t, Number intersection);
void place_route(Table& t, int seat, Number path, Route route);
void remove_route(Table& t, Number path);

/// What lies there from now on; who may build where changes with it.
void set_terrain(Table& t, Number hex, Terrain terrain);
/// 0 for none.
void set_number(Table& t, Number hex, int number);
void set_harbor(Table& t, Number path, HarborKind kind);

/// The seat's points that all can see. Never below 0 when an action is over; between its steps they may be.
void add_points(Table& t, int seat, int points);
/// Chits, which are points.
void add_chits(Table& t, int seat, int points);

/// A settlement of the seat there would bring the chits of this area, by position in `chit_areas()`. SEA-07
bool brings_chits(const Look& l, int seat, std::size_t area, Number intersection);

/// As many as the bank has, at most `count`; how many that were.
int take_from_bank(Table& t, int seat, Card card, int count);
/// Precondition: the seat has them. Those that lie face up go first.
void pay_to_bank(Table& t, int seat, Cards cards);
/// In a trade: of those that can be traded. Precondition: the seat has them.
void trade_to_bank(Table& t, int seat, Cards cards);
/// Between hands. Precondition: the giver has it.
void hand_over(Table& t, int from, int to, Card card);
/// What can be traded. FRO-07
Cards tradable(const Seat& seat);

/// The harbor serves the intersection from now on; as an effect on seats: `set_harbor`.
inline void add_harbor(State& state, Number intersection, HarborKind kind) {
  auto& code = state.harbor[static_cast<std::size_t>(intersection)];
  const unsigned added = 1U + static_cast<unsigned>(kind);
  code = static_cast<std::uint8_t>(code == 0 ? added : (code & 15U) | added << 4U);
}
/// The hex shows this terrain.
inline bool shows(const State& state, Number hex, Terrain terrain) {
  return hex != none && state.terrain[static_cast<std::size_t>(hex)] == static_cast<std::uint8_t>(terrain);
}
inline bool is_known(const State& state, Number hex) {
  return state.terrain[static_cast<std::size_t>(hex)] != unknown_terrain;
}
/// Land that lies open.
inline bool is_open_land(const State& state, Number hex) {
  return hex != none && is_known(state, hex) && !shows(state, hex, Terrain::Sea);
}
inline TerrainSet terrain_set(const State& state, Number hex) {
  if (hex == none) return TerrainSet(Terrain::Sea);
  return is_known(state, hex) ? TerrainSet(static_cast<Terrain>(state.terrain[static_cast<std::size_t>(hex)]))
                              : TerrainSet();
}
/// As the building predicates ask for them.
inline Beside hexes_beside(const Look& l, Number path) {
  const auto& hexes = l.board().path_hexes(path);
  return {terrain_set(l.state, hexes[0]), terrain_set(l.state, hexes[1])};
}
inline Around hexes_around(const Look& l, Number intersection) {
  const auto& hexes = l.board().intersection_hexes(intersection);
  return {terrain_set(l.state, hexes[0]), terrain_set(l.state, hexes[1]), terrain_set(l.state, hexes[2])};
}
inline BuildingPiece building_at(const State& state, Number intersection) {
  return state.building[static_cast<std::size_t>(intersection)];
}
inline RoutePiece route_at(const State& state, Number path) {
  return state.route[static_cast<std::size_t>(path)];
}
inline const Seat& seat_of(const Look& l, int seat) { return l.state.seats[static_cast<std::size_t>(seat)]; }
inline std::uint16_t place(Number n) { return n == none ? no_place : static_cast<std::uint16_t>(n); }
inline std::uint8_t seat_number(int seat) { return static_cast<std::uint8_t>(seat); }

/// What a stack still holds, as outcomes of `TurnUp` and `LaySea`: see `face_outcome`. EXP-02, SEA-09
struct Face {
  Terrain terrain = Terrain::Sea;
  int number = 0;  ///< of a producing hex that gets a token
  std::optional<HarborKind> harbor = {};
  /// One of those that were dealt to the stack, where one that is certain to be in it looks the same. Nobody
  /// at the table can tell, but what can still come up depends on it.
  bool dealt = false;
};
std::uint16_t face_outcome(const Face& face);
Face face_of(std::uint16_t outcome);
/// Appends the faces that the top hex of a stack may show, each with its weight; a token is drawn with
/// producing ones. Nothing when the stack is empty.
void weigh_faces(const Look& l, int stack, std::vector<WeighedOutcome>& outcomes);
/// Takes the face out of what the stack, and its token pool, hold. Precondition: it is one of them.
void take_face(Table& t, int stack, const Face& face);

}  // namespace hexwright
