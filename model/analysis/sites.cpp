#include "model/analysis/sites.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/founding.h"

namespace hexwright {
namespace {

constexpr double rolls_of_a_pip = 36;

}  // namespace

std::vector<Message> reasons(const SiteWorth& worth) {
  std::vector<Message> all;
  const auto add = [&](const char* pattern, double part) {
    if (part >= 0.05) all.push_back({pattern, {Decimal{part, 1}}});
  };
  add(N_("{0} for what comes in"), worth.income);
  add(N_("{0} for its different resources"), worth.variety);
  add(N_("{0} for the harbor"), worth.harbor);
  add(N_("{0} for the way out to sea"), worth.coast);
  add(N_("{0} for what lies near"), worth.outlook);
  return all;
}

SiteJudge::SiteJudge(const MapView& map, const Weights& weights)
    : map_(&map),
      weights_(weights),
      pip_(weights.rolls_of_a_game / rolls_of_a_pip * weights.card * (1 + weights.scarcity)),
      hexes_(hexwright::yields_by_hex(map)),
      yields_(yields_by_intersection(map.board(), hexes_)),
      harbors_(harbor_chances(map)),
      places_(base::founding_places_left(map)) {
  for (const IntersectionId i : map.board().intersections())
    can_settle_.push_back(base::can_settle(map, i) ? 1 : 0);
}

double SiteJudge::income(IntersectionId intersection, const Holding& holding) const {
  const auto& [cards, choice, discoveries] = yield(intersection);
  double sum = 0, dearest = 0;
  for (const Resource resource : all_resources) {
    const double a_roll = holding.yield.of(resource) / rolls_of_a_pip;
    const double scarce = weights_.plenty / (weights_.plenty + a_roll);
    const double share = (1 + weights_.scarcity * scarce) / (1 + weights_.scarcity);
    sum += cards[at(resource)] * share;
    dearest = std::max(dearest, share);
  }
  // A discovery is worth a card that nobody lacks.
  return sum + weights_.choice * dearest * choice + discoveries / (1 + weights_.scarcity);
}

double SiteJudge::harbor_worth(IntersectionId intersection, const Holding& holding) const {
  double sum = 0;
  constexpr int without = 4;
  for (const HarborKind kind : every_harbor_kind) {
    const double chance = harbor(intersection).of(kind);
    if (chance == 0 || holding.harbors[at(kind)]) continue;
    const own::HarborTrade trade = own::trade_at(map_->packs(), kind);
    if (trade.rate >= without) continue;
    if (trade.cards == own::every_resource) {
      sum += chance * weights_.generic_harbor * (without - trade.rate) / pip_;
      continue;
    }
    double worth = weights_.special_harbor;
    for (const Resource resource : all_resources) {
      if (!trade.takes(resource)) continue;
      // Two for one instead of four for one: a quarter of a card more for each card.
      const double a_roll = (holding.yield.of(resource) + yield(intersection).of(resource)) / rolls_of_a_pip;
      worth += weights_.rolls_of_a_game * a_roll * (1.0 / trade.rate - 1.0 / without) * weights_.card;
    }
    sum += chance * worth / pip_;
  }
  return sum;
}

double SiteJudge::discovery(IntersectionId intersection) const {
  double sum = 0;
  for (const HexId hex : map_->board().intersection_hexes(intersection))
    if (hex != none && map_->is_hidden(hex)) sum += weights_.discovery / pip_;
  return sum;
}

double SiteJudge::outlook(IntersectionId intersection, const Holding& holding,
                          const IdVector<IntersectionId, char>& taken) const {
  double best = 0;
  for (const IntersectionId past : map_->board().intersection_neighbours(intersection)) {
    if (past == none) continue;
    best = std::max(best, discovery(past));
    for (const IntersectionId next : map_->board().intersection_neighbours(past)) {
      if (next == none || next == intersection) continue;
      best = std::max(best, discovery(next));
      if (can_settle_[next] != 0 && taken[next] == 0)
        best = std::max(best, income(next, holding) + harbor_worth(next, holding));
    }
  }
  return weights_.outlook * best;
}

SiteWorth SiteJudge::judge(IntersectionId intersection, const Holding& holding,
                           const IdVector<IntersectionId, char>& taken) const {
  SiteWorth worth{.place = intersection, .income = income(intersection, holding)};
  for (const Resource resource : all_resources)
    if (yield(intersection).of(resource) > 0 && holding.yield.of(resource) == 0)
      worth.variety += weights_.variety / pip_;
  worth.harbor = harbor_worth(intersection, holding);
  const auto& hexes = map_->board().intersection_hexes(intersection);
  const bool coastal = std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return map_->is_sea(hex); });
  if (coastal && map_->scenario().details.pieces.ships > 0) worth.coast = weights_.coast / pip_;
  worth.outlook = outlook(intersection, holding, taken);
  return worth;
}

std::vector<SiteWorth> SiteJudge::best_first() const {
  const IdVector<IntersectionId, char> nobody(can_settle_.count());
  std::vector<SiteWorth> all;
  all.reserve(places_.size());
  for (const IntersectionId place : places_) all.push_back(judge(place, {}, nobody));
  std::stable_sort(all.begin(), all.end(),
                   [](const SiteWorth& a, const SiteWorth& b) { return a.total() > b.total(); });
  return all;
}

}  // namespace hexwright
