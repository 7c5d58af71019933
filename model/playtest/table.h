#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/playtest/action_spec.h"
#include "model/playtest/engine.h"

// How the rules act on a game, for the rules themselves: the base game's in table/, the modules' in modules/.

namespace hexwright {

class Appraisal;
class Goals;
class View;
struct Sentence;

/// A game to look at.
struct ReadContext {
  const Game& game;
  const State& state;

  const BoardGraph& board() const { return game.board(); }
  const Ways& ways() const { return game.ways(); }
};
/// What an action has done to roads, ships and what cuts them, up to now: the longest trade route is awarded
/// when all of it is done. BASE-10, DES-09
struct RouteChanges {
  unsigned longer = 0, shorter = 0;  ///< seats that laid or lost some, one bit each
  bool cut_or_joined = false;        ///< by buildings, of whatever seats
  PathId moved_ship;                 ///< where a ship lies that was moved, and on which the award may rest

  bool any() const { return (longer | shorter) != 0 || cut_or_joined; }
};
/// A game in play: one for each action.
struct PlayContext {
  const Game& game;
  State& state;
  Tally* tally = nullptr;
  RouteChanges route_changes = {};

  const BoardGraph& board() const { return game.board(); }
  const Ways& ways() const { return game.ways(); }
  Seat& seat(SeatId seat) { return state.seats[seat]; }
  operator ReadContext() const { return {game, state}; }
};

/// What each seat got from a roll's production; what is still to be chosen is not in it.
using Given = BySeat<Cards>;

/// What a hex of a terrain does that a module brings, beyond what `ModuleRules::hex_rolled` does.
struct TerrainRule {
  Terrain terrain = Terrain::Desert;
  /// It brings cards or counters when its number is rolled; null: it does not. DES-10
  bool (*yields)(const Game&) = nullptr;
  /// For bots: what it is worth to have one card's share of it, over so many rolls of its number.
  float (*worth)(const Appraisal&, float rolls) = nullptr;
  /// For bots: what it is worth to come to a corner of such a hex, with a road or ship; null: nothing.
  float (*visit)(const Appraisal&, HexId hex) = nullptr;
  /// For bots: what it brings is nearly as good as cards of any resource.
  bool is_income = false;
};

/// What a rule module does at the table, each part optional. The base game and Seafarers are the table
/// itself.
struct ModuleRules {
  std::string_view module;  ///< RuleModule::id
  /// Not all of its rules are there yet: it is left out of games, `PlayOptions::unfinished` apart.
  bool unfinished = false;
  std::span<const ActionSpec> actions = {};
  std::span<const TaskSpec> tasks = {};
  std::span<const TerrainRule> terrains = {};
  std::span<const Counter* const> counters = {};
  /// The founding settlement that brings cards is a city. CK-06
  bool founds_city = false;
  /// A third die is rolled, `EventDie`. CK-03
  bool event_die = false;
  /// The second card that a city gets from a hex that yields a resource. CK-12
  Card (*second_card)(Terrain terrain) = nullptr;
  /// Draws what chance decides as the game is laid out. TRI-04
  void (*deal)(PlayContext&, Random&) = nullptr;
  /// When all is laid out.
  void (*set_up)(PlayContext&) = nullptr;
  /// A hex whose terrain yields no resource and whose number was rolled; the robber may stand there. JUN-04
  void (*hex_rolled)(PlayContext&, HexId hex) = nullptr;
  /// The dice were rolled, and nothing has come of it yet; true when something has to be decided first: then
  /// the module calls `bring_roll`. CK-09
  bool (*rolled)(PlayContext&, const Action& roll) = nullptr;
  /// After all of a roll's production was given out; choices may be waiting. Not for a 7. FRO-05
  void (*produced)(PlayContext&, int roll, const Given&) = nullptr;
  /// A settlement or city was built: by a founder, a builder or an upgrade. DES-02, FRO-02
  void (*built)(PlayContext&, SeatId seat, IntersectionId intersection, Building building) = nullptr;
  /// A building is gone, or a city has become a settlement. VOL-04
  void (*lost)(PlayContext&, SeatId seat, IntersectionId intersection, Building building) = nullptr;
  /// A development card was bought; what was paid besides the cards of the hand has yet to go. JUN-06
  void (*developed)(PlayContext&, SeatId seat, const Action&) = nullptr;
  /// Players have traded: what the one on turn gave and got. SPI-09
  void (*traded)(PlayContext&, SeatId seat, SeatId with, Cards gave, Cards got) = nullptr;
  /// A road or ship was placed. FOG-04
  void (*routed)(PlayContext&, SeatId seat, PathId path) = nullptr;
  /// A road or ship is gone from there for good. CK-91
  void (*route_gone)(PlayContext&, SeatId seat, PathId path) = nullptr;
  /// A hex was turned up by this seat: after terrain and token lie there. SPI-03, EXP-05
  void (*revealed)(PlayContext&, SeatId seat, HexId hex) = nullptr;
  /// At the beginning of a turn. SPI-10
  void (*turn_begins)(PlayContext&) = nullptr;
  /// At the beginning of a turn, and of each part of it in which another player may do something. CK-79
  void (*part_begins)(PlayContext&) = nullptr;
  /// The seat ends its turn; true when something has to be decided first: then the module calls `end_turn`.
  /// CK-48
  bool (*turn_ends)(PlayContext&, SeatId seat) = nullptr;
  /// False where a founding settlement, or the route beside it, may not lie. DES-01, EXP-03
  bool (*may_found)(const ReadContext&, SeatId seat, IntersectionId intersection) = nullptr;
  bool (*may_found_route)(const ReadContext&, SeatId seat, PathId path, Route route) = nullptr;
  /// True while the robber and the pirate are not to be moved. EXP-04
  bool (*robber_sleeps)(const ReadContext&) = nullptr;
  /// True where the pirate plays no part. DES-01
  bool (*no_pirate)(const ReadContext&) = nullptr;
  /// True for a ship that may not be taken up. SPI-05
  bool (*holds_ship)(const ReadContext&, SeatId seat, PathId path) = nullptr;
  /// Takes those away where the seat may lay no ship, though one would connect there. Who limits ships holds
  /// those, too, that could go nowhere else: `holds_ship`. PIR-10
  void (*limit_ships)(const ReadContext&, SeatId seat, PathBits& spots) = nullptr;
  /// True while the seat may play no knight, and what a knight does that was played. PIR-12
  bool (*holds_knight)(const ReadContext&, SeatId seat) = nullptr;
  void (*knight_played)(PlayContext&, SeatId seat) = nullptr;
  /// Appends what else than a card may be stolen from somebody at the robber's or pirate's hex. CLO-09
  void (*list_thefts)(const ReadContext&, const Task& steal, SeatId from, std::vector<Action>&) = nullptr;
  /// Changes how many cards of each kind the bank takes for one. CK-16
  void (*bank_rates)(const ReadContext&, SeatId seat, Cards& rates) = nullptr;
  /// Victory points, besides those of the base game and of chits, and less than 0 for those that do not
  /// count. FRO-08, FRO-09
  int (*points)(const ReadContext&, SeatId seat) = nullptr;
  /// True while the seat does not win, whatever its points. PIR-15
  bool (*holds_victory)(const ReadContext&, SeatId seat) = nullptr;
  /// Who has won because the game is over for another reason than somebody's points; `none` while it goes
  /// on. CLO-12
  SeatId (*ended)(PlayContext&) = nullptr;
  /// Ships of the seat that lie neither on the board nor in supply. WON-10
  int (*ships_aside)(const ReadContext&, SeatId seat) = nullptr;
  /// Chits that a settlement of the seat there would bring now, besides those of areas. FOU-03
  int (*chits_for_settling)(const ReadContext&, SeatId seat, IntersectionId intersection) = nullptr;
  /// The viewer looks into the other's hand now. CK-70
  bool (*shows_hand)(const ReadContext&, SeatId viewer, SeatId other) = nullptr;
  /// Takes what the viewer cannot see out of a state that it is shown: `View::visible`. CK-117
  void (*hide)(const ReadContext&, SeatId viewer, State& seen) = nullptr;
  /// Draws it anew, after all hands were: `View::imagined`.
  void (*imagine)(const ReadContext&, SeatId viewer, Random&, State& imagined) = nullptr;
  /// True where the module may still bring somebody a card or a point without production, with all cards that
  /// anybody holds. DES-10
  bool (*may_bring)(const ReadContext&, Cards all) = nullptr;
  /// For `describe`: what a roll brought this seat besides cards, "Red makes discoveries: 2"; an empty
  /// message for nothing. JUN-04
  Message (*yield)(const Deed&, SeatId seat) = nullptr;
  /// For `describe`: appends what followed from an action.
  void (*consequences)(const Deed&, std::vector<Sentence>&) = nullptr;
  /// For bots: what a seat could aim for.
  void (*add_goals)(const Appraisal&, Goals&) = nullptr;
  /// For bots: what they gain by moving this ship, which may be taken up; 0 for nothing. TRI-13
  float (*gain_of_moving)(const SettlerContext&, PathId ship) = nullptr;
  /// For bots: how many points would stand for what brings a seat near to victory without any. WON-12
  int (*race_points)(const View&, SeatId seat) = nullptr;
  /// For bots: how likely a road or ship on this path is to stay there, from 0 to 1. DES-05
  float (*lasting)(const View&, PathId path) = nullptr;
  /// For bots: how much stronger, or weaker, founding there makes a seat than what the place itself brings:
  /// as `OpeningMemory::correction`. FOU-10
  float (*founding_strength)(const View&, IntersectionId intersection) = nullptr;
  /// For bots: how many points one more city of the seat would cost it, wherever it stands. CK-108
  float (*danger_of_city)(const View&) = nullptr;
  /// What a module wants to hold after each action: words for each thing that is wrong.
  void (*find_broken)(const ReadContext&, std::vector<std::string>&) = nullptr;
};

/// Of every module that does something at the table.
std::span<const ModuleRules* const> all_module_rules();

/// What is asked often, without a walk over modules that have nothing to say.
struct Hooks {
  std::array<TaskSpec, most_task_kinds> tasks{};
  /// Those that modules list in a turn.
  std::vector<ActionSpec> turns;
  /// What lists them, and what does so before the roll: close together, for they are asked at each decision.
  std::vector<decltype(ActionSpec::list)> lists, lists_before_roll;
  std::array<decltype(ActionSpec::apply), most_action_kinds> turn_kinds{};
  std::array<decltype(ActionSpec::weigh), most_action_kinds> chances{};
  std::array<const TerrainRule*, all_terrains.size()> terrains{};
  bool visits = false;  ///< one of these has something for who comes there first
  std::vector<decltype(ModuleRules::deal)> deal;
  std::vector<decltype(ModuleRules::set_up)> set_up;
  std::vector<decltype(ModuleRules::hex_rolled)> hex_rolled;
  std::vector<decltype(ModuleRules::rolled)> rolled;
  std::vector<decltype(ModuleRules::produced)> produced;
  std::vector<decltype(ModuleRules::built)> built;
  std::vector<decltype(ModuleRules::lost)> lost;
  std::vector<decltype(ModuleRules::developed)> developed;
  std::vector<decltype(ModuleRules::traded)> traded;
  std::vector<decltype(ModuleRules::routed)> routed;
  std::vector<decltype(ModuleRules::route_gone)> route_gone;
  std::vector<decltype(ModuleRules::revealed)> revealed;
  std::vector<decltype(ModuleRules::turn_begins)> turn_begins;
  std::vector<decltype(ModuleRules::part_begins)> part_begins;
  std::vector<decltype(ModuleRules::turn_ends)> turn_ends;
  std::vector<decltype(ModuleRules::may_found)> may_found;
  std::vector<decltype(ModuleRules::may_found_route)> may_found_route;
  std::vector<decltype(ModuleRules::robber_sleeps)> robber_sleeps;
  std::vector<decltype(ModuleRules::no_pirate)> no_pirate;
  std::vector<decltype(ModuleRules::holds_ship)> holds_ship;
  std::vector<decltype(ModuleRules::limit_ships)> limit_ships;
  std::vector<decltype(ModuleRules::holds_knight)> holds_knight;
  std::vector<decltype(ModuleRules::knight_played)> knight_played;
  std::vector<decltype(ModuleRules::list_thefts)> list_thefts;
  std::vector<decltype(ModuleRules::bank_rates)> bank_rates;
  std::vector<decltype(ModuleRules::points)> points;
  std::vector<decltype(ModuleRules::holds_victory)> holds_victory;
  std::vector<decltype(ModuleRules::ended)> ended;
  std::vector<decltype(ModuleRules::ships_aside)> ships_aside;
  std::vector<decltype(ModuleRules::chits_for_settling)> chits_for_settling;
  std::vector<decltype(ModuleRules::founding_strength)> founding_strength;
  std::vector<decltype(ModuleRules::danger_of_city)> danger_of_city;
  std::vector<decltype(ModuleRules::shows_hand)> shows_hand;
  std::vector<decltype(ModuleRules::hide)> hide;
  std::vector<decltype(ModuleRules::imagine)> imagine;
  std::vector<decltype(ModuleRules::may_bring)> may_bring;
  std::vector<decltype(ModuleRules::yield)> yield;
  std::vector<decltype(ModuleRules::consequences)> consequences;
  std::vector<decltype(ModuleRules::add_goals)> add_goals;
  std::vector<decltype(ModuleRules::gain_of_moving)> gain_of_moving;
  std::vector<decltype(ModuleRules::race_points)> race_points;
  std::vector<decltype(ModuleRules::lasting)> lasting;
  std::vector<decltype(ModuleRules::find_broken)> find_broken;
};

/// The place that a counter counts at: the id of a hex, an intersection, a stack or a pool, as `CountedAt`
/// says.
struct CountedPlace {
  int number = 0;

  CountedPlace() = default;
  template <class Kind>
  CountedPlace(Id<Kind> id) : number(id.value()) {}
};
/// What a counter counts: the seat where it counts by seat, the place where it has places, the kind where it
/// has several.
struct Counted {
  SeatId seat = SeatId(0);
  CountedPlace place = {};
  int kind = 0;
};
/// Nothing where nobody counts.
void count(PlayContext& t, const Counter& counter, Counted what, int times = 1);

// What rules do to a game. Each keeps everything derived, supplies, awards and points in step.

/// Next, before everything that waits already; several put so are done in the order of the calls when
/// `position` counts up.
void do_next(PlayContext& t, const Task& task, int position = 0);
/// After everything that waits already.
void do_later(PlayContext& t, const Task& task);

/// Without price. The piece comes from the seat's supply.
void place_settlement(PlayContext& t, SeatId seat, IntersectionId intersection);
/// In place of a settlement, which goes back.
void place_city(PlayContext& t, SeatId seat, IntersectionId intersection);
void place_merchant(PlayContext& t, SeatId seat, IntersectionId intersection);
/// Back to its owner's supply.
void remove_building(PlayContext& t, IntersectionId intersection);
/// A city becomes a settlement of its owner. Precondition: one is in supply.
void shrink_city(PlayContext& t, IntersectionId intersection);
/// A city becomes a settlement of its owner, and its piece stays. CK-42
void tip_city(PlayContext& t, IntersectionId intersection);
/// A knight of the seat stands there from now on, or no longer; `State::realms` lists it. CK-38
void stand_knight(PlayContext& t, SeatId seat, IntersectionId intersection);
void lift_knight(PlayContext& t, IntersectionId intersection);
void place_route(PlayContext& t, SeatId seat, PathId path, Route route);
void remove_route(PlayContext& t, PathId path);

/// What lies there from now on; who may build where changes with it.
void set_terrain(PlayContext& t, HexId hex, Terrain terrain);
/// 0 for none.
void set_number(PlayContext& t, HexId hex, int number);
void set_harbor(PlayContext& t, PathId path, HarborKind kind);

/// The seat's points that all can see. Never below 0 when an action is over; between its steps they may be.
void add_points(PlayContext& t, SeatId seat, int points);
/// Chits, which are points.
void add_chits(PlayContext& t, SeatId seat, int points);

/// A settlement of the seat there would bring the chits of this area, by position in `chit_areas()`. SEA-07
bool brings_chits(const ReadContext& l, SeatId seat, std::size_t area, IntersectionId intersection);

/// As many as the bank has, at most `count`; how many that were.
int take_from_bank(PlayContext& t, SeatId seat, Card card, int count);
/// Precondition: the seat has them. Those that lie face up go first.
void pay_to_bank(PlayContext& t, SeatId seat, Cards cards);
/// In a trade: of those that can be traded. Precondition: the seat has them.
void trade_to_bank(PlayContext& t, SeatId seat, Cards cards);
/// Between hands. Precondition: the giver has it.
void hand_over(PlayContext& t, SeatId from, SeatId to, Card card);
/// What can be traded. FRO-07
Cards tradable(const Seat& seat);

/// The harbor serves the intersection from now on; as an effect on seats: `set_harbor`.
inline void add_harbor(State& state, IntersectionId intersection, HarborKind kind) {
  auto& code = state.harbor[intersection];
  const unsigned added = 1U + static_cast<unsigned>(kind);
  code = static_cast<std::uint8_t>(code == 0 ? added : (code & 15U) | added << 4U);
}
/// The hex shows this terrain.
inline bool shows(const State& state, HexId hex, Terrain terrain) {
  return hex != none && state.terrain[hex] == static_cast<std::uint8_t>(terrain);
}
inline bool is_known(const State& state, HexId hex) { return state.terrain[hex] != unknown_terrain; }
/// Land that lies open.
inline bool is_open_land(const State& state, HexId hex) {
  return hex != none && is_known(state, hex) && !shows(state, hex, Terrain::Sea);
}
inline TerrainSet terrain_set(const State& state, HexId hex) {
  if (hex == none) return TerrainSet(Terrain::Sea);
  return is_known(state, hex) ? TerrainSet(static_cast<Terrain>(state.terrain[hex])) : TerrainSet();
}
/// As the building predicates ask for them.
inline Beside hexes_beside(const ReadContext& l, PathId path) {
  const auto& hexes = l.board().path_hexes(path);
  return {terrain_set(l.state, hexes[0]), terrain_set(l.state, hexes[1])};
}
inline Around hexes_around(const ReadContext& l, IntersectionId intersection) {
  const auto& hexes = l.board().intersection_hexes(intersection);
  return {terrain_set(l.state, hexes[0]), terrain_set(l.state, hexes[1]), terrain_set(l.state, hexes[2])};
}
inline BuildingPiece building_at(const State& state, IntersectionId intersection) {
  return state.building[intersection];
}
inline RoutePiece route_at(const State& state, PathId path) { return state.route[path]; }
inline const Seat& seat_of(const ReadContext& l, SeatId seat) { return l.state.seats[seat]; }

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
void weigh_faces(const ReadContext& l, StackId stack, std::vector<WeighedOutcome>& outcomes);
/// Takes the face out of what the stack, and its token pool, hold. Precondition: it is one of them.
void take_face(PlayContext& t, StackId stack, const Face& face);

}  // namespace hexwright
