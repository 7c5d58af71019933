#pragma once

#include <memory>
#include <span>

#include "model/playtest/bots/outlook_model.h"
#include "tests/bench/outlook_examples.h"

namespace hexwright {

/// How far forecasts are off: minus the logarithm of the chance that they gave to who won, on average.
double loss(const OutlookModel& model, std::span<const OutlookExample> examples);

/// Learns by gradient descent (Adam by Kingma and Ba) to say who wins. One after the other on one core, so
/// that the same examples in the same order give the same model.
class OutlookTraining {
 public:
  OutlookTraining(std::span<const OutlookExample> examples, int epochs, std::uint64_t seed);
  /// Sees each example once.
  void run_epoch();
  const OutlookModel& model() const { return *model_; }

 private:
  void learn_from(const OutlookExample& example);
  void step();

  std::span<const OutlookExample> examples_;
  Random random_;
  std::vector<std::uint32_t> order_;
  /// The slope of the loss at one batch of examples, and the averages of it and of its squares so far.
  std::unique_ptr<OutlookModel> model_, slope_, mean_, square_;
  double steps_ = 0, all_steps_;
};

}  // namespace hexwright
