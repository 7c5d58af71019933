#include "model/playtest/bots/board_worth.h"

#include <algorithm>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/table.h"
#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

/// Brick, lumber, ore, grain, wool.
constexpr Amounts usual_demand{1.0F, 1.0F, 1.05F, 1.1F, 0.8F};

/// Of a number on the dice.
constexpr auto chances = [] {
  std::array<float, 13> chances{};
  for (int number = 2; number <= 12; ++number) chances[at(number)] = static_cast<float>(pips(number)) / 36;
  return chances;
}();
float chance(int number) { return chances[at(number)]; }

bool brings_income(const View& view, Terrain terrain) {
  const TerrainRule* rule = view.game().hooks().terrains[at(terrain)];
  return rule && rule->is_income && rule->is_income(view.game());
}

}  // namespace

BoardWorth::BoardWorth(const View& view, const Weights& weights)
    : view_(&view),
      weights_(&weights),
      discovers_(view.game().facts().hides_hexes || view.game().hooks().visits) {
  int most = 0;
  for (const SeatId seat : view.game().seats()) most = std::max(most, view.standing(seat));
  const auto to_win = static_cast<float>(view.game().points_to_win());
  rolls_left_ = weights.rolls_of_a_game * std::max(0.08F, 1 - static_cast<float>(most) / to_win);
  count_income();
  for (const Card card : resource_cards)
    card_[at(card)] = weights.card * usual_demand[at(card)] *
                      (1 + weights.scarcity * weights.plenty / (weights.plenty + income_[at(card)]));
  if (!view.game().has_commodities()) return;
  for (const Card card : commodity_cards)
    card_[lane(card)] =
        weights.commodity * (1 + weights.scarcity * weights.plenty / (weights.plenty + income_of(card)));
}

void BoardWorth::count_income() {
  view_->for_each_town([&](IntersectionId i) { count_income_at(i, view_->building(i).kind()); });
}

void BoardWorth::count_income_at(IntersectionId intersection, Building building) {
  for (const HexId hex : view_->board().intersection_hexes(intersection)) {
    if (hex == none || view_->terrain(hex) == unknown_terrain) continue;
    const auto terrain = static_cast<Terrain>(view_->terrain(hex));
    // The robber goes away again.
    const auto count = static_cast<float>(view_->yield_to(hex, intersection, building));
    const float share = count * chance(view_->number(hex)) * (hex == view_->robber() ? 0.5F : 1.0F);
    if (const auto resource = resource_of(terrain)) {
      if (!view_->game().has_commodities() || building == Building::Settlement)
        income_[at(card_of(*resource))] += share;
      else
        count_city_income(terrain, share / 2);
    } else if (terrain == Terrain::Gold || brings_income(*view_, terrain)) {
      for (float& each : income_) each += share / 4;
    }
  }
}

/// A resource and the second card, which may be a commodity.
void BoardWorth::count_city_income(Terrain terrain, float share) {
  income_[at(card_of(*resource_of(terrain)))] += share;
  const Card second = view_->game().second_card(terrain);
  if (is_commodity(second))
    commodity_income_[lane(second) - resource_cards.size()] += share;
  else
    income_[at(second)] += share;
}

float BoardWorth::worth_of_hex(HexId hex) const {
  if (view_->terrain(hex) == unknown_terrain) return 0;
  const float rolls = rolls_left_ * chance(view_->number(hex));
  const auto terrain = static_cast<Terrain>(view_->terrain(hex));
  if (const auto resource = resource_of(terrain)) return rolls * card(card_of(*resource));
  if (terrain == Terrain::Gold)
    return rolls * weights_->choice * *std::max_element(card_.begin(), card_.end());
  const TerrainRule* rule = view_->game().hooks().terrains[at(view_->terrain(hex))];
  return rule && rule->worth ? rule->worth(*this, rolls) : 0;
}

float BoardWorth::harbors(IntersectionId intersection) const {
  float worth = 0;
  for (unsigned left = view_->harbors(intersection); left != 0; left &= left - 1)
    worth += harbor(static_cast<HarborKind>(std::countr_zero(left)));
  return worth;
}

float BoardWorth::harbor(HarborKind kind) const {
  const OpenSeat mine = view_->open(view_->seat());
  if (mine.has_harbor(kind)) return 0;
  const float share = rolls_left_ / weights_->rolls_of_a_game;
  constexpr int without = 4;
  const own::HarborTrade trade = own::trade_at(view_->game().map().packs(), kind);
  if (trade.rate >= without) return 0;
  if (trade.cards == own::every_resource)
    return share * weights_->generic_harbor * static_cast<float>(without - trade.rate);
  float worth = share * weights_->special_harbor;
  // Two for one instead of four for one: a quarter of a card more for each card.
  const float more = 1 / static_cast<float>(trade.rate) - 1 / static_cast<float>(without);
  for (unsigned left = trade.cards; left != 0; left &= left - 1)
    worth += rolls_left_ * income_[at(std::countr_zero(left))] * weights_->card * more;
  return worth;
}

float BoardWorth::worth_of_settlement(IntersectionId intersection) const {
  float worth = 1 + harbors(intersection) + static_cast<float>(view_->chits_at(intersection));
  for (const HexId hex : view_->board().intersection_hexes(intersection))
    if (hex != none)
      worth += this->hex(hex) * static_cast<float>(view_->yield_to(hex, intersection, Building::Settlement));
  return rated(*view_, rating::Settling{*this, intersection}, worth);
}

/// Of a city, besides what a settlement gets there.
float BoardWorth::worth_of_upgrade(IntersectionId intersection, HexId hex) const {
  if (hex == none || view_->terrain(hex) == unknown_terrain) return 0;
  const auto terrain = static_cast<Terrain>(view_->terrain(hex));
  const int more = view_->yield_to(hex, intersection, Building::City) -
                   view_->yield_to(hex, intersection, Building::Settlement);
  if (!view_->game().has_commodities() || !resource_of(terrain) || more != 1)
    return this->hex(hex) * static_cast<float>(more);
  return rolls_left_ * chance(view_->number(hex)) * card(view_->game().second_card(terrain));
}

float BoardWorth::city(IntersectionId intersection) const {
  float worth = 1;
  for (const HexId hex : view_->board().intersection_hexes(intersection))
    worth += worth_of_upgrade(intersection, hex);
  return worth - danger_of_city();
}

/// Of any: it does not depend on the place.
float BoardWorth::danger_of_city() const {
  if (!danger_of_city_) {
    danger_of_city_ = rated(*view_, rating::CityDanger{});
  }
  return *danger_of_city_;
}

float BoardWorth::discovery(IntersectionId intersection) const {
  float worth = 0;
  if (!discovers_) return worth;
  for (const HexId hex : view_->board().intersection_hexes(intersection)) {
    if (hex == none) continue;
    const std::uint8_t terrain = view_->terrain(hex);
    if (terrain == unknown_terrain)
      worth += weights_->discovery;
    else if (const TerrainRule* rule = view_->game().hooks().terrains[terrain]; rule && rule->visit)
      worth += rule->visit(*this, hex);
  }
  return worth;
}

float BoardWorth::threat(SeatId seat) const {
  const OpenSeat other = view_->open(seat);
  const float points =
      static_cast<float>(view_->standing(seat)) + 0.3F * static_cast<float>(other.developments());
  return points / static_cast<float>(view_->game().points_to_win());
}

}  // namespace hexwright
