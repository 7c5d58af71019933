#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace hexwright {

/// A set of edges by number, in so many words. With one it is as quick as the word: unlike `Bits` it keeps
/// nothing beside them, as a walk copies it at every branch.
template <std::size_t word_count>
class EdgeSet {
  static constexpr std::size_t bits_of_a_word = 64;

 public:
  static constexpr std::size_t capacity = word_count * bits_of_a_word;

  constexpr EdgeSet() = default;
  static constexpr EdgeSet first(std::size_t count) {
    EdgeSet edges;
    for (std::uint64_t& word : edges.words_) {
      const std::size_t here = std::min(count, bits_of_a_word);
      if (here > 0) word = ~std::uint64_t{0} >> (bits_of_a_word - here);
      count -= here;
    }
    return edges;
  }
  static constexpr EdgeSet only(std::size_t edge) {
    EdgeSet edges;
    edges.add(edge);
    return edges;
  }

  constexpr bool has(std::size_t edge) const { return (word(edge) >> edge % bits_of_a_word & 1U) != 0; }
  constexpr void add(std::size_t edge) { word(edge) |= bit(edge); }
  constexpr void remove(std::size_t edge) { word(edge) &= ~bit(edge); }
  constexpr void add(const EdgeSet& others) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] |= others.words_[i];
  }
  constexpr void remove(const EdgeSet& others) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= ~others.words_[i];
  }
  constexpr void keep(const EdgeSet& others) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= others.words_[i];
  }
  constexpr bool empty() const { return words_ == decltype(words_){}; }
  /// There is one.
  constexpr std::size_t lowest() const {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return i * bits_of_a_word + static_cast<std::size_t>(std::countr_zero(words_[i]));
  }
  constexpr int count() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += std::popcount(word);
    return sum;
  }

 private:
  // The remainder tells compilers that there is but one word where there is but one.
  constexpr const std::uint64_t& word(std::size_t edge) const {
    return words_[edge / bits_of_a_word % word_count];
  }
  constexpr std::uint64_t& word(std::size_t edge) { return words_[edge / bits_of_a_word % word_count]; }
  static constexpr std::uint64_t bit(std::size_t edge) { return std::uint64_t{1} << edge % bits_of_a_word; }

  std::array<std::uint64_t, word_count> words_{};
};

}  // namespace hexwright
