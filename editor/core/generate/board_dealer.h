#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "model/generate/generate.h"

namespace hexwright {

/// One board that is wanted, and the map that it is dealt from.
struct DealRequest {
  std::uint64_t revision = 0;  ///< of the document, when it was asked for
  std::shared_ptr<const Scenario> base;
  Freedom freedom = {};
  Dealt which = {};  ///< seed and number
};

/// The board, or in words why there is none.
struct DealAnswer {
  DealRequest request;
  Outcome<GeneratedBoard> board;
};

/// Deals boards in a thread of its own, so that whoever asks goes on at once. Only the newest request is
/// answered.
class BoardDealer {
 public:
  /// Called from the dealer's thread.
  using Deliver = std::function<void(std::shared_ptr<const DealAnswer>)>;

  explicit BoardDealer(Deliver deliver);
  /// Nothing is delivered any more after that.
  ~BoardDealer();

  void ask(DealRequest request);
  /// What was asked for is not delivered.
  void cancel();

 private:
  void work(const std::stop_token& stop);

  Deliver deliver_;
  std::mutex mutex_;
  std::condition_variable_any asked_;
  std::optional<DealRequest> request_;
  std::atomic<bool> stop_ = false;  ///< what is under way is no longer wanted
  std::jthread thread_;             // last: it uses all others
};

}  // namespace hexwright
