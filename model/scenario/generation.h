#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <boost/container/flat_set.hpp>

#include "model/board/hex.h"
#include "model/scenario/wish.h"

namespace hexwright {

/// What a board was dealt by: with the same map, wishes and locks they give the same board again.
struct Dealt {
  std::uint64_t seed = 0;
  std::uint64_t board = 0;  ///< its number among those of the seed, from 0
  friend bool operator==(const Dealt&, const Dealt&) = default;
};

/// What a designer asks of the boards that are dealt from a scenario. It changes nothing in play.
struct Generation {
  std::vector<Wish> wishes;  ///< in the designer's order
  /// Stay as they are, whatever is dealt.
  boost::container::flat_set<Hex> locked;
  /// Where this board was dealt itself.
  std::optional<Dealt> dealt;

  bool empty() const { return wishes.empty() && locked.empty() && !dealt; }
  friend bool operator==(const Generation&, const Generation&) = default;
};

}  // namespace hexwright
