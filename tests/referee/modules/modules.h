#pragma once

#include <optional>
#include <set>

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

// Tribal gifts.
void lay_gifts(Book& b, const State& start);
/// TRI-05
void ship_meets_gift(Book& b, int seat, int path);
/// Of the deck, those that lie at coasts. TRI-04
int cards_given_later(const Book& b);
void draw_gift(Book& b, int seat, int kind);
bool can_place_harbor(const Book& b, int seat);
/// One that was set aside. TRI-08
bool has_harbor_to_place(const Book& b, int seat);
void owe_harbor_before_end(Book& b, int seat);
void place_harbor(Book& b, const std::optional<Task>& asked, int seat, const Action& action);
/// By kind and path: what can be placed now.
std::set<std::pair<int, int>> harbor_choices(const Book& b, const std::optional<Task>& asked, int seat);

// Pirate fleet.
void lay_berths(Book& b);
/// PIR-11
bool is_own_landing(const Book& b, int seat, int place);
/// The one route goes on over this path. PIR-10
bool may_sail(const Book& b, int seat, int path);
/// What can be taken up because it can go elsewhere. PIR-10
std::set<int> ships_to_move(const Book& b, int seat);
/// PIR-06, PIR-07
void fleet_sails(Book& b, int strength);
/// What the roll brings, once nobody owes the fleet anything.
void raids_end(Book& b);
void lose_to_fleet(Book& b, int seat, int card);
/// PIR-09
void rob_anyone(Book& b, int seat, int from, int card);
/// PIR-13
bool is_at_fortress(const Book& b, int seat);
bool has_to_attack(Book& b, int seat);
void attack_fortress(Book& b, int seat, int die);
/// PIR-12
bool may_arm_ship(const Book& b, int seat);

// Wonders.
/// Nobody founds there. WON-02
bool is_closed_by_marks(const Book& b, int place);
void claim_wonder(Book& b, int seat, int kind);
/// Its wonder has a level to build, and the cards are there. WON-11
bool can_pay_level(const Book& b, int seat);
void build_level(Book& b, int seat);
/// Who wins by the last level; -1 while nobody does. WON-12
int winner_by_wonder(const Book& b);
bool points_win(const Book& b, int seat);
/// WON-10, WON-11
void compare_wonders(const Book& b, int seat, const Actions& legal, std::vector<std::string>& all);

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

// Cities & Knights.
/// What somebody can do, by kind and fields.
struct Choice {
  ActionKind kind = ActionKind::Pass;
  int x = 0, a = 0, b = 0;
  friend auto operator<=>(const Choice&, const Choice&) = default;
};
using Choices = std::set<Choice>;
/// In a turn, before its roll, or in the special building phase.
Choices turn_choices(const Book& b, int seat);
/// For what a task asks; none where it is not one of the module's.
std::optional<Choices> task_choices(const Book& b, const Task& task);

void lay_out_realms(Book& b, const State& start);
/// A turn, or a part of it in which another player acts, begins. CK-79
void new_part(Book& b);
void roll_with_event(Book& b, std::uint16_t outcome);
/// What the module's actions do, and others for its tasks; false for none of these.
bool act_with_knights(Book& b, const std::optional<Task>& asked, int seat, const Action& action);
bool can_be_met_by_realm(const Book& b, const Debt& debt);
/// CK-14
void aqueduct(Book& b, int seat);
/// Has to discard progress cards before the turn ends. CK-48
bool keeps_too_many(Book& b, int seat);
int points_of_realm(const Book& b, int seat);
/// The card that a city gets besides the resource. CK-12
int commodity_of(const Book& b, int hex);
/// The bank takes two of it from the seat for another reason than a harbor. CK-16
bool better_rate(const Book& b, int seat, int card);
bool can_upgrade(const Book& b, int seat, int place);
/// A metropolis that waits comes to a city. CK-91
void metropolis_finds_city(Book& b, int seat);
/// What stood there is no city any more. CK-28, CK-91
void city_is_gone(Book& b, int seat, int place);
/// The last road or ship at a knight. CK-39
bool leaves_knight_alone(const Book& b, int seat, int path);
void knights_without_road(Book& b, int seat, int path);

// Climate change.
void dry_out(Book& b, int seat);
void devalue(Book& b, int hex);
void count_new_world(Book& b, int seat, int place, Building kind);

}  // namespace hexwright::referee
