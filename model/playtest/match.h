#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "model/playtest/bot.h"

namespace hexwright {

/// Plays games of bots against bots, one after the other. One for each thread.
class Match {
 public:
  /// A bot for each seat. The game must outlive it.
  Match(const Game& game, std::span<const BotKind* const> bots);
  /// Other bots, from the next game on.
  void seat(std::span<const BotKind* const> bots);

  struct Ending {
    Ending(Starter& starter, Random& random) : state(starter.start(random)) {}  // laid out where it stays
    explicit Ending(const State& reached) : state(reached) {}

    State state;
    /// Nobody had won when the turn limit was passed.
    bool stalled = false;
    /// Nobody can win any more.
    bool stuck = false;
    int decisions = 0;  ///< actions, forced ones too
  };
  /// While `unwanted` is true no game is played on: `play` returns soon, with a game that is not over and
  /// counts for nothing. The flag must outlive the match; another thread may set it.
  void set_cancel_flag(const std::atomic<bool>& unwanted) { unwanted_ = &unwanted; }
  /// Sets game `number` of the seed up and plays it to its end, or until it is stuck or `most_turns` turns
  /// are over. The same seed and number give the same game. Counts in `tally` and appends actions to `log`,
  /// where there are any.
  Ending play(std::uint64_t seed, std::uint64_t number, int most_turns, Tally* tally = nullptr,
              Actions* log = nullptr);
  /// How the last game was set up.
  const State& start() const { return start_; }

 private:
  const Game* game_;
  IdVector<SeatId, const BotKind*> kinds_;
  Starter starter_;
  State start_;
  Actions legal_;
  const std::atomic<bool>* unwanted_ = nullptr;
};

/// Follows a game that was played before, as far as its actions go, and counts in `tally` what `Match::play`
/// would have counted. Precondition: the actions are legal.
Match::Ending follow(const Game& game, const State& start, std::span<const Action> actions, Tally& tally);

/// The state after these actions.
State replayed(const Game& game, State start, std::span<const Action> log);

}  // namespace hexwright
