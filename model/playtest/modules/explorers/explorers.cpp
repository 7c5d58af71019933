#include "model/playtest/modules/explorers/explorers.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/explorers/discovery.h"

namespace hexwright {
namespace explorers {

bool is_open_cell(const ReadContext& read, HexId hex) {
  return hex != none && !is_known(read.state, hex) &&
         read.game.map().stack_of(hex) == read.game.facts().land_stack;
}

bool is_at_home(const ReadContext& read, IntersectionId intersection) {
  const auto& hexes = read.board().intersection_hexes(intersection);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return hex != none && read.game.facts().home.has(hex) && is_open_land(read.state, hex);
  });
}

}  // namespace explorers

namespace {

using namespace explorers;
using Broken = std::vector<std::string>;

constexpr Counter awake{.id = "settled-abroad", .title = N_("Somebody settles abroad"), .timed = true};

/// EXP-04
void keep_beside_board(PlayContext& play, const event::LaidOut&) {
  play.state.robber = play.state.pirate = none;
}
bool sleeps(const ReadContext& read, const attempt::MoveRobber&) { return read.state.abroad == 0; }

void look_abroad(PlayContext& play, const event::Built& built) {
  if (is_at_home(play, built.intersection)) return;
  play.state.abroad = 1;
  count(play, awake, {});
}

/// No road where a ship can lie. EXP-03
bool founds_with_ship(const ReadContext& read, const attempt::FoundRoute& found) {
  const Seat& s = seat_of(read, found.seat);
  if (found.route == Route::Ship || !read.game.facts().ship_at_coast || s.ships == 0) return false;
  const auto& paths = read.board().intersection_paths(read.state.founded_at);
  return std::any_of(paths.begin(), paths.end(),
                     [&](PathId path) { return path != none && s.ship_spots.has(path); });
}

/// The land lies there; now its token, if the bag had none, and the sea that comes with it. EXP-05
void go_on(PlayContext& play, const event::Revealed& revealed) {
  const auto& [seat, hex] = revealed;
  if (play.game.map().stack_of(hex) != play.game.facts().land_stack) return;
  int position = 0;
  if (is_producing(static_cast<Terrain>(play.state.terrain[hex])) && play.state.number[hex] == 0)
    do_next(play, task_for(seat, explorers::task::move_token, hex), position++);
  do_next(play, task_for(seat, explorers::task::draw_sea, hex), position);
}

void find_sleepers_awake(const ReadContext& read, Broken& broken) {
  bool abroad = false;
  for (const IntersectionId i : read.board().intersections())
    abroad = abroad || (is_town(building_at(read.state, i)) && !is_at_home(read, i));
  if (abroad && read.state.abroad == 0) broken.emplace_back("a building abroad that nobody knows of");
  if (read.state.abroad == 0 && (read.state.robber != none || read.state.pirate != none))
    broken.emplace_back("robber or pirate on the board before anybody settled abroad");
}

void find_undiscovered(const ReadContext& read, Broken& broken) {
  for (const SeatId seat : read.game.seats())
    seat_of(read, seat).reached.for_each([&](IntersectionId i) {
      for (const HexId hex : read.board().intersection_hexes(i))
        if (is_open_cell(read, hex))
          broken.push_back(
              fmt::format("seat {} reached hex {}, and nothing lies there", seat.value(), hex.value()));
    });
}

/// Land comes out of the stacks and nowhere else; so does the sea, until both have run out. EXP-09
void find_lost_hexes(const ReadContext& read, Broken& broken) {
  const auto stacks = read.game.map().stacks();
  const StackId land = read.game.facts().land_stack, sea = read.game.facts().sea_stack;
  const auto count = [&](Terrain terrain) {
    int there = 0;
    for (const HexId cell : stacks[land.index()].drawing) there += shows(read.state, cell, terrain) ? 1 : 0;
    return there;
  };
  const auto left = [&](StackId stack, std::size_t face) { return read.state.stacks[stack.index()][face]; };
  int lost_sea = 0;
  for (const Terrain terrain : all_terrains) {
    const auto face = static_cast<std::size_t>(terrain);
    int missing = -count(terrain) - left(land, face) - left(sea, face);
    for (const StackId stack : {land, sea})
      missing += count_of(stacks[stack.index()].content->hexes, terrain);
    if (terrain == Terrain::Sea)
      lost_sea = missing;
    else if (missing != 0)
      broken.push_back(fmt::format("{} hexes of {} too few", missing, id(terrain)));
  }
  int sea_left = left(sea, static_cast<std::size_t>(Terrain::Sea));
  for (std::size_t kind = 0; kind < all_harbor_kinds.size(); ++kind) {
    const int harbors = left(sea, all_terrains.size() + kind);
    sea_left += harbors;
    lost_sea += count_of(stacks[sea.index()].content->harbors, static_cast<HarborKind>(kind)) - harbors;
  }
  if (lost_sea > 0 || (lost_sea < 0 && sea_left > 0))
    broken.push_back(fmt::format("{} sea hexes too few", lost_sea));
}

void find_broken_explorers(const ReadContext& read, Broken& broken) {
  find_sleepers_awake(read, broken);
  // While something waits, hexes are on their way to the board; who wins leaves them there.
  if (read.state.task_count > 0 || read.state.phase == Phase::Over || read.game.facts().land_stack == none)
    return;
  find_undiscovered(read, broken);
  if (read.game.map().stacks()[at(read.game.facts().land_stack)].content->dealt == 0)
    find_lost_hexes(read, broken);
}

const std::array explorers_counters{&awake, &tokens_moved};
const std::array explorers_actions{draw_sea, lay_sea, move_token};
const std::array explorers_tasks{draw_sea_task, lay_sea_task, move_token_task};

void prepare_explorers(const MapView& map, int, hexwright::Facts& facts) {
  facts.ship_at_coast = map.rules().is_on("explorers", "ship-at-coast");   // EXP-03
  facts.card_for_land = map.rules().is_on("explorers", "discovery-card");  // EXP-10
  const auto discovery = discovery_of(map);
  if (!discovery) return;
  const auto id_of = [&](const StackSupply* stack) {
    return stack ? StackId(stack - map.stacks().data()) : StackId();
  };
  facts.land_stack = id_of(discovery->land);
  facts.sea_stack = id_of(discovery->sea);
}

}  // namespace

constinit const ModuleRules explorers_rules{.module = "explorers",
                                            .actions = explorers_actions,
                                            .tasks = explorers_tasks,
                                            .counters = explorers_counters,
                                            .prepare = prepare_explorers,
                                            .hooks = {.happened = on<keep_beside_board, look_abroad, go_on>,
                                                      .forbids = forbid<founds_with_ship, sleeps>,
                                                      .find_broken = find_broken_explorers}};

}  // namespace hexwright
