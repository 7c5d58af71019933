#pragma once

#include <array>
#include <span>

#include "model/playtest/bots/board_worth.h"

namespace hexwright {

/// Something that a player saves cards for.
struct Goal {
  float worth = 0;  ///< in victory points
  Cards price;      ///< of all that it takes
  Cards step_price;
  Action step;  ///< what is to be done first, once its price is in hand
  /// The step is all of it.
  bool is_one_step() const { return price == step_price; }
};

/// What a seat could aim for now, and how soon its cards would pay for it.
class Goals {
 public:
  explicit Goals(const BoardWorth& board_worth);

  void add(const Goal& goal);

  std::span<const Goal> all() const { return {goals_.data(), count_}; }
  /// The one that these cards serve best; null when there is none.
  const Goal* best(Cards hand) const;
  /// How good it is to have these cards: victory points a roll of the dice, as it were.
  /// With the first step of one goal done where there is one that is `begun`.
  float promise(Cards hand, const Goal* begun = nullptr) const;
  /// What a goal is worth when it takes these cards besides the hand's; or anything no more than `least`,
  /// where it is not more than that: for who looks for the best one.
  float pace(float worth, Cards hand, Cards price, float least = 0) const;
  /// How many rolls it takes until the hand, with what comes in and trade with the bank, pays the price.
  float rolls_until(Cards hand, Cards price) const { return rolls_until(hand, price, longest_wait); }

 private:
  static constexpr float longest_wait = 80;
  /// By resource, and then by commodity, or zeros: eight are reckoned with as quickly as five.
  using Lanes = std::array<float, lanes>;

  void add_city();
  void add_settlement();
  void add_ways();
  void add_longest_route();
  void defend_longest_route();
  void add_development();
  /// Any number that is not below `enough`, where it takes so many.
  float rolls_until(Cards hand, Cards price, float enough) const;

  template <class Visit>
  void for_each_card(Visit visit) const {
    for (const Card card : resource_cards) visit(card);
    if (!has_commodities_) return;
    for (const Card card : commodity_cards) visit(card);
  }

  const BoardWorth* board_worth_;
  int hand_limit_;
  bool has_commodities_;
  std::array<Goal, 12> goals_;  // left unset beyond count_
  std::size_t count_ = 0;
  Lanes income_{}, inverse_rates_{};
};

}  // namespace hexwright
