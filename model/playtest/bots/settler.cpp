#include "model/playtest/bots/settler.h"

namespace hexwright {

Action Settler::rate(const View& view, std::span<const Action> legal, Random& random,
                     std::vector<RatedAction>* all) {
  if (view.turn_number() != turn_) {
    turn_ = view.turn_number();
    offered_ = 0;
  }
  constexpr float worst = -1000;
  const bool founding = view.phase() == Phase::FoundSettlement || view.phase() == Phase::FoundRoute;
  if (founding && !view.task()) {
    Ratings ratings(legal.front(), worst, all);
    rate_founding(BoardWorth(view, weights_), legal, doubt_, random, ratings);
    return ratings.best();
  }
  const SettlerContext context(view, weights_);
  Ratings ratings(legal.front(), view.task() ? worst : 0, all);
  if (view.task())
    rate_for_task(context, legal, random, ratings);
  else
    rate_in_turn(context, legal, offered_, ratings);
  return ratings.best();
}

}  // namespace hexwright
