#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace hexwright {

/// How many bits are set. Without a call, as `std::popcount` is one where the processor is not known.
constexpr int bit_count(std::uint64_t word) {
  word -= word >> 1U & 0x5555'5555'5555'5555U;
  word = (word & 0x3333'3333'3333'3333U) + (word >> 2U & 0x3333'3333'3333'3333U);
  return static_cast<int>(((word + (word >> 4U)) & 0x0F0F'0F0F'0F0F'0F0FU) * 0x0101'0101'0101'0101U >> 56U);
}

/// A set of ids below `capacity`. It keeps which of its words are in use, so that going through it takes as
/// long as it has members, however large boards may be.
template <class Key, int capacity>
class Bits {
 public:
  constexpr bool has(Key n) const { return (words_[word(n)] >> bit(n) & 1U) != 0; }
  constexpr void add(Key n) {
    words_[word(n)] |= std::uint64_t{1} << bit(n);
    used_ |= std::uint64_t{1} << word(n) % 64U;
  }
  constexpr void remove(Key n) {
    std::uint64_t& of = words_[word(n)];
    of &= ~(std::uint64_t{1} << bit(n));
    used_ &= ~(std::uint64_t{of == 0} << word(n) % 64U);
  }
  constexpr void set(Key n, bool in) { in ? add(n) : remove(n); }
  constexpr void clear() {
    for (; used_ != 0; used_ &= used_ - 1) words_[first_of(used_)] = 0;
  }
  constexpr bool empty() const { return used_ == 0; }
  constexpr int count() const {
    int sum = 0;
    for (std::uint64_t used = used_; used != 0; used &= used - 1) sum += bit_count(words_[first_of(used)]);
    return sum;
  }

  /// In ascending order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    any_of([&](Key n) {
      visit(n);
      return false;
    });
  }
  /// In ascending order, until one pleases.
  template <class Test>
  constexpr bool any_of(Test test) const {
    for (std::uint64_t used = used_; used != 0; used &= used - 1) {
      const std::size_t i = first_of(used);
      for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
        if (test(Key(static_cast<int>(i * 64 + first_of(left))))) return true;
    }
    return false;
  }

  friend constexpr Bits operator&(const Bits& a, const Bits& b) {
    Bits both;
    for (std::uint64_t used = a.used_ & b.used_; used != 0; used &= used - 1) {
      const std::size_t i = first_of(used);
      both.words_[i] = a.words_[i] & b.words_[i];
      both.used_ |= std::uint64_t{both.words_[i] != 0} << i;
    }
    return both;
  }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;

  /// Of 64 members each.
  constexpr std::span<const std::uint64_t> words() const { return words_; }

 private:
  static_assert(capacity % 64 == 0 && capacity <= 64 * 64);
  static constexpr std::size_t word(Key n) { return n.index() / 64; }
  static constexpr unsigned bit(Key n) { return static_cast<unsigned>(n.value()) % 64U; }
  static constexpr std::size_t first_of(std::uint64_t bits) {
    return static_cast<std::size_t>(std::countr_zero(bits));
  }

  std::uint64_t used_ = 0;  ///< the words that are not 0, one bit each
  std::array<std::uint64_t, capacity / 64> words_{};
};

}  // namespace hexwright
