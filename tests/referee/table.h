#pragma once

#include "tests/referee/book.h"

// The base game and Seafarers: what each action does to the record.

namespace hexwright::referee {

/// Everything as it is before the first founding settlement: what the scenario says, and what set-up drew.
void open_book(Book& b, const State& start);
/// The pieces, hands and turn of a position that a test has arranged, after `open_book`.
void take_over(Book& b, const State& state);

// Founding and building.
void build_settlement(Book& b, int seat, int place);
void build_city(Book& b, int seat, int place);
/// The founding one that brings cards. CK-06
void found_city(Book& b, int seat, int place);
/// Instead of the settlement there, without price.
void becomes_city(Book& b, int seat, int place);
void build_route(Book& b, int seat, int path, Route kind);
/// What a new end of a road or ship brings to light. SEA-08
void reach(Book& b, int seat, int path);
void turn_up(Book& b, int seat, int hex, std::uint16_t outcome);

// Ships that move. SEA-02
void take_up_ship(Book& b, int seat, int path);
void put_down_ship(Book& b, int seat, int path);

// The turn.
void roll_dice(Book& b, int one, int other);
/// What the dice of this turn bring.
void bring_roll(Book& b);
/// After everything that comes first. CK-48
void pass_turn_on(Book& b, int seat);
void begin_turn(Book& b, int seat);
void end_turn(Book& b, int seat);
/// In the special building phase: on to the next one who can do something, or to the next turn. BASE-12
void pass_special_turns(Book& b);

// Sevens. BASE-07, SEA-04
void owe_robber_move(Book& b, int seat);
void move_thief(Book& b, int seat, int hex, bool pirate);
void steal(Book& b, int seat, int from, int card);

// Development cards. BASE-09
void buy_development(Book& b, int seat, int counters, int kind);
void play_development(Book& b, int seat, Development kind, int card);

// Trade. BASE-08
void trade_with_bank(Book& b, int seat, int give, int get);
void offer_trade(Book& b, int seat, Cards give, Cards want);
void answer_trade(Book& b, int seat, bool accepts);
void close_trade(Book& b, int seat, int with);
void withdraw_trade(Book& b);

}  // namespace hexwright::referee
