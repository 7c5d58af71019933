#include "model/playtest/modules/desolation/desolation.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/desolation/climate.h"

namespace hexwright {
namespace {

using namespace desolation;
using Broken = std::vector<std::string>;

// What `State::special_points` holds. DES-06
constexpr unsigned taken_by_settling = 1, taken_by_city = 2;
constexpr int settlements_for_point = 2;

/// DES-01
void take_pirate_off(PlayContext& play, const event::LaidOut&) { play.state.pirate = none; }
bool has_no_pirate(const ReadContext&, const attempt::MovePirate&) { return true; }

bool is_at_coast(const ReadContext& read, IntersectionId intersection) {
  return is_coastal(hexes_around(read, intersection));
}

/// One of the two stands at the coast, so the second one does if the first one does not. DES-01
bool keeps_inland(const ReadContext& read, const attempt::Found& found) {
  return read.state.founding >= read.game.players() && !is_at_coast(read, found.intersection) &&
         !seat_of(read, found.seat).settlements_at.any_of([&](IntersectionId i) {
           return is_at_coast(read, i);
         });
}

bool is_in_new_world(const ReadContext& read, IntersectionId intersection) {
  const auto& hexes = read.board().intersection_hexes(intersection);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return hex != none && read.game.facts().new_world.has(hex) && is_open_land(read.state, hex);
  });
}

void take_special_point(PlayContext& play, SeatId seat, unsigned which) {
  if ((play.state.special_points & which) != 0) return;
  play.state.special_points = static_cast<std::uint8_t>(play.state.special_points | which);
  add_chits(play, seat, 1);
}

/// The first with two settlements there, and the first with a city. DES-06
void reward_settler(PlayContext& play, SeatId seat, Building building) {
  if (building == Building::City) return take_special_point(play, seat, taken_by_city);
  auto& built = play.seat(seat).new_world;
  if (built == settlements_for_point) return;
  if (++built == settlements_for_point) take_special_point(play, seat, taken_by_settling);
}

void build(PlayContext& play, const event::Built& built) {
  const auto& [seat, intersection, building] = built;
  const bool founding = play.state.turn_number == 0;
  if (founding) return;
  if (is_in_new_world(play, intersection)) reward_settler(play, seat, building);
  dry_out(play, seat);
}

void find_broken_climate(const ReadContext& read, Broken& broken) {
  for (const IntersectionId i : read.board().intersections())
    if (is_town(building_at(read.state, i)) && is_isolated(hexes_around(read, i)))
      broken.push_back(fmt::format("an isolated building at intersection {}", i.value()));
  for (const PathId path : read.board().paths())
    if (!route_at(read.state, path).empty() && is_isolated(hexes_beside(read, path)))
      broken.push_back(fmt::format("an isolated road on path {}", path.value()));
  read.game.facts().home.for_each([&](HexId hex) {
    if (shows(read.state, hex, Terrain::Desert) && read.state.number[hex] != 0)
      broken.push_back(fmt::format("a token on the desert at hex {}", hex.value()));
  });
  if (read.state.pirate != none) broken.emplace_back("the pirate is on the board");
  int chits = 0;
  bool settled_twice = false;
  for (const Seat& seat : read.state.seats) {
    chits += seat.chits;
    settled_twice = settled_twice || seat.new_world == settlements_for_point;
  }
  if (chits < std::popcount(read.state.special_points))
    broken.push_back(fmt::format("{} chits for the special points {}", chits, read.state.special_points));
  if (settled_twice != ((read.state.special_points & taken_by_settling) != 0))
    broken.emplace_back("the special point for two settlements in the new world");
}

void prepare_desolation(const MapView& map, int, hexwright::Facts& facts) {
  facts.new_world = bits_of(map.hexes_in(AreaRole::NewWorld));
  if (const TokenPool* spare = spare_tokens(map))
    facts.spare_tokens = PoolId(spare - map.token_pools().data());
  facts.may_lose_token = facts.home;
  // Devalued hexes change theirs for spare ones, of which there are any number where no pool holds them.
  facts.tokens_change = facts.tokens_change || facts.spare_tokens == none;
  ++facts.sources_of_chits;
}

}  // namespace

/// It brings nobody a card, and a home island that has dried out may leave a game stuck. DES-10
constinit const ModuleRules desolation_rules{.module = "desolation",
                                             .actions = desolation::climate_actions,
                                             .tasks = desolation::climate_tasks,
                                             .counters = desolation::climate_counters,
                                             .prepare = prepare_desolation,
                                             .hooks = {.happened = on<take_pirate_off, build>,
                                                       .forbids = forbid<keeps_inland, has_no_pirate>,
                                                       .consequences = desolation::add_changed_hexes,
                                                       .rates = rate<desolation::lasting>,
                                                       .find_broken = find_broken_climate}};

}  // namespace hexwright
