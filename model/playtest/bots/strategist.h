#pragma once

#include <vector>

#include "model/playtest/bots/settler.h"

namespace hexwright {

/// Tries out what a settler takes into account, and more: for each action it plays on for a while, as
/// settlers would, from states that its seat cannot tell from the real one, and takes what ends best.
class Strategist final : public Bot {
 public:
  /// How much it tries. All are counts, not times, so that games can be played again.
  struct Plan {
    /// Decisions that it may try out for one of its own; and for where to found, which counts for more.
    int budget = 6000, founding_budget = 30000;
    /// How far trials look ahead, in rounds of a turn for each player; and from the set-up.
    int rounds_ahead = 3, founding_rounds_ahead = 8;
    /// Actions that it compares at most.
    std::size_t most_candidates = 14;
    /// By how many standard errors another action has to come out better than the settler's choice.
    float doubt = 1;
  };
  explicit Strategist(const Plan& plan) : plan_(plan) {}
  Strategist() = default;

  Action choose(const View& view, std::span<const Action> legal, Random& random) override;
  void set_cancel_flag(const std::atomic<bool>& unwanted) override { unwanted_ = &unwanted; }

 private:
  struct Candidate {
    Action action;
    /// How much better it came out than the settler's choice: added up over all trials, and squares of it.
    float gain = 0, squares = 0;
  };
  void gather_candidates(const View& view, std::span<const Action> legal, Random& random);
  void try_all(const View& view, Random& random);
  void narrow_down();
  const Action& best() const;
  float played_on(const View& view, State& state, const Action& action, std::uint64_t luck);

  bool is_unwanted() const { return unwanted_ && *unwanted_; }

  Plan plan_;
  const std::atomic<bool>* unwanted_ = nullptr;
  int spent_ = 0;
  Settler settler_;
  std::vector<RatedAction> rated_;
  /// The first one is the settler's choice.
  std::vector<Candidate> candidates_;
  Actions legal_;
};

}  // namespace hexwright
