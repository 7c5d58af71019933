#pragma once

#include "tests/referee/book.h"

namespace hexwright::referee {

// What lies where, asked of the board anew each time.

bool is(const Book& b, int hex, Terrain terrain);
bool is_unknown(const Book& b, int hex);
bool is_open_land(const Book& b, int hex);
/// The edge of the board is sea.
bool is_open_sea(const Book& b, int hex);
/// The card that a hex yields; -1 for none. BASE-01
int yield_of(const Book& b, int hex);
/// It does something when its number is rolled. BASE-13
bool is_producing(const Book& b, int hex);

/// The hexes on the board around an intersection, and beside a path.
std::vector<int> hexes_at(const Book& b, int intersection);
std::vector<int> hexes_beside(const Book& b, int path);
std::vector<int> paths_at(const Book& b, int intersection);

/// The owner of the settlement or city there; -1 for none.
int town_owner(const Book& b, int intersection);
bool is_town(const Standing& standing);
/// Who ends the routes of others there, with a building or a knight; -1 for nobody. CK-38
int blocker(const Book& b, int intersection);
bool touches(const Book& b, int intersection, const std::set<int>& hexes);

bool carries_road(const Book& b, int path);
bool carries_ship(const Book& b, int path);
bool carries_settlement(const Book& b, int intersection);
/// BASE-02, SEA-01: connected to what the seat has.
bool joins(const Book& b, int seat, int path, Route kind);
/// An own road or ship ends there.
bool is_reached(const Book& b, int seat, int intersection);
/// BASE-03
bool keeps_distance(const Book& b, int intersection);
bool is_at_pirate(const Book& b, int path);
/// BASE-07, SEA-04
bool takes_robber(const Book& b, int hex);
bool takes_pirate(const Book& b, int seat, int hex);
/// DES-05: nothing but deserts around.
bool would_be_isolated(const Book& b, const std::vector<int>& hexes, int places);

bool can_lay(const Book& b, int seat, int path, Route kind);
bool can_lay_anything(const Book& b, int seat);
bool can_settle(const Book& b, int seat, int intersection);

/// What the harbors of a seat are, one bit each. BASE-08
int harbors_of(const Book& b, int seat);
int rate_of(const Book& b, int seat, int card);
/// BASE-07, SPI-08
int hand_limit(const Book& b, int seat);

}  // namespace hexwright::referee
