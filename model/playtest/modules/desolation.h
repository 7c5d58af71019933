#pragma once

#include "playtest/table.h"

// How the home island dries out. DES-02 to DES-05

namespace hexwright::desolation {

/// Somebody has built: the robber goes to a desert, and two hexes lose value. DES-02
void dry_out(Table& t, int seat);
extern const TaskRule robber_to_desert, devalue;

}  // namespace hexwright::desolation
