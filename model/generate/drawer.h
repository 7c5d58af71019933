#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/generate/exchange.h"
#include "model/generate/judge.h"
#include "model/generate/shuffler.h"

namespace hexwright {

/// Draws layouts that meet all wishes without a weight. The same random numbers give the same layout on every
/// machine. Prepared once and asked often; the exchange must outlive it. One for each thread.
class Drawer {
 public:
  /// Once `stop` is true, nothing more is drawn. Counts the layouts that it looks at.
  Drawer(const Exchange& exchange, std::vector<Wish> wishes, const std::atomic<bool>* stop = nullptr,
         std::atomic<std::uint64_t>* looked_at = nullptr);

  const Judge& judge() const { return judge_; }

  /// How many layouts were looked at.
  std::uint64_t looked_at() const { return looked_at_here_; }

  /// Shuffles until all wishes are met, so that each layout that meets them is as likely as any other. None
  /// after so many tries in vain, or fewer where drafts are to be looked at, which take as long as many
  /// tries. Adds the tries to `tries`.
  std::optional<Layout> by_rejection(Random& random, std::uint64_t most_tries, std::uint64_t& tries);

  /// Where hardly any shuffle meets the wishes: shuffles once, then exchanges two places at a time, seldom
  /// for the worse. Layouts that meet the wishes are nearly equally likely. None after so many exchanges, or
  /// fewer where drafts are to be looked at.
  std::optional<Layout> by_chain(Random& random, std::uint64_t most_exchanges);

 private:
  bool is_stopped() const { return stop_ && *stop_; }
  void count() {
    ++looked_at_here_;
    if (looked_at_) looked_at_->fetch_add(1, std::memory_order_relaxed);
  }
  bool shuffle_without_wishes(Random& random);
  bool meets_what_is_left(std::uint64_t& work);

  const Exchange* exchange_;
  Judge judge_;
  Shuffler shuffler_;
  Layout layout_;
  const std::atomic<bool>* stop_;
  std::atomic<std::uint64_t>* looked_at_;
  std::uint64_t looked_at_here_ = 0;
};

}  // namespace hexwright
