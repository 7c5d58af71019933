#include "model/playtest/bots/strategist.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "model/playtest/bots/lookahead.h"

namespace hexwright {
namespace {

bool founds(const View& view) { return view.phase() == Phase::FoundSettlement && !view.task(); }

}  // namespace

Action Strategist::choose(const View& view, std::span<const Action> legal, Random& random) {
  spent_ = 0;
  if (founds(view) && view.game().bot_memory<OpeningMemory>().studied > 0)
    return settler_.choose(view, legal, random);
  gather_candidates(view, legal, random);
  if (const Action* winning = winning_move(view, random)) return *winning;
  const int budget = this->budget(view);
  const auto rounds = static_cast<int>(std::bit_width(candidates_.size() - 1));
  for (int round = 1; round <= rounds; ++round) {
    try_up_to(budget / rounds * round, view, random);
    if (is_unwanted()) return preferred_;
    if (round < rounds) give_up_worse_half();
  }
  return best();
}

void Strategist::gather_candidates(const View& view, std::span<const Action> legal, Random& random) {
  rated_.clear();
  candidates_.clear();
  preferred_ = settler_.rate(view, legal, random, &rated_);
  const bool is_founding = founds(view);
  const std::size_t most = is_founding ? plan_.most_founding_candidates : plan_.most_candidates;
  for (const Action& action : candidates(view, legal, preferred_, rated_, most))
    candidates_.push_back({action, is_founding ? plan_.opening_weight * rating_of(action) : 0, {}});
}

float Strategist::rating_of(const Action& action) const {
  const auto found = std::ranges::find(rated_, action, &RatedAction::action);
  return found == rated_.end() ? 0 : found->gain;
}

/// Null when there is none, or when chance decides what it brings. BASE-11
const Action* Strategist::winning_move(const View& view, Random& random) const {
  constexpr int most_at_once = 4;
  const Game& game = view.game();
  if (std::max(view.own_points(), view.standing(view.seat())) + most_at_once < game.points_to_win())
    return nullptr;
  const State world = view.imagined(random);
  for (const Candidate& each : candidates_) {
    if (!outcomes(game, world, each.action).empty()) continue;
    State after = world;
    apply(game, after, each.action);
    if (after.winner == view.seat()) return &each.action;
  }
  return nullptr;
}

int Strategist::budget(const View& view) const {
  if (view.turn_number() > 0) return plan_.budget;
  return view.phase() == Phase::FoundRoute ? plan_.founding_budget / 10 : plan_.founding_budget;
}

void Strategist::try_up_to(int budget, const View& view, Random& random) {
  while (candidates_.size() > 1 && spent_ < budget && !is_unwanted()) {
    try_all(view, random);
    give_up_settled();
  }
}

/// All in the same world and with the same luck, so that they differ by what they bring and little else.
void Strategist::try_all(const View& view, Random& random) {
  const State world = view.imagined(random);
  const std::uint64_t luck = random.next();
  for (Candidate& each : candidates_) {
    State state = world;
    each.chances.push_back(each.known + played_on(view, state, each.action, luck));
    each.sum += each.chances.back();
  }
}

/// By how much one came out better than another, and how far that may be off.
Strategist::Lead Strategist::lead(const Candidate& one, const Candidate& other) {
  const auto tries = static_cast<float>(one.chances.size());
  const float mean = (one.sum - other.sum) / tries;
  float squares = 0;
  for (std::size_t i = 0; i < one.chances.size(); ++i) {
    const float off = one.chances[i] - other.chances[i] - mean;
    squares += off * off;
  }
  return {mean, std::sqrt(squares) / tries};
}

/// What is plainly worse than the best one. Where the tries do not tell two apart by anything that counts,
/// the settler's choice stays and the other goes.
void Strategist::give_up_settled() {
  constexpr float next_to_nothing = 0.0005F;
  if (static_cast<int>(candidates_.front().chances.size()) < plan_.least_tries) return;
  const Candidate best = *std::max_element(candidates_.begin(), candidates_.end(),
                                           [](const auto& a, const auto& b) { return a.sum < b.sum; });
  const auto is_settled = [&](const Candidate& each) {
    const auto [mean, error] = lead(best, each);
    return mean > plan_.certainty * error + (each.action == preferred_ ? next_to_nothing : 0);
  };
  std::erase_if(candidates_, is_settled);
  if (candidates_.front().action != preferred_) return;
  const Candidate& first = candidates_.front();
  const auto kept = std::remove_if(candidates_.begin() + 1, candidates_.end(), [&](const Candidate& each) {
    const auto [mean, error] = lead(each, first);
    return mean + plan_.certainty * error < next_to_nothing;
  });
  candidates_.erase(kept, candidates_.end());
}

/// The settler's choice stays, and in front.
void Strategist::give_up_worse_half() {
  std::stable_sort(candidates_.begin(), candidates_.end(), [&](const Candidate& a, const Candidate& b) {
    const bool a_first = a.action == preferred_, b_first = b.action == preferred_;
    return a_first != b_first ? a_first : a.sum > b.sum;
  });
  candidates_.resize((candidates_.size() + 1) / 2);
}

/// The settler's choice, unless another came out better by more than chance explains.
const Action& Strategist::best() const {
  const auto best = std::max_element(candidates_.begin(), candidates_.end(),
                                     [](const auto& a, const auto& b) { return a.sum < b.sum; });
  const Candidate& first = candidates_.front();
  if (first.action != preferred_ || best == candidates_.begin()) return best->action;
  const auto [mean, error] = lead(*best, first);
  return mean > plan_.doubt * error ? best->action : preferred_;
}

float Strategist::played_on(const View& view, State& state, const Action& action, std::uint64_t luck) {
  const Game& game = view.game();
  const int until =
      state.turn_number + (state.turn_number == 0 ? plan_.founding_turns_ahead : plan_.turns_ahead);
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
