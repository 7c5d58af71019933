#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace hexwright {

/// Random numbers that are the same on every platform, for dealing and for dice. A stream is named by a seed
/// and a number, so that game 7 of a batch is the same game whoever plays it and when.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 0)
      : state_(mixed(seed) ^ mixed(stream + golden)) {}

  /// 64 random bits (SplitMix64 by Steele, Lea and Flood).
  constexpr std::uint64_t next() { return mixed(state_ += golden); }

  /// One of 0 to n - 1, each equally likely. Precondition: n > 0.
  constexpr std::uint32_t below(std::uint32_t n) {
    assert(n > 0);
    // Lemire's multiplication; the few values that would favour some results are drawn again.
    std::uint64_t product = (next() >> 32U) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t unfair = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32U) * n;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  /// Brings a sequence into random order, every order equally likely (Fisher and Yates).
  template <class Sequence>
  constexpr void shuffle(Sequence& sequence) {
    for (std::size_t left = sequence.size(); left > 1; --left)
      std::swap(sequence[left - 1], sequence[below(static_cast<std::uint32_t>(left))]);
  }

  friend constexpr bool operator==(const Random&, const Random&) = default;

 private:
  static constexpr std::uint64_t golden = 0x9E3779B97F4A7C15U;
  static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  std::uint64_t state_;
};

}  // namespace hexwright
