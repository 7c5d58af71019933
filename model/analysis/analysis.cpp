#include "model/analysis/analysis.h"

#include "model/rules/base/founding.h"

namespace hexwright {

Analysis analyse(const Scenario& scenario) {
  const MapView map(scenario);
  const SiteJudge judge(map);
  Analysis result;
  result.packs = map.packs();
  result.board = map.board();
  result.hexes = judge.yields_by_hex();
  result.whole = yield_of_board(map, result.hexes);
  for (const HexId hex : map.board().hexes())
    result.land.push_back(map.may_be_land(hex) && !map.is_unfinished(hex) ? 1 : 0);
  for (const IntersectionId i : map.board().intersections()) {
    result.yields.push_back(judge.yield(i));
    result.harbors.push_back(judge.harbor(i));
    result.buildable.push_back(base::can_settle(map, i) ? 1 : 0);
  }
  result.sites = judge.best_first();
  result.seats = snake_draft(judge, drafted_seats(scenario));
  result.reached = journeys(judge, result.seats);
  result.destinations = destinations(map, result.reached);
  result.odds.resize(result.hexes.size());
  if (map.rules().explores()) result.odds = odds_by_hex(map);
  return result;
}

}  // namespace hexwright
