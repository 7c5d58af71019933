#pragma once

#include <array>

#include "model/playtest/table.h"

// How the home island dries out. DES-02 to DES-05

namespace hexwright::desolation {

/// Somebody has built: the robber goes to a desert, and two hexes lose value. DES-02
void dry_out(PlayContext& play, SeatId seat);
extern const std::array<ActionSpec, 2> climate_actions;
extern const std::array<TaskSpec, 2> climate_tasks;
/// The hexes that lost value, and what became of them.
void add_changed_hexes(const Deed& deed, std::vector<Sentence>& sentences);
/// How likely a road on this path is to stay there.
float lasting(const View& view, const rating::Lasting& route);
/// Devaluations, deserts, and what was lost to them. DES-02, DES-03, DES-05
extern const std::array<const Counter*, 3> climate_counters;

}  // namespace hexwright::desolation
