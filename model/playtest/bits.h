#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace hexwright {

/// How many bits are set. Without a call, as `std::popcount` is one where the processor is not known.
constexpr int bit_count(std::uint64_t word) {
  word -= word >> 1U & 0x5555'5555'5555'5555U;
  word = (word & 0x3333'3333'3333'3333U) + (word >> 2U & 0x3333'3333'3333'3333U);
  return static_cast<int>(((word + (word >> 4U)) & 0x0F0F'0F0F'0F0F'0F0FU) * 0x0101'0101'0101'0101U >> 56U);
}

/// A set of ids below `capacity`.
template <class Key, int capacity>
class Bits {
 public:
  constexpr bool has(Key n) const { return (words_[word(n)] >> bit(n) & 1U) != 0; }
  constexpr void add(Key n) { words_[word(n)] |= std::uint64_t{1} << bit(n); }
  constexpr void remove(Key n) { words_[word(n)] &= ~(std::uint64_t{1} << bit(n)); }
  constexpr void set(Key n, bool in) { in ? add(n) : remove(n); }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const auto w : words_) any |= w;
    return any == 0;
  }
  constexpr int count() const {
    int sum = 0;
    for (const auto w : words_) sum += w == 0 ? 0 : bit_count(w);
    return sum;
  }

  /// In ascending order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
        visit(Key(static_cast<int>(i * 64) + std::countr_zero(left)));
  }
  /// In ascending order, until one pleases.
  template <class Test>
  constexpr bool any_of(Test test) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
        if (test(Key(static_cast<int>(i * 64) + std::countr_zero(left)))) return true;
    return false;
  }

  friend constexpr Bits operator&(Bits a, const Bits& b) {
    for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;

 private:
  static_assert(capacity % 64 == 0);
  static constexpr std::size_t word(Key n) { return n.index() / 64; }
  static constexpr unsigned bit(Key n) { return static_cast<unsigned>(n.value()) % 64U; }

  std::array<std::uint64_t, capacity / 64> words_{};
};

}  // namespace hexwright
