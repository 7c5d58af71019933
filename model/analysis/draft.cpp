#include "model/analysis/draft.h"

#include <algorithm>
#include <optional>

#include "model/board/index.h"

namespace hexwright {
namespace {

constexpr int most_seats = 6;

void take(SeatDraft& seat, const SiteWorth& pick, const SiteJudge& judge,
          IdVector<IntersectionId, char>& taken) {
  seat.picks.push_back(pick);
  seat.holding.yield += judge.yield(pick.place);
  for (const HarborKind kind : every_harbor_kind)
    if (judge.harbor(pick.place).of(kind) == 1) seat.holding.harbors[at(kind)] = true;
  taken[pick.place] = 1;
  for (const IntersectionId next : judge.map().board().intersection_neighbours(pick.place))
    if (next != none) taken[next] = 1;
}

}  // namespace

std::vector<SeatDraft> snake_draft(const SiteJudge& judge, int seats) {
  std::vector<SeatDraft> drafts(at(seats));
  IdVector<IntersectionId, char> taken(judge.map().board().intersection_count());
  const int rounds = judge.map().rules().founding_settlements();
  for (int turn = 0; turn < rounds * seats; ++turn) {
    const int place = turn % seats;
    SeatDraft& seat = drafts[at(turn / seats % 2 == 0 ? place : seats - 1 - place)];
    std::optional<SiteWorth> best;
    for (const IntersectionId place : judge.places()) {
      if (taken[place] != 0) continue;
      const SiteWorth worth = judge.judge(place, seat.holding, taken);
      if (!best || worth.total() > best->total()) best = worth;
    }
    if (best) take(seat, *best, judge, taken);
  }
  return drafts;
}

int drafted_seats(const Scenario& scenario) {
  return std::clamp(scenario.details.max_players, 1, most_seats);
}

}  // namespace hexwright
