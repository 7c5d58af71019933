#pragma once

#include "playtest/table.h"

// The parts of a discovery. EXP-05

namespace hexwright::explorers {

/// An empty place that waits for a hex.
bool is_open_cell(const Look& l, Number hex);
/// Stands or lies on the home island.
bool is_at_home(const Look& l, Number intersection);

/// The sea hex that comes with the land. EXP-05, EXP-06, EXP-09
extern const TaskRule draw_sea, lay_sea;
void weigh_sea(const Look& l, const Action& action, std::vector<WeighedOutcome>& outcomes);

/// The token that the bag did not have. EXP-08
extern const TaskRule move_token;

}  // namespace hexwright::explorers
