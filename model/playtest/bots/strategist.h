#pragma once

#include <vector>

#include "model/playtest/bots/settler.h"

namespace hexwright {

/// Tries out what a settler takes into account, and more: for each action it plays on for a while, as
/// settlers would, from states that its seat cannot tell from the real one, and takes what promises most.
/// Where the map's openings were studied it founds by what was found, as settlers do: who founds where is
/// then the same for all bots, and seats that still fare differently do so by how the games are played.
class Strategist final : public Bot {
 public:
  /// How much it tries. All are counts, not times, so that games can be played again.
  struct Plan {
    /// Decisions that it may try out, at most, for one of its own; and for where to found, which counts for
    /// more. A founding road or ship gets a tenth of that.
    int budget = 1500, founding_budget = 12000;
    /// How many turns trials look ahead, whoever's they are, before they are judged; and from the set-up.
    int turns_ahead = 4, founding_turns_ahead = 12;
    /// Actions that it compares at most; and places where it founds, of which the openings' order is the
    /// better judge the more there are.
    std::size_t most_candidates = 14, most_founding_candidates = 8;
    /// Of `rate_openings`, for the places that it compares where it founds.
    float opening_doubt = 0.2F;
    /// How much their chances by `rate_openings` count beside those that come out of the tries.
    float opening_weight = 0.5F;
    /// By how many standard errors another action has to come out better than the settler's choice.
    float doubt = 1;
    /// An action is given up early when it is behind the best one by so many standard errors, after so many
    /// tries.
    float certainty = 2.5F;
    int least_tries = 5;
  };
  explicit Strategist(const Plan& plan) : plan_(plan), settler_(usual_weights, plan.opening_doubt) {}
  Strategist() : Strategist(Plan{}) {}

  Action choose(const View& view, std::span<const Action> legal, Random& random) override;
  void set_cancel_flag(const std::atomic<bool>& unwanted) override { unwanted_ = &unwanted; }

  /// Decisions that it tried out for the last one of its own.
  int spent() const { return spent_; }

 private:
  struct Candidate {
    Action action;
    float known = 0;  ///< what counts for it before any try
    /// How likely it is to win, try by try: in the same worlds for all.
    std::vector<float> chances;
    float sum = 0;
  };
  struct Lead {
    float mean = 0, error = 0;
  };
  static Lead lead(const Candidate& one, const Candidate& other);

  void gather_candidates(const View& view, std::span<const Action> legal, Random& random);
  float rating_of(const Action& action) const;
  const Action* winning_move(const View& view, Random& random) const;
  int budget(const View& view) const;
  void try_up_to(int budget, const View& view, Random& random);
  void try_all(const View& view, Random& random);
  void give_up_settled();
  void give_up_worse_half();
  const Action& best() const;
  float played_on(const View& view, State& state, const Action& action, std::uint64_t luck);

  bool is_unwanted() const { return unwanted_ && *unwanted_; }

  Plan plan_;
  const std::atomic<bool>* unwanted_ = nullptr;
  int spent_ = 0;
  Settler settler_;
  std::vector<RatedAction> rated_;
  Action preferred_;  ///< the settler's choice
  std::vector<Candidate> candidates_;
  Actions legal_;
};

}  // namespace hexwright
