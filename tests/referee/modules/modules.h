#pragma once

#include "tests/referee/book.h"
#include "tests/referee/hands.h"

// What each rule module does at the table, written from its requirements.

namespace hexwright::referee {

/// What one roll gave: by building and card what its hexes yielded, by seat and card what the bank gave.
struct Yielded {
  std::map<int, Hand> by_building;
  std::vector<Hand> given;
};

// Volcano.
void erupt(Book& b, int hex, int die);

// Explorers.
/// The robber and the pirate sleep. EXP-04
bool robber_sleeps(const Book& b);
bool is_home_place(const Book& b, int intersection);
void land_found(Book& b, int seat, int hex);
void draw_sea(Book& b, int seat, int land, std::uint16_t face);
void lay_sea(Book& b, int land, int cell, int path);
std::set<int> tokens_to_move(const Book& b, int seat, int land);
void move_token(Book& b, int seat, int land, int from);

// Cloth villages.
void lay_villages(Book& b);
/// The ships of a seat may lead to villages now. CLO-05
void ships_meet_villages(Book& b, int seat);
/// CLO-07
void villages_roll(Book& b, int roll);
/// CLO-09
bool trades_with_villages(const Book& b, int seat);
/// CLO-06
bool is_partner_at(const Book& b, int seat, int place);
void steal_cloth(Book& b, int seat, int from);
/// Who wins as the villages have run out; -1 while they have not. CLO-12
int winner_by_villages(const Book& b);

// Dealt world. NEW-04
bool can_lay_harbor(const Book& b);
void first_harbor(Book& b);
void draw_harbor(Book& b, int seat, std::uint16_t outcome);
void lay_harbor(Book& b, int seat, int cell, int path);

// Foreign islands.
/// A settlement was founded or built. FOU-02, FOU-03
void settled_on_island(Book& b, int seat, int place, bool founding);
/// A hex came up. FOU-05
void islands_grow(Book& b);

// Frontiers.
/// The card of the event that affects the building; 0 for none. FRO-03
int event_card_at(const Book& b, int seat, int building);
/// Victory points of a settlement or city. FRO-08, FRO-09
int worth_of(const Book& b, int place, const Standing& standing);
void settled_at_frontier(Book& b, int seat, int place);
void turn_up_event(Book& b, int seat, int event, int card);
void choose_event(Book& b, int seat, int place, int event);
void events_happen(Book& b, int roll, const Yielded& yielded);
void trade_produced(Book& b, const Debt& debt, int card, Cards given);
/// The indigenous people come: what was set aside goes. FRO-15
void give_set_aside(Book& b, int seat);
void upgrade_for_any(Book& b, int seat, int place, Cards price);
void right_building(Book& b, int seat, int place, int card);
void set_aside(Book& b, int seat, int card);

// Spices.
/// A road or ship has come to the intersection: spice hexes that lie open give their card. FOG-04
void reach_spices(Book& b, int seat, int intersection);
/// SPI-11
void spices_depleted(Book& b);
void place_merchant(Book& b, int seat, int place);
void take_option(Book& b, int seat, int resource, int hex);
void use_option(Book& b, int seat, int resource, int spice);
void exchange_spices(Book& b, int seat, int type);

// Climate change.
void dry_out(Book& b, int seat);
void devalue(Book& b, int hex);
void count_new_world(Book& b, int seat, int place, Building kind);

}  // namespace hexwright::referee
