#pragma once

#include "model/playtest/modules/pirate_fleet/war.h"

// The parts of the module: routes, the fleet, fortresses, bots.

namespace hexwright::pirate_fleet {

// Rules of `ModuleRules`. PIR-10, PIR-12
void limit_ships(const ReadContext& read, SeatId seat, PathBits& spots);
bool holds_ship(const ReadContext& read, const attempt::TakeUpShip& ship);
void note_start(PlayContext& play, const event::RouteLaid& laid);
bool holds_knight(const ReadContext& read, const attempt::PlayKnight& knight);
void arm_ship(PlayContext& play, const event::KnightPlayed& played);

/// The last ship goes back to the supply, as a plain one. PIR-13
void lose_last_ship(PlayContext& play, SeatId seat);

// The fleet. PIR-06 to PIR-09
bool sail(PlayContext& play, const interruption::Rolled& rolled);
extern const ActionSpec lose_to_fleet;
extern const TaskSpec raided, rewarded, rob_anyone;
extern const Counter raids;
void describe_fleet(const Deed& deed, std::vector<Sentence>& sentences);

// Fortresses. PIR-13 to PIR-15
/// Ships of the seat have come to its fortress, which stands.
bool is_at_fortress(const ReadContext& read, SeatId seat);
extern const ActionSpec attack_fortress;
extern const TaskSpec must_attack;
extern const Counter attacks, conquests;
bool attack_at_end(PlayContext& play, const interruption::TurnEnds& end);

// What lies on the board, and what all see of a seat's war.
void show_war(const ReadContext& read, OnBoard& shown);
void note_war(const ReadContext& read, SeatId seat, SeatNotes& notes);

// Bots. PIR-17
void add_goals(const BoardWorth& board_worth, Goals& goals);
float founding_strength(const View& view, const rating::Founding& founding);
void add_traits(const SettlerContext& context, TraitWriter& to);
float gain_of_attack(const SettlerContext& context, const Action& attack, float before);

}  // namespace hexwright::pirate_fleet
