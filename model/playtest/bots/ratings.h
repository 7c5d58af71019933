#pragma once

#include <vector>

#include "model/playtest/action.h"

namespace hexwright {

struct RatedAction {
  Action action;
  float gain = 0;
};

/// How good actions seem. Keeps the best one, and all of them where a list is given.
class Ratings {
 public:
  /// Of those that are rated, only actions better than this replace it.
  Ratings(const Action& first, float gain, std::vector<RatedAction>* all = nullptr)
      : best_{first, gain}, all_(all) {
    if (all_) all_->push_back(best_);
  }

  void rate(const Action& action, float gain) {
    if (all_) all_->push_back({action, gain});
    if (gain > best_.gain) best_ = {action, gain};
  }
  const Action& best() const { return best_.action; }
  float gain() const { return best_.gain; }

 private:
  RatedAction best_;
  std::vector<RatedAction>* all_;
};

}  // namespace hexwright
