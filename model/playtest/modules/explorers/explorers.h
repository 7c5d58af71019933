#pragma once

#include "model/playtest/table.h"

// The parts of a discovery. EXP-05

namespace hexwright::explorers {

/// An empty place that waits for a hex.
bool is_open_cell(const ReadContext& read, HexId hex);
/// Stands or lies on the home island.
bool is_at_home(const ReadContext& read, IntersectionId intersection);

/// The sea hex that comes with the land. EXP-05, EXP-06, EXP-09
extern const ActionSpec draw_sea, lay_sea;
extern const TaskSpec draw_sea_task, lay_sea_task;

/// The token that the bag did not have. EXP-08
extern const ActionSpec move_token;
extern const TaskSpec move_token_task;
extern const Counter tokens_moved;

}  // namespace hexwright::explorers
