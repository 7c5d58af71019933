#pragma once

#include <vector>

#include "playtest/bots/settler.h"

namespace hexwright {

/// Tries out what a settler takes into account: for each action it plays on for a while, as settlers would,
/// from states that its seat cannot tell from the real one, and takes what ends best.
class Strategist final : public Bot {
 public:
  /// How many decisions it may try out for one of its own; not a time, so that games can be played again.
  static constexpr int usual_budget = 6000;
  explicit Strategist(int budget = usual_budget) : budget_(budget) {}

  Action choose(const View& view, std::span<const Action> legal, Random& random) override;

 private:
  struct Candidate {
    Action action;
    float sum = 0;  ///< of what it came to in all trials
  };
  void gather_candidates(const View& view, std::span<const Action> legal, Random& random);
  void drop_worse_half();
  float played_on(const View& view, State& state, const Action& action, Random random);

  int budget_;
  int spent_ = 0;
  Settler settler_;
  std::vector<RatedAction> rated_;
  std::vector<Candidate> candidates_;
  Actions legal_;
};

}  // namespace hexwright
