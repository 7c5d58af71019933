#pragma once

#include "tests/referee/book.h"

namespace hexwright::referee {

/// By kind of card, the resources alone.
using Price = std::array<int, resource_kinds>;
inline constexpr Price price_of_road{1, 1, 0, 0, 0}, price_of_ship{0, 1, 0, 0, 1},
    price_of_settlement{1, 1, 0, 1, 1}, price_of_city{0, 0, 3, 2, 0}, price_of_development{0, 0, 1, 1, 1},
    price_of_merchant{0, 0, 1, 0, 1};  // BASE-04, SEA-01, SPI-04

bool can_pay(const Book& b, int seat, const Price& price);

/// As many as the bank has; how many that were.
int take(Book& b, int seat, int card, int n);
/// To the bank, or the discarded spices; those that lie face up first. FRO-07
void pay(Book& b, int seat, int card, int n = 1);
void pay(Book& b, int seat, const Price& price);
/// To the bank in a trade: none that lies face up. FRO-07
void trade_away(Book& b, int seat, int card, int n);
/// What an opponent takes.
void hand_over(Book& b, int from, int to, int card, int n);

/// The top spice card, out of the discards when the stack is empty. SPI-10
bool has_spices_left(const Book& b);
void draw_spice(Book& b, int seat, int card);

}  // namespace hexwright::referee
