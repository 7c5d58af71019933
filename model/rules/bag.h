#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "model/rules/random.h"

namespace hexwright {

/// Faces to draw from without putting back, each of those in it equally likely. Keeps counts, so that a bag
/// of very many costs no more than one of a few.
template <class Face>
class Bag {
 public:
  void add(Face face, int count) {
    if (count <= 0) return;
    faces_.emplace_back(face, static_cast<std::uint32_t>(count));
    left_ += static_cast<std::uint32_t>(count);
  }

  int left() const { return static_cast<int>(left_); }

  /// Precondition: some are left.
  Face draw(Random& random) {
    assert(left_ > 0);
    std::uint32_t n = random.below(left_--);
    auto face = faces_.begin();
    while (n >= face->second) {
      n -= face->second;
      ++face;
    }
    --face->second;
    return face->first;
  }

  /// Takes the first of those that were added. Precondition: some are left.
  Face take_first() { return take(faces_.begin()); }
  /// Takes the last of them. Precondition: some are left.
  Face take_last() { return take(faces_.rbegin()); }

  /// Puts one in.
  void put(Face face) {
    ++left_;
    for (auto& [each, count] : faces_)
      if (each == face) {
        ++count;
        return;
      }
    faces_.emplace_back(face, 1U);
  }

  /// Draws one of those that are wanted; none when there is none.
  template <class Wanted>
  std::optional<Face> draw_if(Random& random, Wanted wanted) {
    std::uint32_t all = 0;
    for (const auto& [face, count] : faces_)
      if (wanted(face)) all += count;
    if (all == 0) return std::nullopt;
    std::uint32_t n = random.below(all);
    for (auto& [face, count] : faces_) {
      if (!wanted(face)) continue;
      if (n < count) {
        --count;
        --left_;
        return face;
      }
      n -= count;
    }
    return std::nullopt;
  }

 private:
  template <class Iterator>
  Face take(Iterator face) {
    assert(left_ > 0);
    while (face->second == 0) ++face;
    --face->second;
    --left_;
    return face->first;
  }

  std::vector<std::pair<Face, std::uint32_t>> faces_;
  std::uint32_t left_ = 0;
};

}  // namespace hexwright
