#include "model/playtest/bots/strategist.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "model/playtest/bots/candidates.h"
#include "model/playtest/bots/outlook.h"

namespace hexwright {

Action Strategist::choose(const View& view, std::span<const Action> legal, Random& random) {
  // Openings are learned: a few tries would only blur them.
  if (view.phase() == Phase::FoundSettlement && !view.task()) return settler_.choose(view, legal, random);
  gather_candidates(view, legal, random);
  const int budget = view.turn_number() == 0 ? plan_.founding_budget : plan_.budget;
  spent_ = 0;
  // The worse half is given up, and what is plainly worse than the settler's choice, each time that a share
  // of the budget is spent.
  const int shares = std::max(1, static_cast<int>(std::bit_width(candidates_.size() - 1)));
  for (int share = 1; candidates_.size() > 1 && share <= shares; ++share) {
    while (spent_ < budget / shares * share) {
      if (is_unwanted()) return candidates_.front().action;
      try_all(view, random);
    }
    if (share < shares) narrow_down();
  }
  return best();
}

void Strategist::gather_candidates(const View& view, std::span<const Action> legal, Random& random) {
  rated_.clear();
  candidates_.clear();
  const Action preferred = settler_.rate(view, legal, random, &rated_);
  for (const Action& action : candidates(view, legal, preferred, rated_, plan_.most_candidates))
    candidates_.push_back({action});
}

/// All in the same world and with the same luck, so that they differ by what they bring and little else.
void Strategist::try_all(const View& view, Random& random) {
  const State world = view.imagined(random);
  const std::uint64_t luck = random.next();
  float first = 0;
  for (Candidate& each : candidates_) {
    State state = world;
    const float chance = played_on(view, state, each.action, luck);
    if (&each == &candidates_.front()) first = chance;
    each.gain += chance - first;
    each.squares += (chance - first) * (chance - first);
  }
}

void Strategist::narrow_down() {
  constexpr float hopeless = 2;
  const auto others = candidates_.begin() + 1;
  std::stable_sort(others, candidates_.end(),
                   [](const Candidate& a, const Candidate& b) { return a.gain > b.gain; });
  candidates_.resize((candidates_.size() + 1) / 2);
  std::erase_if(candidates_,
                [](const Candidate& each) { return each.gain < -hopeless * std::sqrt(each.squares); });
}

/// The settler's choice, unless another came out better by more than chance explains.
const Action& Strategist::best() const {
  const Candidate* best = &candidates_.front();
  for (const Candidate& each : candidates_)
    if (each.gain > best->gain) best = &each;
  const bool sure = best->gain > plan_.doubt * std::sqrt(best->squares);
  return sure ? best->action : candidates_.front().action;
}

float Strategist::played_on(const View& view, State& state, const Action& action, std::uint64_t luck) {
  const Game& game = view.game();
  const int turns =
      game.players() * (state.turn_number == 0 ? plan_.founding_rounds_ahead : plan_.rounds_ahead);
  const int until = state.turn_number + turns;
  BySeat<Settler> settlers;
  Random random(luck);
  Action next = action;
  for (;;) {
    // Each turn has its own dice: they stay the same whatever is done before.
    Random dice(luck, state.turn_number + 1U);
    resolve(game, state, next, next.kind == ActionKind::Roll ? dice : random);
    apply(game, state, next);
    ++spent_;
    if (state.phase == Phase::Over || (state.turn_number >= until && state.task_count == 0)) break;
    legal_actions(game, state, legal_);
    const SeatId seat = actor(state);
    next =
        legal_.size() == 1 ? legal_.front() : settlers[seat].choose(View(game, state, seat), legal_, random);
  }
  return chances_to_win(game, state)[view.seat()];
}

}  // namespace hexwright
