#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/playtest/bounded_list.h"
#include "model/playtest/table.h"
#include "model/playtest/view.h"
#include "model/rules/foreign_islands/points.h"

namespace hexwright {
namespace {

using foreign_islands::points_for;
using foreign_islands::points_for_next;
using Broken = std::vector<std::string>;

constexpr Counter settled_islands{"foreign-islands", N_("Foreign islands settled"), CountedAt::Intersection,
                                  true};
constexpr Counter second_homes{"second-homes", N_("Founded on two islands"), CountedAt::Anywhere, true};
constexpr std::array<const Counter*, 2> counters{&settled_islands, &second_homes};

/// One of the land hexes around; all of them lie on the same island.
HexId land_at(const ReadContext& read, IntersectionId intersection) {
  for (const HexId hex : read.board().intersection_hexes(intersection))
    if (is_open_land(read.state, hex)) return hex;
  return none;
}

/// The hex, and all land that hangs together with it. SEA-10, FOU-05
void add_island(const ReadContext& read, HexId hex, HexBits& land) {
  BoundedList<HexId, most_hexes> queue;
  const auto visit = [&](HexId next) {
    if (!is_open_land(read.state, next) || land.has(next)) return;
    land.add(next);
    queue.push_back(next);
  };
  visit(hex);
  for (std::size_t first = 0; first < queue.size();)
    for (const HexId next : read.board().neighbours(queue[first++])) visit(next);
}

bool is_founding(const State& state) { return state.turn_number == 0; }

/// Somewhere else than at home, and for the first time. FOU-03
bool is_new_island(const ReadContext& read, SeatId seat, IntersectionId intersection) {
  const HexId land = land_at(read, intersection);
  return land != none && !seat_of(read, seat).known_islands.has(land);
}

int chits_for_settling(const ReadContext& read, SeatId seat, IntersectionId intersection) {
  if (is_founding(read.state) || !is_new_island(read, seat, intersection)) return 0;
  return points_for_next(read.game.rules(), seat_of(read, seat).settled_islands);
}

void settle(PlayContext& play, const event::Built& built) {
  const auto& [seat, intersection, building] = built;
  if (!is_new_island(play, seat, intersection)) return;
  HexBits& known = play.seat(seat).known_islands;
  if (const int chits = chits_for_settling(play, seat, intersection); chits > 0) {
    ++play.seat(seat).settled_islands;
    add_chits(play, seat, chits);
    count(play, settled_islands, {seat, intersection});
  } else if (!known.empty()) {
    count(play, second_homes, {seat});
  }
  add_island(play, land_at(play, intersection), known);
}

/// Discovered land makes an island larger, and may join two. FOU-05
void join_land(PlayContext& play, const event::Revealed& revealed) {
  const HexId hex = revealed.hex;
  if (!is_open_land(play.state, hex)) return;
  const auto& around = play.board().neighbours(hex);
  for (const SeatId seat : play.game.seats()) {
    HexBits& known = play.seat(seat).known_islands;
    if (std::any_of(around.begin(), around.end(),
                    [&](HexId next) { return next != none && known.has(next); }))
      add_island(play, hex, known);
  }
}

/// One home leaves more islands foreign. FOU-10
float fewer_foreign_islands(const View& view, const rating::Founding& founding) {
  const IntersectionId intersection = founding.intersection;
  // A rule of thumb: most islands are foreign for good in most games.
  constexpr float each_point = 0.1F;
  const HexBits& home = view.own().known_islands;
  if (home.empty()) return 0;
  const auto& hexes = view.board().intersection_hexes(intersection);
  const bool at_home =
      std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return hex != none && home.has(hex); });
  return at_home ? 0 : -each_point * static_cast<float>(points_for_next(view.game().rules(), 1));
}

void find_unknown_homes(const ReadContext& read, SeatId seat, Broken& broken) {
  const HexBits& known = seat_of(read, seat).known_islands;
  HexBits whole;
  known.for_each([&](HexId hex) { add_island(read, hex, whole); });
  if (whole != known) broken.push_back(fmt::format("seat {} knows a part of an island", seat.value()));
  for (const IntersectionId i : read.board().intersections())
    if (const BuildingPiece piece = building_at(read.state, i);
        is_town(piece) && piece.of(seat) && is_new_island(read, seat, i))
      broken.push_back(fmt::format("seat {} does not know the island of {}", seat.value(), i.value()));
}

void find_broken(const ReadContext& read, Broken& broken) {
  const auto areas = read.game.chit_areas();
  const bool more = read.game.facts().sources_of_chits > 1;
  for (const SeatId seat : read.game.seats()) {
    find_unknown_homes(read, seat, broken);
    const Seat& own = seat_of(read, seat);
    int chits = points_for(read.game.rules(), own.settled_islands);
    for (std::size_t i = 0; i < areas.size(); ++i) chits += own.settled_in[i] * areas[i].chits.points;
    if (more ? chits > own.chits : chits != own.chits)
      broken.push_back(
          fmt::format("seat {}: {} chits of {} with foreign islands", seat.value(), own.chits, chits));
  }
}

void prepare_foreign_islands(const MapView&, int, hexwright::Facts& facts) { ++facts.sources_of_chits; }

}  // namespace

constinit const ModuleRules foreign_islands_rules{.module = "foreign-islands",
                                                  .counters = counters,
                                                  .prepare = prepare_foreign_islands,
                                                  .hooks = {.happened = on<settle, join_land>,
                                                            .chits_for_settling = chits_for_settling,
                                                            .rates = rate<fewer_foreign_islands>,
                                                            .find_broken = find_broken}};

}  // namespace hexwright
