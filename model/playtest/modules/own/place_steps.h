#pragma once

#include "model/playtest/modules/own/program.h"

// Steps that nobody has to decide about, at places of the board and before players.

namespace hexwright::own {

/// What stands at the place goes back to its owner; with a filter, all that stands where it says.
void strike(PlayContext& play, const Step& step, SeatId who, const Where& where);
/// The building at the place lies on its side from then on, or stands again; with a filter, all of the
/// seat's own where it says.
void turn_buildings(PlayContext& play, const Step& step, SeatId who, const Where& where);
/// To the first hex of a terrain, or to this one.
void move_piece(PlayContext& play, const Step& step, HexId here);
/// Of the rule's hex, or of all with the number that was rolled last.
void step_number(PlayContext& play, const Step& step, HexId hex);
void become(PlayContext& play, const Step& step, HexId hex);
/// In the place of the seat's settlement there, or of all where the step says, while cities are left.
void build_cities(PlayContext& play, const Step& step, SeatId seat, IntersectionId corner);
/// As far as the hand has them: they pay, and are not traded.
void lay_face_up(PlayContext& play, SeatId seat, Cards cards);
/// What lies aside, to the bank or to the hand.
void give_back(PlayContext& play, const Step& step, SeatId seat);

}  // namespace hexwright::own
