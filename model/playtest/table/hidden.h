#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/playtest/table.h"
#include "model/rules/random.h"

// What a seat cannot see, drawn anew: for `View::imagined`.

namespace hexwright {

/// Things that lie hidden in several hands and, where some are drawn without being shown, in a stock: they
/// are gathered and dealt anew.
template <std::size_t kinds>
class Hidden {
 public:
  void gather(std::size_t kind, int count) {
    counts_[kind] += count;
    left_ += count;
  }
  int left(std::size_t kind) const { return counts_[kind]; }
  /// One of them, each as likely as the other. Precondition: some are left.
  std::size_t draw(Random& random) {
    auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(left_)));
    std::size_t kind = 0;
    while (n >= counts_[kind]) n -= counts_[kind++];
    gather(kind, -1);
    return kind;
  }

 private:
  std::array<int, kinds> counts_{};
  int left_ = 0;
};

/// Does something with every seat but one.
template <class Visit>
void for_others(State& s, int players, SeatId seat, Visit visit) {
  for (const SeatId other : Ids<SeatId>(players))
    if (other != seat) visit(s.seats[other], other);
}

/// Of another's hand what the viewer knows.
Cards known_cards(const ReadContext& read, SeatId viewer, SeatId other);

}  // namespace hexwright
