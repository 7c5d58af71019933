#pragma once

#include "model/playtest/modules/wonders/claim.h"
#include "model/playtest/modules/wonders/kinds.h"
#include "model/playtest/table.h"
#include "model/rules/wonders/wonders.h"

namespace hexwright::wonders {

// What it takes to claim a wonder and to build it.

/// Of a level.
Cards price_of(Wonder wonder);
/// How many of it nobody has claimed. WON-04
int left_of(const ReadContext& read, Wonder wonder);
/// WON-05 to WON-09
bool meets_condition(const ReadContext& read, SeatId seat, Wonder wonder);
/// Also what a claim takes besides the condition. WON-10
bool may_claim(const ReadContext& read, SeatId seat, Wonder wonder);
/// The option that a claim costs, and builds, the first level. WON-10
inline bool claim_builds(const Game& game) { return game.facts().claim_builds; }
/// More levels than every other player. WON-12
bool leads_in_levels(const ReadContext& read, SeatId seat);

/// What bots make of it. WON-16
void add_goals(const BoardWorth& board_worth, Goals& goals);
float gain_of_claim(const SettlerContext& context, const Action& action, float before);
float race_points(const View& view, const rating::Race& race);

}  // namespace hexwright::wonders
