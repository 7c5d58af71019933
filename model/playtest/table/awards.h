#pragma once

#include "playtest/table.h"

namespace hexwright {

/// A route of this kind on the path would be connected to what the seat has. BASE-02, SEA-01
bool connects(const Look& l, int seat, Number path, Route route);

/// Off the board, back to the supply, as `remove_route` but without a look at the longest trade route: for a
/// ship that is put down again at once.
void lift_route(Table& t, Number path);

/// The seat has one more road or ship: the longest trade route may be its own now. BASE-10, SEA-03
void route_added(Table& t, int seat);
/// Roads or ships were cut or joined at an intersection, or one is gone. BASE-10
void recount_routes_at(Table& t, Number intersection);
void recount_routes(Table& t);
/// The seat has played one more knight. BASE-10
void knight_played(Table& t, int seat);

}  // namespace hexwright
