#include "model/rules/base/victory_points.h"

#include <algorithm>
#include <functional>

#include "model/board/index.h"
#include "model/rules/base/founding.h"
#include "model/rules/base/parts.h"
#include "model/rules/base/routes.h"
#include "model/rules/chit_areas.h"
#include "model/rules/house_rules/figures.h"
#include "model/rules/words.h"

namespace hexwright::base {
namespace {

constexpr int special_card_points = 2;  // BASE-10
constexpr int usual_points = 10;        // BASE-11

struct Reachable {
  IdVector<IntersectionId, char> places;  ///< by intersection
  std::vector<IntersectionId> list;
};

Reachable reachable_places(const MapView& map) {
  const auto lengths = route_lengths(map, founding_places_once_dealt(map));
  Reachable reachable{IdVector<IntersectionId, char>(lengths.count()), {}};
  for (const IntersectionId i : map.board().intersections())
    if (lengths[i] >= 0 && can_settle(map, i)) {
      reachable.places[i] = 1;
      reachable.list.push_back(i);
    }
  return reachable;
}

std::vector<IntersectionId> places_in(const MapView& map, const ChitArea& area, const Reachable& reachable) {
  std::vector<IntersectionId> places;
  for (const HexId hex : area.hexes)
    if (map.may_be_land(hex))
      for (const IntersectionId corner : map.board().hex_intersections(hex))
        if (reachable.places[corner] != 0) places.push_back(corner);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

/// Each settlement scores once in each area; the richest areas first, as far as buildings go.
int best_chits(const MapView& map, const Reachable& reachable, int buildings) {
  std::vector<int> points;
  for (const ChitArea& area : chit_areas(map)) {
    const int most = std::min(area.chits.settlements, buildings);
    const int scoring = most_apart(map.board(), places_in(map, area, reachable), most);
    points.insert(points.end(), static_cast<std::size_t>(scoring), area.chits.points);
  }
  std::sort(points.begin(), points.end(), std::greater<>());
  long long sum = 0;
  for (std::size_t i = 0; i < points.size() && i < static_cast<std::size_t>(buildings); ++i) sum += points[i];
  return static_cast<int>(std::min<long long>(sum, 1'000'000'000));
}

Fix play_to(const MapView& map, int points) {
  Details details = map.scenario().details;
  details.victory_points = points;
  return {say(N_("ask for {0} victory points"), points), {SetDetails{std::move(details)}}};
}

void find_unattainable(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const int wanted = map.scenario().details.victory_points;
  const BestCase best = best_case(map);
  const int usual = std::min(usual_points, best.total());
  const int founding_settlements = map.rules().founding_settlements();
  const auto fix = usual > founding_settlements ? std::optional(play_to(map, usual)) : std::nullopt;
  if (wanted <= founding_settlements) {
    report.add(Severity::Warning, WholeScenario{},
               say(N_("{0} victory points end the game before it starts: founding already gives {1}"), wanted,
                   founding_settlements),
               fix);
    return;
  }
  if (wanted <= best.total()) return;
  const auto uncounted = uncounted_rules(map);
  if (wanted <= best.total() + uncounted_points(map)) {
    report.add(Severity::Warning, WholeScenario{},
               say(N_("{0} victory points need what the map keeps of Pioneers' rules and games here do not "
                      "play: {1}; "
                      "without it a player can get {2} at most"),
                   wanted, list(uncounted), best.total()),
               play_to(map, best.total()));
    return;
  }
  Message words =
      say(N_("{0} victory points are out of reach: a player can get {1} at most (buildings {2}, longest "
             "route {3}, largest army {4}, cards {5}, chits {6}, other rules {7})"),
          wanted, best.total(), best.buildings, best.longest_route, best.largest_army, best.cards, best.chits,
          best.modules);
  if (!uncounted.empty())
    words = Message{
        N_("{0}; not counted is what the map keeps of Pioneers' rules and games here do not play: {1}"),
        {std::move(words), list(uncounted)}};
  report.add(WholeScenario{}, std::move(words),
             best.total() > founding_settlements ? std::optional(play_to(map, best.total())) : std::nullopt);
}

}  // namespace

BestCase best_case(const MapView& map) {
  const Pieces& pieces = map.scenario().details.pieces;
  const Reachable reachable = reachable_places(map);
  const int places = most_apart(map.board(), reachable.list, pieces.settlements + pieces.cities);
  BestCase best;
  const int cities = std::min(pieces.cities, places);
  best.buildings = 2 * cities + std::min(pieces.settlements, places - cities);
  const Figures figures = figures_of(map.rules(), map.scenario().details.max_players);
  const bool is_long = pieces.roads + pieces.ships >= figures.least_route;
  best.longest_route = is_long && map.rules().has_longest_route() ? special_card_points : 0;
  if (map.rules().has_development()) {
    const bool enough_knights = figures.deck.knights >= figures.least_army;
    best.largest_army = enough_knights && map.rules().has_largest_army() ? special_card_points : 0;
    best.cards = figures.deck.victory_points;
  }
  best.chits = best_chits(map, reachable, places);
  for (const RuleModule* module : map.rules().modules())
    if (module->most_points) best.modules += module->most_points(map);
  return best;
}

constinit const Check victory_points_attainable{
    .info =
        {.id = "base.victory-points-attainable",
         .severity = Severity::Error,
         .title = N_("The game can be won"),
         .why =
             N_("Victory points come from the places and pieces for settlements and cities, the longest "
                "route, the largest army, development cards, chits and what other rules bring. They must add "
                "up to enough."),
         .requirement = "BASE-18"},
    .run = find_unattainable};

}  // namespace hexwright::base
