#include "playtest/bots/settler.h"

namespace hexwright {

Action Settler::choose(const View& view, std::span<const Action> legal, Random& random) {
  if (view.turn_number() != turn_) turn_ = view.turn_number(), offered_ = 0;
  const bool founding = view.phase() == Phase::FoundSettlement || view.phase() == Phase::FoundRoute;
  if (founding && !view.task()) return choose_founding(view, legal, random);
  const Mind mind(view);
  return view.task() ? choose_for_task(mind, legal, random) : choose_in_turn(mind, legal, offered_);
}

}  // namespace hexwright
