#pragma once

#include "tests/referee/book.h"

namespace hexwright::referee {

/// In paths: every way along own roads and ships is walked. BASE-10, SEA-03
int longest_route_of(const Book& b, int seat);
/// Who holds the card for the longest route now that something on the board has changed. BASE-10
void award_longest_route(Book& b);
/// After a knight. BASE-10
void award_largest_army(Book& b);

/// Those that all can see. BASE-11
int open_points(const Book& b, int seat);
/// With those of cards in hand.
int all_points(const Book& b, int seat);

}  // namespace hexwright::referee
