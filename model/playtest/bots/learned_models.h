#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include "model/playtest/bots/founding_facts.h"
#include "model/playtest/bots/traits.h"

namespace hexwright {

/// Says how strong a seat is from some numbers about it: a small neural network with one layer. Each of its
/// units adds the numbers up by weights of its own; what the sum is below 0 counts little. Only sums and
/// products, so that every machine says the same.
template <std::size_t Inputs, std::size_t Units>
struct SmallNetwork {
  static constexpr std::size_t inputs = Inputs, units = Units;
  static constexpr float share_below_zero = 0.1F;
  /// So many sums stay in the processor's registers until they are made, four to each.
  static constexpr std::size_t lanes = 4, at_once = 16;
  using Lanes [[gnu::vector_size(lanes * sizeof(float))]] = float;
  static_assert(Units % at_once == 0);
  using Input = std::array<float, Inputs>;
  using UnitValues = std::array<float, Units>;

  std::array<UnitValues, Inputs> of_input;
  UnitValues bias, of_unit;

  static constexpr float slope(float sum) { return sum > 0 ? 1 : share_below_zero; }
  UnitValues sums(const Input& input) const { return sums_of<1>({&input})[0]; }
  /// Of several inputs: what one waits for, the others are reckoned meanwhile.
  template <std::size_t Several>
  std::array<UnitValues, Several> sums_of(const std::array<const Input*, Several>& inputs) const {
    std::array<UnitValues, Several> sums;
    for (std::size_t first = 0; first < Units; first += at_once) {
      std::array<std::array<Lanes, at_once / lanes>, Several> some;
      for (auto& each : some) std::memcpy(&each, &bias[first], sizeof each);
      for (std::size_t i = 0; i < Inputs; ++i) {
        std::array<Lanes, at_once / lanes> weights;
        std::memcpy(&weights, &of_input[i][first], sizeof weights);
        for (std::size_t each = 0; each < weights.size(); ++each)
          for (std::size_t n = 0; n < Several; ++n) some[n][each] += (*inputs[n])[i] * weights[each];
      }
      for (std::size_t n = 0; n < Several; ++n) std::memcpy(&sums[n][first], &some[n], sizeof some[n]);
    }
    return sums;
  }
  /// Compares with that of other seats in the same position: the chances to win are as its exponentials.
  float strength(const Input& input) const { return strength_of(sums(input)); }
  std::array<float, 2> strengths(const Input& one, const Input& other) const {
    const auto sums = sums_of<2>({&one, &other});
    return {strength_of(sums[0]), strength_of(sums[1])};
  }

 private:
  float strength_of(const UnitValues& sums) const {
    float strength = 0;
    for (std::size_t unit = 0; unit < Units; ++unit)
      strength += sums[unit] * slope(sums[unit]) * of_unit[unit];
    return strength;
  }
};

/// What founding settlements say about how strong a seat is.
using OpeningModel = SmallNetwork<founding_feature_count, 16>;

/// Written by `learn_openings`.
extern const OpeningModel learned_openings;

/// What a seat's traits say about how strong it is.
using OutlookModel = SmallNetwork<trait_count, 64>;

using ModuleOutlookModel = SmallNetwork<module_trait_count, 64>;

// Written by `outlook_fit`. The second is for games of modules that add traits of their own.
extern const OutlookModel learned_outlook;
extern const ModuleOutlookModel learned_module_outlook;

/// The exponential function, near enough, and the same on every machine.
inline float exponential(float x) {
  float power = std::max(0.0F, 1 + x / 256);
  for (int doubling = 0; doubling < 8; ++doubling) power *= power;
  return power;
}

}  // namespace hexwright
