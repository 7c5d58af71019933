#pragma once

#include "model/playtest/bots/settler.h"

namespace hexwright::cities_and_knights {

// How settlers judge what Cities & Knights bring. CK-103 to CK-115

/// Of the knights that are awake. CK-40
int strength_of(const View& view, SeatId seat);
/// Cities of all, and who has one that barbarians can take. CK-40, CK-41
struct Cities {
  int all = 0;
  BySeat<int> plain{};
};
Cities count_cities(const View& view);
/// What the next attack of the barbarians is worth to the seat of a view, in victory points, with so much
/// more strength of its own. CK-40 to CK-44
float worth_of_attack(const View& view, const Weights& weights, int more_strength);
/// How likely they land within so many rolls. CK-103
float chance_of_attack(int steps, int rolls);
/// What so much more strength is worth, for the attack that is likely within some rounds.
float worth_of_strength(const SettlerContext& context, int more, int rounds);

void add_realm_goals(const BoardWorth& board_worth, Goals& goals);
/// Of one more city: the barbarians are as strong as there are cities. CK-108
float danger_of_city(const View& view, const rating::CityDanger&);
/// Of a city where players found: only some of its hexes pay commodities. CK-110
float founding_strength(const View& view, const rating::Founding& founding);

/// What tells how far a seat has come. CK-21 to CK-51
void add_traits(const SettlerContext& context, TraitWriter& to);

// In one's turn: `ActionSpec::gain`.
float gain_of_improvement(const SettlerContext& context, const Action& action, float before);
float gain_of_wall(const SettlerContext& context, const Action& action, float before);
float gain_of_hiring(const SettlerContext& context, const Action& action, float before);
float gain_of_activation(const SettlerContext& context, const Action& action, float before);
float gain_of_promotion(const SettlerContext& context, const Action& action, float before);
float gain_of_chase(const SettlerContext& context, const Action& action, float before);
float gain_of_move(const SettlerContext& context, const Action& action, float before);

// As answers to tasks: `ActionSpec::worth`.
float worth_of_lost_city(const SettlerContext& context, const Action& action);
float worth_of_metropolis(const SettlerContext& context, const Action& action);
float worth_of_deck(const SettlerContext& context, const Action& action);
float worth_of_discarded(const SettlerContext& context, const Action& action);
float worth_of_taken(const SettlerContext& context, const Action& action);
float worth_of_card_given(const SettlerContext& context, const Action& action);
float worth_of_card_got(const SettlerContext& context, const Action& action);
float worth_of_knight_given(const SettlerContext& context, const Action& action);
float worth_of_knight_placed(const SettlerContext& context, const Action& action);
float worth_of_knight_raised(const SettlerContext& context, const Action& action);

}  // namespace hexwright::cities_and_knights
