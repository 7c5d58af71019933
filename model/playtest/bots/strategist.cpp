#include "playtest/bots/strategist.h"

#include <algorithm>
#include <cmath>

namespace hexwright {
namespace {

constexpr std::size_t most_candidates = 8;
/// How far trials look ahead, in turns of one player each, and from the set-up.
constexpr int turns_ahead = 12, turns_ahead_of_founding = 32;

/// Points, and what a seat has towards more of them.
float strength(const Game& game, const State& state, int seat) {
  constexpr float of_income = 0.05F, of_card = 0.05F, of_development = 0.15F;
  const View view(game, state, seat);
  const Appraisal appraisal(view, Weights{});
  float income = 0;
  for (const float each : appraisal.income()) income += each;
  const OpenSeat open = view.open(seat);
  return static_cast<float>(view.own_points()) + of_income * income * appraisal.rolls_left() +
         of_card * static_cast<float>(std::min(open.cards(), 8)) +
         of_development * static_cast<float>(open.developments());
}

/// How likely the seat wins from here, guessed from how strong everybody is.
float outlook(const Game& game, const State& state, int seat) {
  constexpr float sharpness = 0.8F;
  if (state.winner != nobody) return state.winner == seat ? 1.0F : 0.0F;
  float own = 0, all = 0;
  for (int each = 0; each < game.players(); ++each) {
    const float share = std::exp(sharpness * strength(game, state, each));
    all += share;
    if (each == seat) own = share;
  }
  return own / all;
}

}  // namespace

Action Strategist::choose(const View& view, std::span<const Action> legal, Random& random) {
  gather_candidates(view, legal, random);
  spent_ = 0;
  // The worse half is given up each time that a share of the budget is spent.
  const int rounds = std::max(1, static_cast<int>(std::bit_width(candidates_.size() - 1)));
  for (int round = 1; candidates_.size() > 1; ++round) {
    while (spent_ < budget_ * round / rounds) {
      State world = view.imagined(random);
      const Random luck(random.next());
      for (Candidate& each : candidates_) {
        State state = world;
        each.sum += played_on(view, state, each.action, luck);
      }
    }
    drop_worse_half();
  }
  return candidates_.front().action;
}

/// What a settler finds best comes first: it stays where trials see no difference.
void Strategist::gather_candidates(const View& view, std::span<const Action> legal, Random& random) {
  rated_.clear();
  candidates_.clear();
  const Action preferred = settler_.rate(view, legal, random, &rated_);
  candidates_.push_back({preferred});
  std::stable_sort(rated_.begin(), rated_.end(),
                   [](const RatedAction& a, const RatedAction& b) { return a.gain > b.gain; });
  for (const RatedAction& each : rated_) {
    if (candidates_.size() == most_candidates) break;
    const bool known = std::any_of(candidates_.begin(), candidates_.end(),
                                   [&](const Candidate& other) { return other.action == each.action; });
    if (!known) candidates_.push_back({each.action});
  }
}

void Strategist::drop_worse_half() {
  std::stable_sort(candidates_.begin(), candidates_.end(),
                   [](const Candidate& a, const Candidate& b) { return a.sum > b.sum; });
  candidates_.resize((candidates_.size() + 1) / 2);
}

float Strategist::played_on(const View& view, State& state, const Action& action, Random random) {
  const Game& game = view.game();
  const int until = state.turn_number == 0 ? turns_ahead_of_founding : state.turn_number + turns_ahead;
  std::array<Settler, most_players> settlers;
  Action next = action;
  for (;;) {
    resolve(game, state, next, random);
    apply(game, state, next);
    ++spent_;
    if (state.phase == Phase::Over || state.turn_number >= until) break;
    legal_actions(game, state, legal_);
    const int seat = actor(state);
    next = legal_.size() == 1
               ? legal_.front()
               : settlers[static_cast<std::size_t>(seat)].choose(View(game, state, seat), legal_, random);
  }
  return outlook(game, state, view.seat());
}

}  // namespace hexwright
