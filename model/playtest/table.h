#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "model/board/index.h"
#include "model/playtest/action_spec.h"
#include "model/playtest/engine.h"
#include "model/playtest/events.h"
#include "model/playtest/view.h"

// How the rules act on a game, for the rules themselves: the base game's in table/, the modules' in modules/.

namespace hexwright {

class BoardWorth;
class Goals;
class TraitWriter;
struct OnBoard;
struct PaperThing;
struct SeatNotes;
struct Sentence;
struct SettlerContext;

/// A game to look at.
struct ReadContext {
  const Game& game;
  const State& state;

  const BoardGraph& board() const { return game.board(); }
  const Ways& ways() const { return game.ways(); }
};
/// What an action has done to roads, ships and what cuts them, up to now: the longest trade route is awarded
/// when all of it is done. BASE-10
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

/// What a hex of a terrain does that a module brings, beyond what follows from `event::HexRolled`.
struct TerrainRule {
  Terrain terrain = Terrain::Desert;
  /// It brings cards or counters when its number is rolled; null: it does not.
  bool (*yields)(const Game&) = nullptr;
  /// For bots: what it is worth to have one card's share of it, over so many rolls of its number.
  float (*worth)(const BoardWorth&, float rolls) = nullptr;
  /// For bots: what it is worth to come to a corner of such a hex, with a road or ship; null: nothing.
  float (*visit)(const BoardWorth&, HexId hex) = nullptr;
  /// For bots: what it brings is nearly as good as cards of any resource.
  bool (*is_income)(const Game&) = nullptr;
};

/// A face of the event die. Words are to be translated.
struct EventFace {
  const char* title;              ///< "Trade"
  const char* shown;              ///< "Event die: the gate of trade"
  std::optional<Card> gate = {};  ///< in the colour of these cards; none: a ship
};

/// What lies neither on the board nor in a supply, a hand or the bank.
struct Aside {
  Cards cards;
  BySeat<int> ships{}, settlements{};
};

/// What rules do when something happens at the table, and what they say where they are asked: all of it
/// declared once. `As`: what a module has of each, one function or none, or what all modules together have.
template <template <class> class As>
struct HooksAs {
  /// `on<...>`
  As<void(PlayContext&, const Event&)> happened{};
  /// `interrupt<...>`
  As<bool(PlayContext&, const Interruption&)> interrupts{};
  /// `forbid<...>`
  As<bool(const ReadContext&, const Attempt&)> forbids{};
  /// Takes those away where the seat may lay no ship, though one would connect there. Who limits ships holds
  /// those, too, that could go nowhere else: `attempt::TakeUpShip`.
  As<void(const ReadContext&, SeatId seat, PathBits& spots)> limit_ships{};
  /// Appends what else than a card may be stolen from somebody at the robber's or pirate's hex.
  As<void(const ReadContext&, const Task& steal, SeatId from, std::vector<Action>&)> list_thefts{};
  /// Changes how many cards of each kind the bank takes for one.
  As<void(const ReadContext&, SeatId seat, Cards& rates)> bank_rates{};
  /// Changes what building, or buying a development card, costs there.
  As<void(const ReadContext&, SeatId seat, const Action&, Cards& price)> prices{};
  /// Victory points, besides those of the base game and of chits, and less than 0 for those that do not
  /// count.
  As<int(const ReadContext&, SeatId seat)> points{};
  /// Who has won because the game is over for another reason than somebody's points, or `none` where all have
  /// lost; empty while it goes on.
  As<std::optional<SeatId>(PlayContext&)> ended{};
  /// Adds what the module keeps aside.
  As<void(const ReadContext&, Aside&)> aside{};
  /// How many cards more than usual a hex yields to a building of the seat at a corner of it, whether it
  /// stands there or not; below 0 for fewer.
  As<int(const ReadContext&, SeatId seat, HexId hex, IntersectionId corner, Building building)> yields_more{};
  /// How many cards more the seat keeps on a 7.
  As<int(const ReadContext&, SeatId seat)> keeps_more{};
  /// Chits that a settlement of the seat there would bring now, besides those of areas.
  As<int(const ReadContext&, SeatId seat, IntersectionId intersection)> chits_for_settling{};
  /// The viewer looks into the other's hand now.
  As<bool(const ReadContext&, SeatId viewer, SeatId other)> shows_hand{};
  /// Takes what the viewer cannot see out of a state that it is shown: `View::visible`.
  As<void(const ReadContext&, SeatId viewer, State& seen)> hide{};
  /// Draws it anew, after all hands were: `View::imagined`.
  As<void(const ReadContext&, SeatId viewer, Random&, State& imagined)> imagine{};
  /// True where the module may still bring somebody a card or a point without production, with all cards that
  /// anybody holds.
  As<bool(const ReadContext&, Cards all)> may_bring{};
  /// For `describe`: what a roll brought this seat besides cards, "Red makes discoveries: 2"; an empty
  /// message for nothing.
  As<Message(const Deed&, SeatId seat)> yield{};
  /// For `describe`: appends what followed from an action.
  As<void(const Deed&, std::vector<Sentence>&)> consequences{};
  /// For `on_board`: adds what lies there, and changes what the base game has laid there already.
  As<void(const ReadContext&, OnBoard&)> on_board{};
  /// For `notes_on`: adds what is to be told of a seat.
  As<void(const ReadContext&, SeatId seat, SeatNotes&)> notes{};
  /// For bots: what a seat could aim for.
  As<void(const BoardWorth&, Goals&)> add_goals{};
  /// For bots: `rate<...>`
  As<float(const View&, const Rating&, float so_far)> rates{};
  /// For bots: appends what tells how far the seat has come besides `Traits`, always as many.
  As<void(const SettlerContext&, TraitWriter&)> traits{};
  /// What a module wants to hold after each action: words for each thing that is wrong.
  As<void(const ReadContext&, std::vector<std::string>&)> find_broken{};

  /// All of them, in this order.
  template <class Hooks>
  static auto all(Hooks& hooks) {
    return std::tie(hooks.happened, hooks.interrupts, hooks.forbids, hooks.limit_ships, hooks.list_thefts,
                    hooks.bank_rates, hooks.prices, hooks.points, hooks.ended, hooks.aside, hooks.yields_more,
                    hooks.keeps_more, hooks.chits_for_settling, hooks.shows_hand, hooks.hide, hooks.imagine,
                    hooks.may_bring, hooks.yield, hooks.consequences, hooks.on_board, hooks.notes,
                    hooks.add_goals, hooks.rates, hooks.traits, hooks.find_broken);
  }
};
template <class Function>
using OneOrNone = Function*;
template <class Function>
using OfAllModules = std::vector<Function*>;

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
  /// The founding settlement that brings cards is a city.
  bool founds_city = false;
  /// Hands have cards of spices, too.
  bool spice_cards = false;
  /// A third die is rolled: its faces, in the order of `EventDie`.
  std::span<const EventFace> event_die = {};
  /// The second card that a city gets from a hex that yields a resource.
  Card (*second_card)(Terrain terrain) = nullptr;
  /// Reads from the map what the module wants to know at the table, before the first game.
  void (*prepare)(const MapView&, int players, Facts&) = nullptr;
  HooksAs<OneOrNone> hooks = {};
  /// Cards, counters and figures of it that can be made of paper.
  void (*add_paper)(const MapView& map, std::vector<PaperThing>& things) = nullptr;
  /// Takes out of them what has nothing to say in this game, once it is prepared: what nobody has a part in
  /// is decided in a shorter way. Null where all is always needed.
  void (*leave_out)(const Facts&, ModuleRules& rules) = nullptr;
};

/// Of every module that does something at the table.
std::span<const ModuleRules* const> all_module_rules();

/// What is asked often, without a walk over modules that have nothing to say.
struct Hooks : HooksAs<OfAllModules> {
  std::array<TaskSpec, most_task_kinds> tasks{};
  /// Those that modules list in a turn.
  std::vector<ActionSpec> turns;
  /// What lists them, and what does so before the roll: close together, for they are asked at each decision.
  std::vector<decltype(ActionSpec::list)> lists, lists_before_roll;
  std::array<decltype(ActionSpec::apply), most_action_kinds> turn_kinds{};
  std::array<decltype(ActionSpec::weigh), most_action_kinds> chances{};
  std::array<const TerrainRule*, most_terrains> terrains{};
  bool visits = false;  ///< one of these has something for who comes there first
};

// What all modules together say.

// Plain loops: std::any_of is unrolled, which costs more than it saves where there are two or none.
inline void happened(PlayContext& play, const Event& event) {
  for (const auto part : play.game.hooks().happened) part(play, event);
}
inline bool is_interrupted(PlayContext& play, const Interruption& interruption) {
  for (const auto part : play.game.hooks().interrupts)
    if (part(play, interruption)) return true;
  return false;
}
inline bool is_forbidden(const ReadContext& read, const Attempt& attempt) {
  for (const auto part : read.game.hooks().forbids)
    if (part(read, attempt)) return true;
  return false;
}
/// How many cards a hex yields to a building of the seat at a corner of it, whether it stands there or not.
/// BASE-05, OWN-54
inline int yield_to(const ReadContext& read, SeatId seat, HexId hex, IntersectionId corner,
                    Building building) {
  int cards = building == Building::City ? 2 : 1;
  for (const auto more : read.game.hooks().yields_more) cards += more(read, seat, hex, corner, building);
  return std::max(cards, 0);
}
inline Aside laid_aside(const ReadContext& read) {
  Aside aside;
  for (const auto part : read.game.hooks().aside) part(read, aside);
  return aside;
}
/// Joined to `first` as the rating says.
inline float rated(const View& view, const Rating& rating, float first = 0) {
  for (const auto part : view.game().hooks().rates) first = part(view, rating, first);
  return first;
}

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
void count(PlayContext& play, const Counter& counter, Counted what, int times = 1);

// What rules do to a game. Each keeps everything derived, supplies, awards and points in step.

/// After everything that waits already. Of own rules that ask for more at once than can wait the rest is
/// dropped (validation sees to it that they do not, OWN-19, but what has errors may be played, too).
inline void do_later(PlayContext& play, const Task& task) {
  if (play.state.task_count < most_tasks) play.state.tasks[play.state.task_count++] = task;
}
/// Before all but the first so many of those that wait.
void do_before_others(PlayContext& play, const Task& task, int position);
/// Next, before everything that waits already; several put so are done in the order of the calls when
/// `position` counts up.
inline void do_next(PlayContext& play, const Task& task, int position = 0) {
  if (position == play.state.task_count) return do_later(play, task);
  do_before_others(play, task, position);
}

/// Without price. The piece comes from the seat's supply.
void place_settlement(PlayContext& play, SeatId seat, IntersectionId intersection);
/// In place of a settlement, which goes back.
void place_city(PlayContext& play, SeatId seat, IntersectionId intersection);
/// Back to its owner's supply; a merchant's is of the module that has merchants.
void remove_building(PlayContext& play, IntersectionId intersection);
/// A city becomes a settlement of its owner. Precondition: one is in supply.
void shrink_city(PlayContext& play, IntersectionId intersection);
/// A city becomes a settlement of its owner, and its piece stays.
void tip_city(PlayContext& play, IntersectionId intersection);
/// A piece of the seat stands there from now on, or no longer; the module that has such pieces counts them.
void stand_merchant(PlayContext& play, SeatId seat, IntersectionId intersection);
void stand_knight(PlayContext& play, SeatId seat, IntersectionId intersection);
void lift_knight(PlayContext& play, IntersectionId intersection);
void place_route(PlayContext& play, SeatId seat, PathId path, Route route);
void remove_route(PlayContext& play, PathId path);

/// What lies there from now on; who may build where changes with it.
void set_terrain(PlayContext& play, HexId hex, Terrain terrain);
/// 0 for none.
void set_number(PlayContext& play, HexId hex, int number);
void set_harbor(PlayContext& play, PathId path, HarborKind kind);

/// The seat's points that all can see. Never below 0 when an action is over; between its steps they may be.
void add_points(PlayContext& play, SeatId seat, int points);
/// Chits, which are points.
void add_chits(PlayContext& play, SeatId seat, int points);

/// A settlement of the seat there would bring the chits of this area, by position in `chit_areas()`. SEA-07
bool brings_chits(const ReadContext& read, SeatId seat, std::size_t area, IntersectionId intersection);

/// As many as the bank has, at most `count`; how many that were.
int take_from_bank(PlayContext& play, SeatId seat, Card card, int count);
/// Precondition: the seat has them. Those that lie face up go first.
void pay_to_bank(PlayContext& play, SeatId seat, Cards cards);
/// In a trade: of those that can be traded. Precondition: the seat has them.
void trade_to_bank(PlayContext& play, SeatId seat, Cards cards);
/// Between hands. Precondition: the giver has it.
void hand_over(PlayContext& play, SeatId from, SeatId to, Card card);
/// What can be traded.
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
inline Beside hexes_beside(const ReadContext& read, PathId path) {
  const auto& hexes = read.board().path_hexes(path);
  return {terrain_set(read.state, hexes[0]), terrain_set(read.state, hexes[1])};
}
inline Around hexes_around(const ReadContext& read, IntersectionId intersection) {
  const auto& hexes = read.board().intersection_hexes(intersection);
  return {terrain_set(read.state, hexes[0]), terrain_set(read.state, hexes[1]),
          terrain_set(read.state, hexes[2])};
}
inline BuildingPiece building_at(const State& state, IntersectionId intersection) {
  return state.building[intersection];
}
inline RoutePiece route_at(const State& state, PathId path) { return state.route[path]; }
inline const Seat& seat_of(const ReadContext& read, SeatId seat) { return read.state.seats[seat]; }

/// How many hexes of a terrain are still in a stack for certain, and in a pool, by position.
template <class AnyState>
auto& hexes_in_stack(AnyState& state, std::size_t stack, Terrain terrain) {
  return is_own(terrain) ? state.own_in_stacks[stack][own_number(terrain)] : state.stacks[stack][at(terrain)];
}
template <class AnyState>
auto& hexes_in_pool(AnyState& state, std::size_t pool, Terrain terrain) {
  return is_own(terrain) ? state.own_in_pools[pool][own_number(terrain)]
                         : state.terrain_pools[pool][at(terrain)];
}
/// All of them, harbors and those that were dealt to it among them.
int hexes_left_in_stack(const State& state, std::size_t stack);

/// What a stack still holds, as outcomes of `TurnUp` and `LaySea`: see `face_outcome`. SEA-09
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
void weigh_faces(const ReadContext& read, StackId stack, std::vector<WeighedOutcome>& outcomes);
/// Takes the face out of what the stack, and its token pool, hold. Precondition: it is one of them.
void take_face(PlayContext& play, StackId stack, const Face& face);

}  // namespace hexwright
