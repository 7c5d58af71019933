#pragma once

#include <cstdint>
#include <optional>

#include "model/playtest/bot.h"
#include "model/playtest/bots/goals.h"
#include "model/playtest/bots/openings.h"
#include "model/playtest/bots/ratings.h"
#include "model/playtest/table.h"

namespace hexwright {

/// Plays by rules of thumb and without search: it looks at what each place is worth, picks what it saves
/// for, and does what brings that nearer. Fast: a thousand games take about a second.
class Settler final : public Bot {
 public:
  explicit Settler(const Weights& weights = {}, float doubt = usual_doubt)
      : weights_(weights), doubt_(doubt) {}
  Action choose(const View& view, std::span<const Action> legal, Random& random) override {
    return rate(view, legal, random, nullptr);
  }
  /// The choice; and appends, where a list is given, what it thinks of all actions that it took into account.
  Action rate(const View& view, std::span<const Action> legal, Random& random, std::vector<RatedAction>* all);

 private:
  Weights weights_;
  float doubt_;  ///< of `rate_openings`
  /// Offers that were made in this turn, one bit for each pair of cards.
  std::uint64_t offered_ = 0;
  int turn_ = -1;
};

// How it decides, part by part.

/// What a settler has in mind at a decision.
struct SettlerContext {
  SettlerContext(const View& seen, const Weights& weights)
      : view(seen), board_worth(seen, weights), hand(seen.own().hand) {}
  SettlerContext(const View& seen, const Weights&& gone) = delete;  // it refers to them
  SettlerContext(const SettlerContext&) = delete;
  SettlerContext& operator=(const SettlerContext&) = delete;
  const Weights& weights() const { return board_worth.weights(); }
  /// Looked for when they are asked for: not every decision needs them.
  const Goals& goals() const {
    if (!goals_) goals_.emplace(board_worth);
    return *goals_;
  }
  /// What the hand promises as it is.
  float promise() const {
    if (!promise_) promise_ = goals().promise(hand);
    return *promise_;
  }

  const View& view;
  BoardWorth board_worth;
  Cards hand;

 private:
  mutable std::optional<Goals> goals_;
  mutable std::optional<float> promise_;
};

/// Where to found, and where the road or ship beside it goes.
void rate_founding(const BoardWorth& board_worth, std::span<const Action> legal, float doubt, Random& random,
                   Ratings& ratings);
/// In one's turn or the special building phase: what to do next. Of offers to others only those that
/// `offered` does not hold yet.
void rate_in_turn(const SettlerContext& context, std::span<const Action> legal, std::uint64_t& offered,
                  Ratings& ratings);
/// What rules ask of a player at other times.
void rate_for_task(const SettlerContext& context, std::span<const Action> legal, Random& random,
                   Ratings& ratings);

// For the ratings of modules' actions.

/// What a settler reckons an action by that brings something at once, worth so many victory points.
float at_once(const SettlerContext& context, float worth);
/// Of something worth so many victory points that costs these cards: against what the hand promises now,
/// `before`.
float gain_of(const SettlerContext& context, float worth, Cards price, float before);
/// Of a hand that gives some cards and gets others.
float change(const SettlerContext& context, Cards give, Cards get);
/// What a hex gives away when it no longer produces: others' loss less one's own, in victory points.
float harm(const SettlerContext& context, HexId hex);

}  // namespace hexwright
