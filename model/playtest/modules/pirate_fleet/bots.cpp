#include <algorithm>
#include <optional>

#include "model/playtest/bots/settler.h"
#include "model/playtest/bots/traits.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/pirate_fleet/pirate_fleet.h"

namespace hexwright::pirate_fleet {
namespace {

/// What a settler believes, in victory points: nobody wins without the fortress, so that it is worth far more
/// than the point that it brings.
constexpr float of_fortress = 4.5F, of_landing = 0.3F;
/// Of one more warship, while it is one of the first few, and later.
constexpr float of_first_warships = 1.3F, of_more_warships = 0.6F;
constexpr int enough_warships = 5;
/// Of each of the ships that an attack costs.
constexpr float of_lost_ship = 0.2F;

Cards times(Cards price, int count) {
  Cards all;
  for (int i = 0; i < count; ++i) all += price;
  return all;
}

const pirate_fleet::PlayedBerth& berth_of(const View& view) {
  return view.game().facts().berths[view.seat().index()];
}

/// A ship that can be laid now, and how many there are still to go with it.
struct NextShip {
  PathId path;
  int to_landing = 0;  ///< 0: it has come there
  int to_fortress = 0;
};

/// A building of another would be the end of the route.
bool leads_on(const View& view, PathId path) {
  const auto& ends = view.board().path_ends(path);
  return std::none_of(ends.begin(), ends.end(), [&](IntersectionId end) {
    return is_town(view.building(end)) && !view.building(end).of(view.seat());
  });
}

NextShip next_ship(const View& view) {
  const pirate_fleet::PlayedBerth& berth = berth_of(view);
  NextShip next;
  // All that can be laid come as much nearer; only at the very beginning there may be longer ways.
  view.ship_places().for_each([&](PathId path) {
    if (!leads_on(view, path)) return;
    const auto& ends = view.board().path_ends(path);
    const bool landed = view.own().reached.has(berth.landing);
    const Distances& to = landed ? berth.to_fortress : berth.to_landing;
    const int left = std::max(to[ends[0]], to[ends[1]]);
    const int to_landing = landed ? 0 : left;
    const int to_fortress = landed ? left : left + berth.to_fortress[berth.landing];
    if (next.path == none || to_fortress < next.to_fortress) next = {path, to_landing, to_fortress};
  });
  return next;
}

Action build_ship(PathId path) { return {.kind = ActionKind::BuildShip, .a = path}; }

/// Ships to the landing place and a settlement there, and on to the fortress.
void add_ships(const BoardWorth& board_worth, Goals& goals) {
  const View& view = board_worth.view();
  if (view.own().ships == 0) return;
  const NextShip next = next_ship(view);
  if (next.path == none) return;
  goals.add({of_fortress, times(ship_price, next.to_fortress), ship_price, build_ship(next.path)});
  if (next.to_landing > 0 && view.own().settlements > 0)
    goals.add({board_worth.settlement(berth_of(view).landing) + of_landing,
               times(ship_price, next.to_landing) + settlement_price, ship_price, build_ship(next.path)});
}

void add_landing(const BoardWorth& board_worth, Goals& goals) {
  const View& view = board_worth.view();
  const IntersectionId place = berth_of(view).landing;
  if (view.own().settlements == 0 || !view.own().reached.has(place) || !view.building(place).empty()) return;
  goals.add({board_worth.settlement(place),
             settlement_price,
             settlement_price,
             {.kind = ActionKind::BuildSettlement, .a = place}});
}

int knights_in_hand(const View& view) {
  const auto knight = static_cast<std::size_t>(Development::Knight);
  return view.own().developments[knight] + view.own().fresh[knight];
}

/// Most cards are knights.
void add_warship(const BoardWorth& board_worth, Goals& goals) {
  const View& view = board_worth.view();
  if (view.developments_left() == 0) return;
  const int soon = view.of<GameState>().pirates.warships[view.seat()] + knights_in_hand(view);
  const bool stands = view.of<GameState>().pirates.chits[view.seat()] > 0;
  const float worth = stands && soon < enough_warships ? of_first_warships : stands ? of_more_warships : 0;
  if (worth > 0)
    goals.add({worth, development_price, development_price, {.kind = ActionKind::BuyDevelopment}});
}

/// From the own ships on; from the landing place where there are none.
int ships_to_fortress(const View& view) {
  const pirate_fleet::PlayedBerth& berth = berth_of(view);
  const bool landed = view.own().reached.has(berth.landing);
  const Distances& to = landed ? berth.to_fortress : berth.to_landing;
  std::optional<int> least;
  for (const PathId path : view.board().paths())
    if (view.route(path).is(view.seat(), Route::Ship))
      for (const IntersectionId end : view.board().path_ends(path))
        least = std::min(least.value_or(to[end]), to[end]);
  return least.value_or(0) + (landed && least ? 0 : berth.to_fortress[berth.landing]);
}

}  // namespace

void add_goals(const BoardWorth& board_worth, Goals& goals) {
  const View& view = board_worth.view();
  if (view.of<GameState>().pirates.chits[view.seat()] > 0) add_ships(board_worth, goals);
  add_landing(board_worth, goals);
  add_warship(board_worth, goals);
}

/// The fleet visits the coast at its course before there are warships.
float founding_strength(const View& view, const rating::Founding& founding) {
  const IntersectionId intersection = founding.intersection;
  constexpr float each_hex = 0.06F;
  const auto& course = view.game().facts().fleet_course;
  const auto& hexes = view.board().intersection_hexes(intersection);
  const auto visited = std::count_if(hexes.begin(), hexes.end(), [&](HexId hex) {
    return hex != none && std::find(course.begin(), course.end(), hex) != course.end();
  });
  return -each_hex * static_cast<float>(visited);
}

/// PIR-02, PIR-12, PIR-15
void add_traits(const SettlerContext& context, TraitWriter& to) {
  const View& view = context.view;
  const int chits = view.of<GameState>().pirates.chits[view.seat()],
            warships = view.of<GameState>().pirates.warships[view.seat()];
  const bool landed = view.own().reached.has(berth_of(view).landing);
  to.add(chits, chits_of_fortress);
  to.add(chits > 0 ? 0 : 1, 1);
  to.add(warships, enough_warships);
  to.add(std::min(warships + knights_in_hand(view), 2 * enough_warships), enough_warships);
  to.add(landed ? 1 : 0, 1);
  const int left = chits > 0 ? ships_to_fortress(view) : 0;
  to.add(left, 8);
  to.add(chits > 0 && left == 0 ? 1 : 0, 1);
  to.add(chits > 0 && left == 0 ? warships : 0, enough_warships);
  int conquered = 0, most_warships = 0;
  for (const SeatId other : view.game().seats()) {
    if (other == view.seat()) continue;
    if (view.of<GameState>().pirates.chits[other] == 0) ++conquered;
    most_warships = std::max(most_warships, int{view.of<GameState>().pirates.warships[other]});
  }
  to.add(conquered, 2);
  to.add(most_warships, enough_warships);
}

/// Last of all that a turn brings, since it ends it: less than anything else that is worth while.
float gain_of_attack(const SettlerContext& context, const Action&, float) {
  constexpr float just_worth_while = 1e-4F;
  constexpr float sides = 6;
  const View& view = context.view;
  const int warships = view.of<GameState>().pirates.warships[view.seat()];
  const float won = static_cast<float>(std::min(warships - 1, 6)) / sides;
  const float drawn = warships <= 6 ? 1 / sides : 0, lost = std::max(0.0F, 1 - won - drawn);
  const float gain = won * of_fortress / 4 - (drawn + 2 * lost) * of_lost_ship;
  // Who gets no more warships has to be content with what there is.
  const bool no_more = view.developments_left() == 0 && knights_in_hand(view) == 0;
  return gain > 0 || (no_more && warships > 1) ? just_worth_while : -1;
}

}  // namespace hexwright::pirate_fleet
