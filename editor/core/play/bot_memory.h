#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>

#include "model/playtest/bot.h"

namespace hexwright {

/// Lets bots decide in a game that goes back and forth. A bot may remember what it did in this turn; so it
/// lives for one turn, and is shown the turn again when somebody jumped into its middle. Thus a decision
/// follows from the game so far, the seed and nothing else.
class BotMemory {
 public:
  /// The decisions of this turn before `position`, each with its state: shown to a bot that has not made
  /// them itself.
  using Earlier = std::function<void(const std::function<void(std::size_t position, const State&)>&)>;

  Action decide(const Game& game, const BotKind& kind, const State& state, std::uint64_t seed,
                std::size_t position, const Earlier& earlier);
  /// For all bots: see `Bot::set_cancel_flag`.
  void set_cancel_flag(const std::atomic<bool>& unwanted);
  /// Somebody jumped, another bot took a seat, or what was decided is not done.
  void forget();

 private:
  BySeat<std::unique_ptr<Bot>> bots_;
  int turn_ = -1;
  const std::atomic<bool>* unwanted_ = nullptr;
};

}  // namespace hexwright
