#include <algorithm>

#include "model/playtest/bots/openings.h"
#include "model/playtest/bots/settler.h"

namespace hexwright {
namespace {

/// A hundredth part, at random, of how far judgements may be off: no two games begin alike.
float wavering(Random& random) { return 1 + 0.0008F * static_cast<float>(random.below(100)); }

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

float worth_of_route(const Appraisal& appraisal, PathId path) {
  const View& view = appraisal.view();
  const auto& ends = view.board().path_ends(path);
  const IntersectionId from = view.founded_at(), past = ends[0] == from ? ends[1] : ends[0];
  return outlook(appraisal, from, past);
}

}  // namespace

void rate_founding(const Appraisal& appraisal, std::span<const Action> legal, float doubt, Random& random,
                   Ratings& ratings) {
  if (appraisal.view().phase() == Phase::FoundSettlement)
    return rate_openings(appraisal, legal, doubt, random, ratings);
  for (const Action& action : legal)
    if (action.kind == ActionKind::BuildRoad || action.kind == ActionKind::BuildShip)
      ratings.rate(action, worth_of_route(appraisal, action.a.path()) * wavering(random));
}

}  // namespace hexwright
