#pragma once

#include <array>

#include "model/playtest/counters.h"
#include "model/playtest/table.h"
#include "model/rules/own/grounds.h"

// How often own rules happen in a playtest, and what they bring to whom. Nothing is done where nobody counts.
// A script: as in `StepRef`; awards come after the actions.

namespace hexwright::own {

extern const std::array<const hexwright::Counter*, 8> playtest_counters;

/// A rule or a card is done for the seat: its conditions hold.
void count_done(PlayContext& play, int script, SeatId seat);
/// Where that is, or what the seat chooses for it.
void count_place(PlayContext& play, int script, const Where& where);
/// Cards, or points, that it brings the seat; below 0 for those that it costs.
void count_cards(PlayContext& play, int script, SeatId seat, int more);
void count_given_points(PlayContext& play, int script, SeatId seat, int more);
/// Cards of choice that the seat takes next, where nothing comes after them.
void count_choice(PlayContext& play, int script, SeatId seat, int cards);
/// Before an own action is done, with its price, or what a step asked for.
void count_action(PlayContext& play, SeatId seat, const hexwright::Action& done);
void count_answer(PlayContext& play, const Task& task, const hexwright::Action& done);
/// After an award came to somebody, or left them.
void count_award(PlayContext& play, std::size_t award, SeatId before);

}  // namespace hexwright::own
