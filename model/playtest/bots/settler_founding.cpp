#include <algorithm>

#include "model/playtest/bots/openings.h"
#include "model/playtest/bots/settler.h"

namespace hexwright {
namespace {

/// A hundredth part, at random, of how far judgements may be off: no two games begin alike.
float wavering(Random& random) { return 1 + 0.0008F * static_cast<float>(random.below(100)); }

/// The best site two paths away past this neighbour, or what there is to discover.
float outlook(const BoardWorth& board_worth, IntersectionId from, IntersectionId past) {
  const View& view = board_worth.view();
  float best = board_worth.discovery(past);
  for (const IntersectionId next : view.board().intersection_neighbours(past)) {
    if (next == none || next == from) continue;
    best = std::max(best, board_worth.discovery(next));
    if (view.sites().has(next)) best = std::max(best, board_worth.settlement(next));
  }
  return best;
}

float worth_of_route(const BoardWorth& board_worth, PathId path) {
  const View& view = board_worth.view();
  const auto& ends = view.board().path_ends(path);
  const IntersectionId from = view.founded_at(), past = ends[0] == from ? ends[1] : ends[0];
  return outlook(board_worth, from, past);
}

}  // namespace

void rate_founding(const BoardWorth& board_worth, std::span<const Action> legal, float doubt, Random& random,
                   Ratings& ratings) {
  if (board_worth.view().phase() == Phase::FoundSettlement)
    return rate_openings(board_worth, legal, doubt, random, ratings);
  for (const Action& action : legal)
    if (action.kind == ActionKind::BuildRoad || action.kind == ActionKind::BuildShip)
      ratings.rate(action, worth_of_route(board_worth, action.a.path()) * wavering(random));
}

}  // namespace hexwright
