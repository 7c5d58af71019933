#include "model/playtest/modules/pirate_fleet/pirate_fleet.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/pirate_fleet/fleet.h"

namespace hexwright::pirate_fleet {
namespace {

using Broken = std::vector<std::string>;

constexpr std::array counters{&conquests, &attacks, &raids};

/// PIR-02, PIR-03
void lay_out(PlayContext& play, const event::LaidOut&) {
  if (play.state.pirate == none && !play.game.facts().fleet_course.empty())
    play.state.pirate = play.game.facts().fleet_course[0];
  for (const SeatId seat : play.game.seats()) {
    const pirate_fleet::PlayedBerth& berth = play.game.facts().berths[seat.index()];
    play.state.pirates.chits[seat] = chits_of_fortress;
    --play.seat(seat).settlements;
    place_settlement(play, seat, berth.settlement);
    place_route(play, seat, berth.ship, Route::Ship);
  }
}

/// Only roads: all ships are one route. PIR-10
bool founds_no_ship(const ReadContext&, const attempt::FoundRoute& route) {
  return route.route == Route::Ship;
}

bool robber_sleeps(const ReadContext&, const attempt::MoveRobber&) { return true; }

/// PIR-15
bool holds_victory(const ReadContext& read, const attempt::Win& win) {
  return stands_fortress(read.state, win.seat);
}

/// The settlement of the fortress. PIR-03
void keep_fortresses(const ReadContext& read, Aside& aside) {
  for (const SeatId seat : read.game.seats())
    if (stands_fortress(read.state, seat)) ++aside.settlements[seat];
}

bool keeps_distance(const ReadContext& read, IntersectionId place) {
  const auto& neighbours = read.board().intersection_neighbours(place);
  return std::none_of(neighbours.begin(), neighbours.end(), [&](IntersectionId other) {
    return other != none && is_town(building_at(read.state, other));
  });
}

/// The own landing place, where nobody else may settle. PIR-11
void list_landing(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  const IntersectionId place = read.game.facts().berths[seat.index()].landing;
  if (s.settlements > 0 && covers(s, settlement_price) && s.reached.has(place) &&
      building_at(read.state, place).empty() && keeps_distance(read, place))
    list_at(actions, ActionKind::BuildSettlement, place);
}

void list_in_turn(const ReadContext& read, SeatId seat, Actions& actions) {
  list_landing(read, seat, actions);
  attack_fortress.list(read, seat, actions);
}

bool carries_a_ship(const ReadContext& read, SeatId seat) {
  const Task* task = read.state.task();
  return task && task->kind == TaskKind::PutDownShip && task->seat == seat;
}

void find_broken_line(const ReadContext& read, SeatId seat, Broken& broken) {
  const Line line = line_of(read, seat);
  const auto say = [&](const char* what) {
    broken.push_back(fmt::format("seat {}: {}", seat.value(), what));
  };
  const int ships = ships_of(read, seat);
  if (static_cast<int>(line.count()) != ships) say("ships beside the one line");
  if (warships_of(read.state, seat) > ships + (carries_a_ship(read, seat) ? 1 : 0))
    say("more warships than ships");
  const pirate_fleet::PlayedBerth& berth = read.game.facts().berths[seat.index()];
  const int left = line.landed ? berth.to_fortress[line.tip]
                               : berth.to_landing[line.tip] + berth.to_fortress[berth.landing];
  const int whole = berth.to_landing[read.state.pirates.starts[seat]] + berth.to_fortress[berth.landing];
  if (left + ships != whole) say("ships beside the shortest way");
}

void find_broken(const ReadContext& read, Broken& broken) {
  bool any_stands = false;
  for (const SeatId seat : read.game.seats()) {
    find_broken_line(read, seat, broken);
    const bool stands = stands_fortress(read.state, seat);
    const BuildingPiece piece = building_at(read.state, read.game.facts().berths[seat.index()].fortress);
    if (read.state.pirates.chits[seat] > chits_of_fortress || stands == (is_town(piece) && piece.of(seat)))
      broken.push_back(fmt::format("seat {}: {} chits", seat.value(), read.state.pirates.chits[seat]));
    any_stands = any_stands || stands;
  }
  const auto& course = read.game.facts().fleet_course;
  const bool sails = std::find(course.begin(), course.end(), HexId(read.state.pirate)) != course.end();
  if (sails != any_stands) broken.push_back("a fleet without fortresses, or the other way round");
  if (read.state.robber != none) broken.push_back("a robber beside the fleet");
}

PathId newest_warship(const ReadContext& read, SeatId seat) {
  const Line line = line_of(read, seat);
  return line.paths[at(warships_of(read.state, seat) - 1)];
}

void describe_consequences(const Deed& deed, std::vector<Sentence>& sentences) {
  describe_fleet(deed, sentences);
  const auto say = [&](SeatId seat, IntersectionId place, const char* words) {
    sentences.push_back({{words, {deed.words.player(seat)}}, deed.game.board().intersection(place)});
  };
  for (const SeatId seat : deed.game.seats()) {
    const pirate_fleet::PlayedBerth& berth = deed.game.facts().berths[seat.index()];
    if (warships_of(deed.after, seat) > warships_of(deed.before, seat))
      sentences.push_back({{N_("warships of {0}: {1}"),
                            {deed.words.player(seat), std::to_string(warships_of(deed.after, seat))}},
                           deed.game.board().path(newest_warship({deed.game, deed.after}, seat))});
    if (stands_fortress(deed.before, seat) && !stands_fortress(deed.after, seat))
      say(seat, berth.fortress, N_("{0} has conquered the fortress"));
  }
  if (deed.before.pirate != none && deed.after.pirate == none)
    sentences.push_back({{N_("all fortresses are conquered: the fleet leaves"), {}}, WholeScenario{}});
}

const std::array actions{[] {
                           ActionSpec attack = attack_fortress;
                           attack.list = list_in_turn;
                           return attack;
                         }(),
                         lose_to_fleet};
const std::array tasks{raided, rewarded, rob_anyone, must_attack};

void prepare(const MapView& map, int players, hexwright::Facts& facts) {
  facts.ships_keep_ways = true;
  facts.placed_settlements = 1;
  facts.fleet_spares_several = map.rules().is_on("pirate-fleet", "spares-several");
  facts.must_attack = map.rules().is_on("pirate-fleet", "must-attack");
  facts.fleet_course = course(map);
  for (const Berth& berth : berths(map)) {
    if (facts.berths.size() == static_cast<std::size_t>(players)) break;
    facts.own_landing[SeatId(static_cast<int>(facts.berths.size()))] = berth.landing;
    for (const IntersectionId place : {berth.landing, berth.fortress}) facts.apart.add(place);
    facts.berths.push_back({berth, ship_distances(map, berth.landing), ship_distances(map, berth.fortress)});
  }
}

}  // namespace
}  // namespace hexwright::pirate_fleet

namespace hexwright {

const ModuleRules pirate_fleet_rules{
    .module = "pirate-fleet",
    .actions = pirate_fleet::actions,
    .tasks = pirate_fleet::tasks,
    .counters = pirate_fleet::counters,
    .prepare = pirate_fleet::prepare,
    .hooks = {
        .happened = on<pirate_fleet::lay_out, pirate_fleet::note_start, pirate_fleet::arm_ship>,
        .interrupts = interrupt<pirate_fleet::sail, pirate_fleet::attack_at_end>,
        .forbids = forbid<pirate_fleet::founds_no_ship, pirate_fleet::robber_sleeps, pirate_fleet::holds_ship,
                          pirate_fleet::holds_knight, pirate_fleet::holds_victory>,
        .limit_ships = pirate_fleet::limit_ships,
        .aside = pirate_fleet::keep_fortresses,
        .consequences = pirate_fleet::describe_consequences,
        .on_board = pirate_fleet::show_war,
        .notes = pirate_fleet::note_war,
        .add_goals = pirate_fleet::add_goals,
        .rates = rate<pirate_fleet::founding_strength>,
        .traits = pirate_fleet::add_traits,
        .find_broken = pirate_fleet::find_broken}};

}  // namespace hexwright
