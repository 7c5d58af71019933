#pragma once

#include <array>
#include <cstddef>
#include <cstring>

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
  UnitValues sums(const Input& input) const {
    UnitValues sums;
    for (std::size_t first = 0; first < Units; first += at_once) {
      std::array<Lanes, at_once / lanes> some;
      std::memcpy(&some, &bias[first], sizeof some);
      for (std::size_t i = 0; i < Inputs; ++i) {
        std::array<Lanes, at_once / lanes> weights;
        std::memcpy(&weights, &of_input[i][first], sizeof weights);
        for (std::size_t each = 0; each < some.size(); ++each) some[each] += input[i] * weights[each];
      }
      std::memcpy(&sums[first], &some, sizeof some);
    }
    return sums;
  }
  /// Of two inputs: what one waits for, the other one is reckoned meanwhile.
  std::array<UnitValues, 2> sums(const Input& one, const Input& other) const {
    std::array<UnitValues, 2> sums;
    for (std::size_t first = 0; first < Units; first += at_once) {
      std::array<Lanes, at_once / lanes> some, others;
      std::memcpy(&some, &bias[first], sizeof some);
      std::memcpy(&others, &bias[first], sizeof others);
      for (std::size_t i = 0; i < Inputs; ++i) {
        std::array<Lanes, at_once / lanes> weights;
        std::memcpy(&weights, &of_input[i][first], sizeof weights);
        for (std::size_t each = 0; each < some.size(); ++each) {
          some[each] += one[i] * weights[each];
          others[each] += other[i] * weights[each];
        }
      }
      std::memcpy(&sums[0][first], &some, sizeof some);
      std::memcpy(&sums[1][first], &others, sizeof others);
    }
    return sums;
  }
  /// Compares with that of other seats in the same position: the chances to win are as its exponentials.
  float strength(const Input& input) const { return strength_of(sums(input)); }
  std::array<float, 2> strengths(const Input& one, const Input& other) const {
    const std::array<UnitValues, 2> sums = this->sums(one, other);
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

}  // namespace hexwright
