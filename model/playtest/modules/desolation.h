#pragma once

#include "playtest/table.h"

// How the home island dries out. DES-02 to DES-05

namespace hexwright::desolation {

/// Stands, or lies, between nothing but deserts. DES-05
bool is_isolated_place(const Look& l, Number intersection);
bool is_isolated_path(const Look& l, Number path);

/// Somebody has built: the robber goes to a desert, and two hexes lose value. DES-02
void dry_out(Table& t, int seat);
extern const TaskRule robber_to_desert, devalue;

}  // namespace hexwright::desolation
