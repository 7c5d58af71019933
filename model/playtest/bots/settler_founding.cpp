#include <algorithm>

#include "model/playtest/bots/settler.h"

namespace hexwright {
namespace {

/// A hundredth part, at random, of how far judgements may be off: no two games begin alike.
float wavering(Random& random) { return 1 + 0.0008F * static_cast<float>(random.below(100)); }

/// Different resources at one place.
int variety(const View& view, IntersectionId intersection) {
  unsigned kinds = 0;
  for (const HexId hex : view.board().intersection_hexes(intersection))
    if (hex != none && view.number(hex) != 0) kinds |= 1U << view.terrain(hex);
  return std::popcount(kinds);
}

/// Sea beside it: ships can leave.
bool may_send_ships(const View& view, IntersectionId intersection) {
  const auto& hexes = view.board().intersection_hexes(intersection);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return hex == none || view.terrain(hex) == static_cast<std::uint8_t>(Terrain::Sea);
  });
}

/// The best site two paths away past this neighbour, or what there is to discover.
float outlook(const Appraisal& appraisal, IntersectionId from, IntersectionId past) {
  const View& view = appraisal.view();
  float best = appraisal.discovery(past);
  for (const IntersectionId next : view.board().intersection_neighbours(past)) {
    if (next == none || next == from) continue;
    best = std::max(best, appraisal.discovery(next));
    if (view.sites().has(next)) best = std::max(best, appraisal.settlement(next));
  }
  return best;
}

float worth_of_site(const Appraisal& appraisal, IntersectionId intersection) {
  const Weights& weights = appraisal.weights();
  const View& view = appraisal.view();
  float worth =
      appraisal.settlement(intersection) + weights.variety * static_cast<float>(variety(view, intersection));
  if (view.game().has_ships() && may_send_ships(view, intersection)) worth += weights.coast;
  float best = 0;
  for (const IntersectionId past : view.board().intersection_neighbours(intersection))
    if (past != none) best = std::max(best, outlook(appraisal, intersection, past));
  return worth + weights.outlook * best;
}

float worth_of_route(const Appraisal& appraisal, PathId path) {
  const View& view = appraisal.view();
  const auto& ends = view.board().path_ends(path);
  const IntersectionId from = view.founded_at(), past = ends[0] == from ? ends[1] : ends[0];
  return outlook(appraisal, from, past);
}

}  // namespace

void rate_founding(const Appraisal& appraisal, std::span<const Action> legal, Random& random,
                   Ratings& ratings) {
  for (const Action& action : legal) {
    float worth = 0;
    if (action.kind == ActionKind::BuildSettlement) worth = worth_of_site(appraisal, action.a.intersection());
    if (action.kind == ActionKind::BuildRoad || action.kind == ActionKind::BuildShip)
      worth = worth_of_route(appraisal, action.a.path());
    ratings.rate(action, worth * wavering(random));
  }
}

}  // namespace hexwright
