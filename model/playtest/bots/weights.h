#pragma once

namespace hexwright {

/// What a settler believes: worths in victory points, found by playing settlers with one value against
/// settlers with another.
struct Weights {
  // Places.
  float card = 0.06F;          ///< a card of what is neither scarce nor plentiful
  float scarcity = 0.7F;       ///< how much more to who has no income of it
  float plenty = 0.11F;        ///< income, in cards a roll, that makes it half as scarce
  float choice = 1.35F;        ///< a card of choice, in cards of the dearest kind
  float rolls_of_a_game = 72;  ///< of the dice
  float generic_harbor = 0.25F, special_harbor = 0.1F;
  float discovery = 0.35F;  ///< of a hidden hex
  float variety = 0.2F;     ///< of one more resource beside a founding settlement
  float coast = 0.05F;      ///< of a founding settlement that ships can leave
  float outlook = 0.06F;    ///< share of the best next site in a founding settlement's worth
  // Goals.
  float patience = 7;        ///< rolls that are added to all waiting: the fewer, the more it takes at once
  float second_goal = 0.1F;  ///< share of the second best goal in what a hand promises
  float each_route = 0.93F;  ///< what is left of a site's worth for each road on the way there
  float development = 0.5F, deciding_knight = 0.5F;
  float longest_route = 0.95F, kept_route = 0.5F;
  float merchant = 1, spice_card = 0.5F;
  float visited_spices = 0.3F;  ///< to come to a spice hex where a merchant would bring an option
  float set_aside = 0.3F;       ///< a pair that waits for a card of choice
  float spare_card = 0.03F;     ///< share of its worth that a card has which serves no goal
  float risked_card = 0.016F;   ///< a card that a 7 would take, by what a hand promises
  float step = 0.02F;           ///< being a step further, by what a hand promises
  // Cities & Knights.
  float commodity = 0.08F;     ///< a commodity that is neither scarce nor plentiful
  float lost_city = 2.2F;      ///< what the barbarians take
  float tied_defence = 0.35F;  ///< a progress card of choice
  float progress = 0.3F;       ///< a progress card as such
  // Robber and pirate.
  float own_loss = 2;  ///< how much worse than another's
  float theft = 0.25F, blocked_ship = 0.05F;
};

/// For whoever asks what a settler would do; minds refer to their weights.
inline constexpr Weights usual_weights;

}  // namespace hexwright
