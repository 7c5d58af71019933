#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "io/render/pieces/preview.h"
#include "model/balance/balancer.h"

namespace hexwright {

/// What is looked for: boards that come close to a goal, or single changes of the map that come closer. These
/// are a result, too: a board for each change, with the change as its exchange.
enum class BalanceSearch : std::uint8_t { Boards, SingleChanges };

/// A balancing as far as it is, and the map that it began with.
struct BalancedSoFar {
  std::uint64_t revision = 0;  ///< of the document
  std::shared_ptr<const Scenario> map;
  BalanceOptions options;
  BalanceProgress progress;
  std::optional<BalanceResult> result;  ///< the best so far
  std::optional<Refusal> refused;       ///< why nothing can be found
  bool over = false;                    ///< nothing is at work: done, paused, cancelled or refused
  bool paused = false;                  ///< can go on
  /// Of an archive, once it is over, where they are wanted: of its boards, in their order.
  std::vector<Pixels> pictures;

  bool has_board() const { return result && !result->boards.empty(); }
};

/// Small pictures of boards.
struct BoardPictures {
  DrawOptions draw;
  int width = 1, height = 1;
};

/// Balances beside the work on the map, in threads that yield to everything else. One at a time.
class BalanceRunner {
 public:
  /// Called from the runner's thread some times a second, and once when it is over.
  using Deliver = std::function<void(std::shared_ptr<const BalancedSoFar>)>;
  explicit BalanceRunner(Deliver deliver);
  /// Nothing is delivered any more after that.
  ~BalanceRunner();

  /// Precondition of both: nothing is at work.
  void start(std::uint64_t revision, const Scenario& scenario, const BalanceOptions& options,
             std::optional<BoardPictures> pictures = {}, BalanceSearch search = BalanceSearch::Boards);
  /// On from where it was paused.
  void go_on();
  /// Ends soon; `go_on` may follow.
  void pause() { stop_ = true; }
  /// Ends soon with the best so far.
  void cancel() { cancelled_ = stop_ = true; }
  bool is_running() const { return running_; }

 private:
  void run();
  void work();
  void balance();
  void improve_map();
  /// To stop it, and to tell how far it is.
  BalanceCallbacks callbacks();
  void paint();
  void deliver();

  Deliver deliver_;
  std::atomic<bool> stop_ = false, cancelled_ = false, running_ = false, closing_ = false;
  std::optional<BoardPictures> pictures_;
  BalanceSearch search_ = BalanceSearch::Boards;
  BalancedSoFar now_;
  std::unique_ptr<Balancer> balancer_;
  std::jthread thread_;  // last: it uses all others
};

}  // namespace hexwright
