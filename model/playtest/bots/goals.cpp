#include "model/playtest/bots/goals.h"

#include <algorithm>
#include <cstring>

#include "model/board/index.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

constexpr int far_away = 4;

Cards times(Cards price, int count) {
  Cards all;
  for (int i = 0; i < count; ++i) all += price;
  return all;
}

/// Where a road or ship makes the seat's longest route longest.
struct Lengthening {
  Action step{.a = none};
  int length = 0;
};

Lengthening best_lengthening(const View& view) {
  const Seat& own = view.own();
  Lengthening best;
  const auto look = [&](const PathBits& spots, ActionKind kind, Route route) {
    spots.for_each([&](PathId path) {
      const int length = view.longest_route_with(path, route);
      if (length > best.length) best = {{.kind = kind, .a = path}, length};
    });
  };
  if (own.roads > 0) look(own.road_spots, ActionKind::BuildRoad, Route::Road);
  if (own.ships > 0) look(own.ship_spots, ActionKind::BuildShip, Route::Ship);
  return best;
}

/// Half of the lanes, reckoned with at once.
using Half [[gnu::vector_size(4 * sizeof(float))]] = float;
using Halves = std::array<Half, 2>;
static_assert(sizeof(Halves) == lanes * sizeof(float));

Halves halves_of(const std::array<float, lanes>& all) {
  Halves halves;
  std::memcpy(&halves, &all, sizeof halves);
  return halves;
}

/// Of eight numbers, always in the same order.
float sum(const Halves& lanes) {
  const Half halves = lanes[0] + lanes[1];
  return (halves[0] + halves[2]) + (halves[1] + halves[3]);
}

}  // namespace

Goals::Goals(const BoardWorth& board_worth)
    : board_worth_(&board_worth),
      hand_limit_(board_worth.view().hand_limit()),
      has_commodities_(board_worth.view().game().has_commodities()) {
  const View& view = board_worth.view();
  const Cards rates = view.bank_rates();
  for_each_card([&](Card card) {
    inverse_rates_[lane(card)] = 1 / static_cast<float>(rates[card]);
    income_[lane(card)] = board_worth.income_of(card);
  });
  add_city();
  add_settlement();
  add_ways();
  add_longest_route();
  add_development();
  for (const auto add_goals : view.game().hooks().add_goals) add_goals(board_worth, *this);
}

void Goals::add(const Goal& goal) {
  if (count_ < goals_.size()) goals_[count_++] = goal;
}

void Goals::add_city() {
  const View& view = board_worth_->view();
  if (view.own().cities == 0 && !view.has_tipped()) return;
  Goal goal;
  goal.price = goal.step_price = city_price;
  view.own().settlements_at.for_each([&](IntersectionId i) {
    const float worth = board_worth_->city(i);
    if (worth <= goal.worth || !view.may_upgrade(i)) return;
    goal.worth = worth;
    goal.step = {.kind = ActionKind::BuildCity, .a = i};
  });
  if (goal.worth > 0) add(goal);
}

void Goals::add_settlement() {
  const View& view = board_worth_->view();
  if (view.own().settlements == 0) return;
  Goal goal;
  goal.price = goal.step_price = settlement_price;
  (view.sites() & view.own().reached).for_each([&](IntersectionId i) {
    const float worth = board_worth_->settlement(i);
    if (worth <= goal.worth) return;
    goal.worth = worth;
    goal.step = {.kind = ActionKind::BuildSettlement, .a = i};
  });
  if (goal.worth > 0) add(goal);
}

void Goals::add_ways() {
  const View& view = board_worth_->view();
  const Weights& weights = board_worth_->weights();
  const bool can_settle = view.own().settlements > 0;
  std::array<float, far_away + 1> discounts{1};
  for (std::size_t n = 1; n < discounts.size(); ++n) discounts[n] = discounts[n - 1] * weights.each_route;
  std::array<Goal, 3> sites{};
  Goal discovery;
  for (const Way& way : board_worth_->ways(far_away)) {
    const float found = board_worth_->discovery(way.to);
    const bool is_site = can_settle && view.sites().has(way.to);
    if (!is_site && found <= 0) continue;
    Goal goal{.price = times(way.ships > 0 ? ship_price : road_price, way.length()),
              .step_price = way.ships > 0 ? ship_price : road_price,
              .step = way.first};
    const float discount = rated(view, rating::Lasting{way.first.a.path()}, discounts[at(way.length())]);
    if (found * discount > discovery.worth) {
      discovery = goal;
      discovery.worth = found * discount;
    }
    if (!is_site) continue;
    goal.worth = board_worth_->settlement(way.to) * discount;
    goal.price += settlement_price;
    const auto least = std::min_element(sites.begin(), sites.end(),
                                        [](const Goal& a, const Goal& b) { return a.worth < b.worth; });
    if (goal.worth > least->worth) *least = goal;
  }
  for (const Goal& goal : sites)
    if (goal.worth > 0) add(goal);
  if (discovery.worth > 0) add(discovery);
}

/// BASE-10, SEA-03
void Goals::add_longest_route() {
  constexpr int most_missing = 3;
  const View& view = board_worth_->view();
  const int least = view.game().facts().least_route;
  if (!view.game().facts().longest_route) return;
  const SeatId holder = view.longest_holder();
  if (holder == view.seat()) return defend_longest_route();
  if (view.own().route_bound + most_missing < least) return;
  const int needed = holder == none ? least : view.longest_route(holder) + 1;
  // The bound is known without a look at the board.
  if (view.own().route_bound + most_missing < needed) return;
  if (view.longest_route(view.seat()) + most_missing < needed) return;
  const Lengthening best = best_lengthening(view);
  const int missing = 1 + std::max(0, needed - best.length);
  const bool road = best.step.kind == ActionKind::BuildRoad;
  if (best.step.a.empty() || missing > most_missing || (road ? view.own().roads : view.own().ships) < missing)
    return;
  const Cards price = road ? road_price : ship_price;
  add({board_worth_->weights().longest_route, times(price, missing), price, best.step});
}

/// Another one comes near: one more road or ship keeps it away.
void Goals::defend_longest_route() {
  const View& view = board_worth_->view();
  const int own = view.longest_route(view.seat());
  const bool contested = std::ranges::any_of(view.game().seats(), [&](SeatId seat) {
    return seat != view.seat() && view.open(seat).routes() >= own && view.longest_route(seat) >= own;
  });
  if (!contested) return;
  const Lengthening best = best_lengthening(view);
  if (best.length <= own) return;
  const Cards price = best.step.kind == ActionKind::BuildRoad ? road_price : ship_price;
  add({board_worth_->weights().kept_route, price, price, best.step});
}

void Goals::add_development() {
  const View& view = board_worth_->view();
  if (view.developments_left() == 0) return;
  const Weights& weights = board_worth_->weights();
  float worth = weights.development;
  if (view.game().facts().largest_army && view.army_holder() != view.seat()) {
    const int held = view.army_holder() == none ? view.game().facts().least_army - 1
                                                : view.open(view.army_holder()).knights();
    const int missing = held + 1 - view.own().knights - view.own().developments[0] - view.own().fresh[0];
    if (missing == 1) worth += weights.deciding_knight;
  }
  add({worth, development_price, development_price, {.kind = ActionKind::BuyDevelopment}});
}

const Goal* Goals::best(Cards hand) const {
  const Goal* found = nullptr;
  float most = 0;
  for (const Goal& goal : all())
    if (const float pace = this->pace(goal.worth, hand, goal.price, most); pace > most)
      most = pace, found = &goal;
  return found;
}

float Goals::pace(float worth, Cards hand, Cards price, float least) const {
  const float patience = board_worth_->weights().patience;
  if (worth <= least * patience) return 0;
  const float enough = least > 0 ? worth / least - patience : longest_wait;
  return worth / (patience + rolls_until(hand, price, enough));
}

float Goals::promise(Cards hand, const Goal* begun) const {
  float first = 0, second = 0;
  for (const Goal& goal : all()) {
    const Cards left = &goal == begun ? goal.price - goal.step_price : goal.price;
    const float pace = this->pace(goal.worth, hand, left, second);
    if (pace > first) {
      second = first;
      first = pace;
    } else if (pace > second)
      second = pace;
  }
  const Weights& weights = board_worth_->weights();
  float spare = 0;
  for_each_card([&](Card card) {
    spare += static_cast<float>(hand[card]) * board_worth_->card(card) * inverse_rates_[lane(card)];
  });
  const int size = hand.size(), discarded = size > hand_limit_ ? size / 2 : 0;
  const float risk = weights.risked_card * static_cast<float>(discarded);
  return first + weights.second_goal * second + weights.spare_card * spare - risk;
}

float Goals::rolls_until(Cards hand, Cards price, float enough) const {
  if (hand.covers(price)) return 0;
  constexpr float next_to_nothing = 1e-4F;
  Lanes spare{};
  int missing = 0;
  for_each_card([&](Card card) {
    const auto i = lane(card);
    const int more = hand[card] - price[card];
    spare[i] = static_cast<float>(more);
    missing -= more < 0 ? more : static_cast<int>(spare[i] * inverse_rates_[i]);
  });
  if (missing <= 0) return 0;
  // What is missing melts as cards come in, and what is too much buys some of it. The sum bends downwards
  // only, so that steps along its slope come nearer from below.
  float rolls = 0;
  const auto over = halves_of(spare), income = halves_of(income_), inverse = halves_of(inverse_rates_);
  for (int step = 0; step < 4; ++step) {
    Halves amounts, slopes;
    for (std::size_t i = 0; i < over.size(); ++i) {
      const Half amount = over[i] + rolls * income[i];
      const Half share = amount < 0.0F ? Half{1, 1, 1, 1} : inverse[i];
      amounts[i] = amount * share;
      slopes[i] = income[i] * share;
    }
    const float balance = sum(amounts);
    if (balance >= -next_to_nothing) break;
    const float slope = sum(slopes);
    if (slope <= 0) return longest_wait;
    rolls -= balance / slope;
    if (rolls >= enough) break;
  }
  return std::min(longest_wait, std::max(1.0F, rolls));
}

}  // namespace hexwright
