#pragma once

#include <cstdint>

#include "playtest/bots/bot.h"
#include "playtest/bots/goals.h"
#include "playtest/bots/ratings.h"

namespace hexwright {

/// Plays by rules of thumb and without search: it looks at what each place is worth, picks what it saves
/// for, and does what brings that nearer. Fast: a thousand games take about a second.
class Settler final : public Bot {
 public:
  explicit Settler(const Weights& weights = {}) : weights_(weights) {}
  Action choose(const View& view, std::span<const Action> legal, Random& random) override {
    return rate(view, legal, random, nullptr);
  }
  /// The choice; and appends, where a list is given, what it thinks of all actions that it took into account.
  Action rate(const View& view, std::span<const Action> legal, Random& random, std::vector<RatedAction>* all);

 private:
  Weights weights_;
  /// Offers that were made in this turn, one bit for each pair of cards.
  std::uint64_t offered_ = 0;
  int turn_ = -1;
};

// How it decides, part by part.

/// What a settler has in mind at a decision.
struct Mind {
  Mind(const View& seen, const Weights& weights)
      : view(seen), appraisal(seen, weights), goals(appraisal), hand(seen.own().hand) {}
  Mind(const View& seen, const Weights&& gone) = delete;  // it refers to them
  const Weights& weights() const { return appraisal.weights(); }

  const View& view;
  Appraisal appraisal;
  Goals goals;
  Cards hand;
};

/// Where to found, and where the road or ship beside it goes.
void rate_founding(const Appraisal& appraisal, std::span<const Action> legal, Random& random,
                   Ratings& ratings);
/// In one's turn or the special building phase: what to do next. Of offers to others only those that
/// `offered` does not hold yet.
void rate_in_turn(const Mind& mind, std::span<const Action> legal, std::uint64_t& offered, Ratings& ratings);
/// What rules ask of a player at other times.
void rate_for_task(const Mind& mind, std::span<const Action> legal, Random& random, Ratings& ratings);

}  // namespace hexwright
