#include "tests/bench/outlook_training.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexwright {
namespace {

constexpr std::size_t batch = 128;

/// All numbers of a model, one after the other.
constexpr std::size_t numbers = sizeof(OutlookModel) / sizeof(float);
std::span<float, numbers> all(OutlookModel& model) {
  return std::span<float, numbers>(reinterpret_cast<float*>(&model), numbers);
}

/// As shares of 1.
std::vector<float> forecast(const OutlookModel& model, const OutlookExample& example) {
  std::vector<float> shares;
  for (const Traits& traits : example.seats) shares.push_back(model.strength(traits));
  const float best = *std::max_element(shares.begin(), shares.end());
  for (float& each : shares) each = std::exp(each - best);
  const float sum = std::accumulate(shares.begin(), shares.end(), 0.0F);
  for (float& each : shares) each /= sum;
  return shares;
}

std::unique_ptr<OutlookModel> random_model(Random& random) {
  constexpr float of_traits = 0.15F, of_units = 0.3F;
  const auto number = [&] { return static_cast<float>(random.below(20001)) / 10000 - 1; };
  auto model = std::make_unique<OutlookModel>();
  for (auto& units : model->of_trait)
    for (float& each : units) each = of_traits * number();
  for (float& each : model->of_unit) each = of_units * number();
  return model;
}

}  // namespace

double loss(const OutlookModel& model, std::span<const OutlookExample> examples) {
  double sum = 0;
  for (const OutlookExample& each : examples) sum -= std::log(forecast(model, each)[each.winner]);
  return sum / static_cast<double>(examples.size());
}

OutlookTraining::OutlookTraining(std::span<const OutlookExample> examples, int epochs, std::uint64_t seed)
    : examples_(examples),
      random_(seed),
      order_(examples.size()),
      model_(random_model(random_)),
      slope_(std::make_unique<OutlookModel>()),
      mean_(std::make_unique<OutlookModel>()),
      square_(std::make_unique<OutlookModel>()),
      all_steps_(static_cast<double>(examples.size() / batch) * epochs) {
  std::iota(order_.begin(), order_.end(), 0U);
}

void OutlookTraining::run_epoch() {
  random_.shuffle(order_);
  for (std::size_t first = 0; first + batch <= order_.size(); first += batch) {
    *slope_ = {};
    for (std::size_t i = first; i < first + batch; ++i) learn_from(examples_[order_[i]]);
    step();
  }
}

/// Adds what the example says to the slope.
void OutlookTraining::learn_from(const OutlookExample& example) {
  const std::vector<float> shares = forecast(*model_, example);
  for (std::size_t seat = 0; seat < example.seats.size(); ++seat) {
    const float off = (shares[seat] - (seat == example.winner ? 1.0F : 0.0F)) / static_cast<float>(batch);
    const Traits& traits = example.seats[seat];
    const OutlookModel::Units sums = model_->sums(traits);
    OutlookModel::Units back{};
    for (std::size_t unit = 0; unit < back.size(); ++unit) {
      const float slope = OutlookModel::slope(sums[unit]);
      slope_->of_unit[unit] += off * slope * sums[unit];
      back[unit] = off * slope * model_->of_unit[unit];
      slope_->bias[unit] += back[unit];
    }
    for (std::size_t trait = 0; trait < trait_count; ++trait) {
      if (traits[trait] == 0) continue;
      for (std::size_t unit = 0; unit < back.size(); ++unit)
        slope_->of_trait[trait][unit] += traits[trait] * back[unit];
    }
  }
}

/// The pace grows at first and then falls to nearly nothing.
void OutlookTraining::step() {
  constexpr float keep_mean = 0.9F, keep_square = 0.999F, decay = 0.0003F;
  constexpr double top_pace = 0.003, least_pace = 0.00002, rising = 0.1;
  const double done = ++steps_ / all_steps_;
  const double share = done < rising ? done / rising : (1 - done) / (1 - rising);
  const auto pace = static_cast<float>(top_pace * share + least_pace);
  const auto of_mean = static_cast<float>(1 - std::pow(keep_mean, steps_));
  const auto of_square = static_cast<float>(1 - std::pow(keep_square, steps_));
  const auto list = [](const auto& model) { return all(*model); };
  const auto model = list(model_), slope = list(slope_);
  const auto mean = list(mean_), square = list(square_);
  for (std::size_t i = 0; i < numbers; ++i) {
    mean[i] = keep_mean * mean[i] + (1 - keep_mean) * slope[i];
    square[i] = keep_square * square[i] + (1 - keep_square) * slope[i] * slope[i];
    const float direction = (mean[i] / of_mean) / (std::sqrt(square[i] / of_square) + 1e-8F);
    model[i] -= pace * (direction + decay * model[i]);
  }
}

}  // namespace hexwright
