#include "model/playtest/bots/outlook.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/board/index.h"
#include "model/playtest/bots/growth.h"
#include "model/playtest/bots/settler.h"

namespace hexwright {
namespace {

float as_float(bool or_not) { return or_not ? 1.0F : 0.0F; }
float as_float(int count) { return static_cast<float>(count); }
int sum(const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

/// What cards bring, by what they are: variety counts, so the fifth card of a kind less than the first.
float production(const SettlerContext& mind) {
  float all = 0;
  for (const float each : mind.appraisal.income()) all += std::sqrt(each);
  return all;
}

float harbors(const SettlerContext& mind) {
  constexpr float of_generic = 0.226F, of_special = 0.806F;
  const OpenSeat open = mind.view.open(mind.view.seat());
  float worth = of_generic * as_float(open.has_harbor(HarborKind::Generic));
  for (const Card card : resource_cards)
    if (open.bank_rate(card) == 2)
      worth += of_special * mind.appraisal.income()[static_cast<std::size_t>(card)];
  return worth;
}

/// Development cards in hand, and the awards. A longest route is soon lost; without it routes are still ways
/// to somewhere.
float cards_and_awards(const SettlerContext& mind) {
  const Seat& own = mind.view.own();
  const SeatId seat = mind.view.seat();
  int knights = 0, others = 0;
  for (const Development card : all_developments) {
    const int count = own.developments[at(card)] + own.fresh[at(card)];
    if (card == Development::Knight) knights += count;
    if (card != Development::Knight && card != Development::VictoryPoint) others += count;
  }
  float worth = 0.446F * as_float(knights) + 0.346F * as_float(others);
  worth += mind.view.longest_holder() == seat ? -0.618F : 0.0F;
  worth += mind.view.army_holder() == seat ? -0.064F : 0.154F * as_float(int{own.knights});
  return worth + 0.043F * as_float(int{own.route_count}) + 0.142F * as_float(int{own.cities});
}

/// What there is to do: how near and how good the goals are, and spices on their way to points.
float prospects(const SettlerContext& mind) {
  const Seat& own = mind.view.own();
  float goals = 0;
  for (const Goal& goal : mind.goals.all()) goals += goal.worth;
  return 4.387F * mind.goals.promise(mind.hand) + 0.087F * goals +
         0.138F * as_float(own.hand.spices().size()) + 0.221F * as_float(sum(own.options)) -
         0.204F * as_float(int{own.merchants});
}

/// The weights are those of a logistic regression: who won, in some 20,000 games of settlers on ten
/// templates, by what the seats had at some moment.
float strength(const View& view, float progress) {
  constexpr int safe_cards = 7;
  const SettlerContext mind(view, usual_weights);
  const int cards = mind.hand.size();
  return (0.017F + 0.852F * progress) * as_float(view.own_points()) +
         (1.02F + 2.266F * (1 - progress)) * production(mind) + harbors(mind) +
         0.049F * as_float(std::min(cards, safe_cards)) + 0.152F * as_float(std::max(0, cards - safe_cards)) +
         cards_and_awards(mind) + prospects(mind);
}

}  // namespace

BySeat<float> chances_to_win(const Game& game, const State& state) {
  BySeat<float> chances{};
  if (state.winner != none) {
    chances[state.winner] = 1;
    return chances;
  }
  int most = 0;
  for (const SeatId seat : game.seats()) most = std::max(most, points(state, seat));
  const float progress = as_float(most) / as_float(game.points_to_win());
  for (const SeatId seat : game.seats()) chances[seat] = strength(View(game, state, seat), progress);
  const float best = *std::max_element(chances.begin(), chances.begin() + game.players());
  float all = 0;
  for (const SeatId seat : game.seats()) all += chances[seat] = growth(chances[seat] - best);
  for (float& each : chances) each /= all;
  return chances;
}

}  // namespace hexwright
