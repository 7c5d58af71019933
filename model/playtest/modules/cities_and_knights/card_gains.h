#pragma once

#include "model/playtest/bots/settler.h"

namespace hexwright::cities_and_knights {

// How settlers judge playing a progress card: `ActionSpec::gain`. A card that is kept may serve better later,
// unless there are as many as one may keep. CK-113 to CK-115

/// What it is worth to hold a progress card, in victory points.
float worth_of_progress(Progress card);

float gain_of_alchemist(const SettlerContext& context, const Action& action, float before);
float gain_of_crane(const SettlerContext& context, const Action& action, float before);
float gain_of_engineer(const SettlerContext& context, const Action& action, float before);
float gain_of_inventor(const SettlerContext& context, const Action& action, float before);
float gain_of_harvest(const SettlerContext& context, const Action& action, float before);
float gain_of_medicine(const SettlerContext& context, const Action& action, float before);
float gain_of_roads(const SettlerContext& context, const Action& action, float before);
float gain_of_smith(const SettlerContext& context, const Action& action, float before);
float gain_of_bishop(const SettlerContext& context, const Action& action, float before);
float gain_of_deserter(const SettlerContext& context, const Action& action, float before);
float gain_of_warlord(const SettlerContext& context, const Action& action, float before);
float gain_of_merchant(const SettlerContext& context, const Action& action, float before);
float gain_of_fleet(const SettlerContext& context, const Action& action, float before);
float gain_of_monopoly(const SettlerContext& context, const Action& action, float before);
/// Of those that hurt or rob others: better against who is ahead.
float gain_of_attack_on_others(const SettlerContext& context, const Action& action, float before);
float gain_of_offer(const SettlerContext& context, const Action& action, float before);
/// Only to make room.
float gain_of_making_room(const SettlerContext& context, const Action& action, float before);

}  // namespace hexwright::cities_and_knights
