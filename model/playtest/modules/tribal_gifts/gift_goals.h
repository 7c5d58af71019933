#pragma once

#include "model/playtest/bots/settler.h"

namespace hexwright::tribal_gifts {

// What bots think of gifts. TRI-13

/// Ships to gifts, up to three that bring most for what they cost.
void add_goals(const Appraisal& appraisal, Goals& goals);
/// To move this ship onto a gift.
float gain_of_moving(const View& view, const rating::MovingShip& moving);
/// Laid there for good: the more, the more of its own it serves, and the less others.
float worth_of_place(const SettlerContext& context, const Action& placed);

}  // namespace hexwright::tribal_gifts
