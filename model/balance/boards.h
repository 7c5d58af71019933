#pragma once

#include <atomic>
#include <vector>

#include "model/balance/state.h"
#include "model/generate/generate.h"
#include "model/generate/judge.h"

namespace hexwright {

/// Makes the boards that are played. The map must outlive it.
class BoardMaker {
 public:
  /// Refused in words where nothing may move.
  static Outcome<BoardMaker> of(const MapView& map, const BalanceOptions& options);

  const Exchange& exchange() const { return exchange_; }
  const MapView& map() const { return exchange_.map(); }

  /// The boards that begin. The map as it was, if it meets the wishes and lies open; every other board is a
  /// few exchanges away from it, because a designer would rather change little; the others are dealt.
  /// Refused in words where no board meets the wishes. Empty once `stop` is true.
  Outcome<std::vector<Layout>> first(int count, const std::atomic<bool>* stop) const;

  /// A board that is one or two exchanges away from another and meets the wishes; the same number gives the
  /// same one. The parent itself where nothing was found.
  Layout child(const Layout& parent, std::uint64_t number) const;

  /// Every exchange of two places of the map as it was that is allowed by itself, each once: of what lies
  /// there for certain. Not all of them once `stop` is true.
  std::vector<Swap> single_changes(const std::atomic<bool>* stop) const;

 private:
  BoardMaker(Exchange exchange, const BalanceOptions& options);
  std::optional<Layout> exchanged(Layout layout, int swaps, Random& random) const;
  bool is_allowed(const Layout& layout) const;

  Exchange exchange_;
  BalanceOptions options_;
  Judge judge_;
  NoNewErrors legal_;
};

}  // namespace hexwright
