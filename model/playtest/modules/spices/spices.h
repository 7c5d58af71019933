#pragma once

#include "model/playtest/table/base_table.h"
#include "model/rules/spices/merchants.h"

namespace hexwright::spices {

// The parts of what spices do at the table.

inline constexpr int cards_of_a_type = spice_cards / 3, options_of_a_resource = trade_options / 5;

inline int sum(const auto& counts) {
  int all = 0;
  for (const auto count : counts) all += count;
  return all;
}

/// A spice card can be drawn: from the stack, or from the discards that become the next one. SPI-10
bool has_spice_left(const ReadContext& read);
void weigh_spices(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes);
/// The drawn card comes to the seat's hand.
void take_spice(PlayContext& play, SeatId seat, const Action& action);

/// Merchants, what they bring and what they hold. SPI-04 to SPI-07
extern const ActionSpec merchant, take_option, use_option;
extern const Counter merchants_placed, options_taken, bought;
extern const TaskSpec take_option_task;
void add_merchant_goal(const BoardWorth& board_worth, Goals& goals);
float worth_of_visit(const BoardWorth& board_worth, HexId hex);
/// A merchant can stand there, as far as the hexes go.
bool takes_merchant_at(const ReadContext& read, IntersectionId intersection);
bool holds_ship(const ReadContext& read, const attempt::TakeUpShip& ship);

/// What others cannot see: spice cards in hand and in the stack, and options, which are taken face down.
void hide_spices(const ReadContext& read, SeatId viewer, State& seen);
void imagine_spices(PlayContext& play, const event::ImaginingHands& imagining);
void imagine_options(const ReadContext& read, SeatId viewer, Random& random, State& imagined);

void find_broken(const ReadContext& read, std::vector<std::string>& broken);

/// What of it can be made of paper.
void add_paper(const MapView& map, std::vector<PaperThing>& things);

}  // namespace hexwright::spices
