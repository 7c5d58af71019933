#pragma once

#include <stdexcept>

#include "model/balance/balancer.h"
#include "tests/model/generate/boards.h"

namespace hexwright::test {

/// Small enough for a test: what is found is not fair, only how it is found matters.
inline BalanceOptions small_options() {
  BalanceOptions options;
  options.wishes = {{WishKind::RedNumbersApart}};
  options.boards = 8, options.games = 6, options.finalists = 2, options.study = 64;
  options.strategist_games = 0, options.verdict_games = 12, options.verdict_strategist_games = 0;
  options.explained = 1;
  return options;
}

template <class T>
T taken(Outcome<T> outcome) {
  if (const auto* refusal = outcome.refusal()) throw std::runtime_error(text(refusal->why));
  return std::move(outcome).value();
}

inline std::unique_ptr<Balancer> begun(const Scenario& scenario, const BalanceOptions& options) {
  return taken(Balancer::begin(scenario, options));
}

inline Scenario after(const Scenario& scenario, const Edits& edits) {
  Scenario changed = scenario;
  const auto done = apply_edits(changed, edits);
  if (const auto* refusal = done.refusal()) throw std::runtime_error(text(refusal->why));
  return changed;
}

}  // namespace hexwright::test
