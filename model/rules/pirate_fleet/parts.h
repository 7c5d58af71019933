#pragma once

#include "model/findings/check.h"
#include "model/rules/instructions.h"

namespace hexwright::pirate_fleet {

// The checks of the pirate fleet and its fortresses; pirate_fleet.cpp has them in a table.

// Of the course.
extern const Check course_closed;
extern const Check course_clockwise;
extern const Check fleet_on_course;
extern const Check course_at_main_coast;
extern const Check no_robber;
// Of what lies ready for each player.
extern const Check berths_whole;
extern const Check marks_at_coasts;
extern const Check ways_open;
extern const Check ways_apart;
extern const Check pieces_suffice;

void add_instructions(const MapView& map, Instructions& sheet);

}  // namespace hexwright::pirate_fleet
