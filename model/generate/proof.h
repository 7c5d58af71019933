#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/generate/clauses.h"
#include "model/generate/exchange.h"

namespace hexwright {

/// Wishes, and hexes that are locked, that cannot all be.
struct WishConflict {
  std::vector<Wish> wishes;
  std::vector<Hex> locked;
  /// Without any one of them the others can be met, as far as wishes can be proven. False: the work ended
  /// before that was sure, and fewer of them may conflict already.
  bool is_minimal = true;
};
/// "these wishes cannot all be met here: ...", and whether fewer of them may conflict.
Message words(const WishConflict& conflict);

/// A second of work, about, on a map of a hundred hexes: conflicts from which the solver learns, each time
/// that it is asked.
inline constexpr int most_conflicts = 20'000;

/// Whether wishes can be met, without regard to weights. Drafts, and islands where the sea moves, cannot be
/// proven and are left out.
struct Proof {
  Clauses::Answer answer = Clauses::Answer::Unknown;
  WishConflict conflict;       ///< where it is impossible
  std::vector<Wish> left_out;  ///< that cannot be proven
  bool is_too_large = false;   ///< so is the map: no answer
};
Proof prove(const MapView& map, const Freedom& freedom, std::span<const Wish> wishes,
            int work = most_conflicts, const std::atomic<bool>* stop = nullptr);

/// A board that meets all wishes without a weight, found by the solver: any, but not each as likely. The same
/// random numbers give the same board. None where none was found with that much work.
std::optional<Layout> solve(const Exchange& exchange, std::span<const Wish> wishes, Random& random,
                            const std::atomic<bool>* stop = nullptr);

}  // namespace hexwright
