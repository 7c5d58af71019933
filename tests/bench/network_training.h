#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/rules/random.h"

namespace hexwright {

/// What a position looked like to each seat, and who won the game in the end.
template <class Network>
struct NetworkExample {
  std::vector<typename Network::Input> seats;
  std::size_t winner = 0;
};

/// The chances to win by what a network says of the seats.
template <class Network>
std::vector<float> forecast(const Network& network, const NetworkExample<Network>& example) {
  std::vector<float> shares;
  for (const auto& input : example.seats) shares.push_back(network.strength(input));
  const float best = *std::max_element(shares.begin(), shares.end());
  for (float& each : shares) each = std::exp(each - best);
  const float sum = std::accumulate(shares.begin(), shares.end(), 0.0F);
  for (float& each : shares) each /= sum;
  return shares;
}

/// How far forecasts are off: minus the logarithm of the chance that they gave to who won, on average.
template <class Network>
double loss(const Network& network, std::span<const NetworkExample<Network>> examples) {
  double sum = 0;
  for (const auto& each : examples) sum -= std::log(forecast(network, each)[each.winner]);
  return sum / static_cast<double>(examples.size());
}

/// Learns by gradient descent (Adam by Kingma and Ba) to say who wins. One after the other on one core, so
/// that the same examples in the same order give the same network.
template <class Network>
class NetworkTraining {
 public:
  NetworkTraining(std::span<const NetworkExample<Network>> examples, int epochs, std::uint64_t seed)
      : examples_(examples),
        random_(seed),
        order_(examples.size()),
        network_(random_network(random_)),
        slope_(std::make_unique<Network>()),
        mean_(std::make_unique<Network>()),
        square_(std::make_unique<Network>()),
        all_steps_(static_cast<double>(examples.size() / batch) * epochs) {
    std::iota(order_.begin(), order_.end(), 0U);
  }

  /// Sees each example once.
  void run_epoch() {
    random_.shuffle(order_);
    for (std::size_t first = 0; first + batch <= order_.size(); first += batch) {
      *slope_ = {};
      for (std::size_t i = first; i < first + batch; ++i) learn_from(examples_[order_[i]]);
      step();
    }
  }
  const Network& network() const { return *network_; }

 private:
  static constexpr std::size_t batch = 128;

  /// All numbers of a network, one after the other.
  static constexpr std::size_t numbers = sizeof(Network) / sizeof(float);
  static std::span<float, numbers> all(Network& network) {
    return std::span<float, numbers>(reinterpret_cast<float*>(&network), numbers);
  }

  static std::unique_ptr<Network> random_network(Random& random) {
    constexpr float of_inputs = 0.15F, of_units = 0.3F;
    const auto number = [&] { return static_cast<float>(random.below(20001)) / 10000 - 1; };
    auto network = std::make_unique<Network>();
    for (auto& units : network->of_input)
      for (float& each : units) each = of_inputs * number();
    for (float& each : network->of_unit) each = of_units * number();
    return network;
  }

  /// Adds what the example says to the slope.
  void learn_from(const NetworkExample<Network>& example) {
    const std::vector<float> shares = forecast(*network_, example);
    for (std::size_t seat = 0; seat < example.seats.size(); ++seat) {
      const float off = (shares[seat] - (seat == example.winner ? 1.0F : 0.0F)) / static_cast<float>(batch);
      const auto& input = example.seats[seat];
      const typename Network::UnitValues sums = network_->sums(input);
      typename Network::UnitValues back{};
      for (std::size_t unit = 0; unit < back.size(); ++unit) {
        const float slope = Network::slope(sums[unit]);
        slope_->of_unit[unit] += off * slope * sums[unit];
        back[unit] = off * slope * network_->of_unit[unit];
        slope_->bias[unit] += back[unit];
      }
      for (std::size_t i = 0; i < input.size(); ++i) {
        if (input[i] == 0) continue;
        for (std::size_t unit = 0; unit < back.size(); ++unit)
          slope_->of_input[i][unit] += input[i] * back[unit];
      }
    }
  }

  /// The pace grows at first and then falls to nearly nothing.
  void step() {
    constexpr float keep_mean = 0.9F, keep_square = 0.999F, decay = 0.0003F;
    constexpr double top_pace = 0.003, least_pace = 0.00002, rising = 0.1;
    const double done = ++steps_ / all_steps_;
    const double share = done < rising ? done / rising : (1 - done) / (1 - rising);
    const auto pace = static_cast<float>(top_pace * share + least_pace);
    const auto of_mean = static_cast<float>(1 - std::pow(keep_mean, steps_));
    const auto of_square = static_cast<float>(1 - std::pow(keep_square, steps_));
    const auto network = all(*network_), slope = all(*slope_), mean = all(*mean_), square = all(*square_);
    for (std::size_t i = 0; i < numbers; ++i) {
      mean[i] = keep_mean * mean[i] + (1 - keep_mean) * slope[i];
      square[i] = keep_square * square[i] + (1 - keep_square) * slope[i] * slope[i];
      const float direction = (mean[i] / of_mean) / (std::sqrt(square[i] / of_square) + 1e-8F);
      network[i] -= pace * (direction + decay * network[i]);
    }
  }

  std::span<const NetworkExample<Network>> examples_;
  Random random_;
  std::vector<std::uint32_t> order_;
  /// The slope of the loss at one batch of examples, and the averages of it and of its squares so far.
  std::unique_ptr<Network> network_, slope_, mean_, square_;
  double steps_ = 0, all_steps_;
};

/// One list of numbers, as C++ reads it.
template <class Values>
std::string initializer_line(const Values& values) {
  std::vector<std::string> words;
  for (const float each : values) {
    std::string number = fmt::format("{:.4g}", each);
    if (number.find_first_of(".e") == std::string::npos) number += ".0";
    words.push_back(number + "F");
  }
  return fmt::format("{{{}}}", fmt::join(words, ", "));
}

/// A source file that defines the network as this variable.
template <class Network>
std::string source_of(const Network& network, std::string_view header, std::string_view variable) {
  std::string source =
      fmt::format("\n#include \"{}\"\n\nnamespace hexwright {{\n\n// clang-format off\nconst {}{{\n{{{{\n",
                  header, variable);
  for (const auto& units : network.of_input) source += initializer_line(units) + ",\n";
  source += "}},\n" + initializer_line(network.bias) + ",\n" + initializer_line(network.of_unit) + "};\n";
  return source + "// clang-format on\n\n}  // namespace hexwright\n";
}

}  // namespace hexwright
