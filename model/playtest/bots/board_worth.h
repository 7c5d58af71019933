#pragma once

#include <array>
#include <optional>
#include <span>

#include "model/playtest/bots/reach.h"
#include "model/playtest/bots/weights.h"
#include "model/playtest/view.h"

namespace hexwright {

/// How much of each resource, as fractions of a card.
using Amounts = std::array<float, resource_cards.size()>;
/// Resources and commodities have a place each.
constexpr std::size_t lane(Card card) {
  return is_commodity(card) ? static_cast<std::size_t>(card) - spice_types.size()
                            : static_cast<std::size_t>(card);
}
inline constexpr std::size_t lanes = resource_cards.size() + commodity_cards.size();

/// What the places of a board are worth to one seat, as far as it sees, all in victory points. Made for one
/// decision: cheap, and without memory of its own.
class BoardWorth {
 public:
  BoardWorth(const View& view, const Weights& weights);

  const View& view() const { return *view_; }
  const Weights& weights() const { return *weights_; }
  /// What a roll of the dice brings the seat on average.
  const Amounts& income() const { return income_; }
  float income_of(Card card) const {
    return is_commodity(card) ? commodity_income_[lane(card) - resource_cards.size()] : income_[lane(card)];
  }
  /// Of the game that is still to come, guessed from the points of who leads.
  float rolls_left() const { return rolls_left_; }
  /// What a card of the resource will be worth, in hand and over the whole game.
  float card(Card card) const { return card_[lane(card)]; }
  /// What one card at each roll of this hex's number is worth for the rest of the game.
  float hex(HexId hex) const {
    if (hex == none) return 0;
    if (!looked_at_.has(hex)) {
      looked_at_.add(hex);
      hex_worth_[hex] = worth_of_hex(hex);
    }
    return hex_worth_[hex];
  }
  /// A new settlement, or a city in the place of one.
  float settlement(IntersectionId intersection) const {
    if (!sites_looked_at_.has(intersection)) {
      sites_looked_at_.add(intersection);
      site_worth_[intersection] = worth_of_settlement(intersection);
    }
    return site_worth_[intersection];
  }
  float city(IntersectionId intersection) const;
  /// To be served by a harbor of this kind; 0 where one is already.
  float harbor(HarborKind kind) const;
  /// To be the first to see the hexes that lie hidden around an intersection, or the first to come to hexes
  /// that give something for it.
  float discovery(IntersectionId intersection) const;
  /// Where own routes can go on to with so many more roads or ships, the nearest places first.
  std::span<const Way> ways(int most_routes) const {
    if (!reach_) reach_.emplace(*view_);
    return reach_->ways(most_routes);
  }
  /// What makes an opponent dangerous: the more, the nearer to victory.
  float threat(SeatId seat) const;

 private:
  void count_income();
  void count_income_at(IntersectionId intersection, Building building);
  void count_city_income(Terrain terrain, float share);
  float worth_of_upgrade(IntersectionId intersection, HexId hex) const;
  float worth_of_hex(HexId hex) const;
  float worth_of_settlement(IntersectionId intersection) const;
  float danger_of_city() const;
  float harbors(IntersectionId intersection) const;

  const View* view_;
  const Weights* weights_;
  bool discovers_;  ///< something on this map is worth a visit
  Amounts income_{};
  std::array<float, commodity_cards.size()> commodity_income_{};
  std::array<float, lanes> card_{};
  float rolls_left_ = 0;
  mutable std::optional<Reach> reach_;
  // What each hex is worth, of those that were looked at: several places lie around each.
  mutable HexBits looked_at_;
  mutable IdArray<HexId, float, most_hexes> hex_worth_;  // left unset otherwise
  // The same for settlements: who founds asks for each place from all those near it.
  mutable IntersectionBits sites_looked_at_;
  mutable IdArray<IntersectionId, float, most_intersections> site_worth_;  // left unset otherwise
  mutable std::optional<float> danger_of_city_;
};

}  // namespace hexwright
