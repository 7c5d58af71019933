#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

#include "model/balance/state.h"
#include "model/scenario/edit.h"

namespace hexwright {

/// How far a balancer is.
struct BalanceProgress {
  BalanceStage stage = BalanceStage::Boards;
  int round = 0, rounds = 0;  ///< of settlers; `round` counts from 1
  int boards = 0;             ///< in the race
  double done = 0;            ///< of all work, 0 to 1
  double seconds = 0;         ///< since this run began
  double seconds_left = 0;    ///< as far as can be told
};

/// What happens while a balancer works. Each part is optional.
struct BalanceCallbacks {
  /// Once it is true, work ends soon: games that are being played are given up.
  const std::atomic<bool>* stop = nullptr;
  /// A few times a second, from the thread that called.
  std::function<void(const BalanceProgress&)> progress;
  /// From the thread that called, after every round, with all that is known: to be kept, or to show the best
  /// so far (`result_of`).
  std::function<void(const BalanceState&)> round;
};

/// Two places that differ from the map as it was, and what that does to the game.
struct BalanceSwap {
  Swap swap;
  Message words;  ///< "the 8 at 1,0 and the 3 at 0,-1 changed places"
  /// By seat, what it gave: percentage points of the wins with it, less those without; empty where it was not
  /// measured.
  std::vector<double> points = {};
  double error = 0;  ///< one standard error of these
  /// "seat 3 gained 2.1 points": of the seat that it changed most; nothing where chance explains it.
  std::optional<Message> effect = {};
};

/// A board that was found.
struct BalancedBoard {
  std::uint32_t number = 0;
  Layout layout;
  Edits edits;                               ///< that make the map so, in one step
  Score score;                               ///< by all settlers' games of the rounds
  Played settlers, strategists;              ///< of the rounds: too good on average
  Played fresh_settlers, fresh_strategists;  ///< of games that nobody chose by; empty before the verdict
  std::optional<std::array<int, 2>> cell;    ///< in an archive
  std::vector<double> measures;              ///< of an archive, by axis
};

/// How a board of an archive is called in windows, tables, reports and names of files: "2-3" in the third
/// cell of the second column. Empty for one in no cell.
std::string cell_name(const BalancedBoard& board);

struct BalanceResult {
  bool is_complete = false;              ///< false: stopped before the verdict; the best so far
  std::vector<BalancedBoard> boards;     ///< the best first; without an archive one
  Played map_settlers, map_strategists;  ///< the map as it was, in fresh games
  std::vector<BalanceSwap> swaps;        ///< from the map as it was to the winner; those that did most first
};

/// Makes a map fair by playing it. Boards that meet the wishes are made by exchanging what may move, those
/// whose draft is even first (Boards); settlers play all of them a little and the better half of them twice
/// as much, until a few are left (successive halving). Where seats win unequally on the best of them still,
/// further boards are bred from these. Strategists play the last few as well. The winner is played again by
/// both with games that nobody chose by, because the best of many looks better than it is.
///
/// The same seed gives the same result for any number of threads, and wherever it was stopped in between.
class Balancer {
 public:
  /// Refused in words where the map cannot be played, nothing may move, the goal makes no sense for its
  /// seats, or no board meets the wishes.
  static Outcome<std::unique_ptr<Balancer>> begin(const Scenario& scenario, const BalanceOptions& options);
  /// Goes on with a state of the same map. Refused in words where it does not fit to the map.
  static Outcome<std::unique_ptr<Balancer>> resume(const Scenario& scenario, BalanceState state);
  ~Balancer();
  Balancer(const Balancer&) = delete;
  Balancer& operator=(const Balancer&) = delete;

  /// Works until all is done, or it is stopped. `threads` 0: one for each core. May be called again after a
  /// stop. Refused in words where no board meets the wishes, which shows only now.
  std::optional<Refusal> work(int threads, const BalanceCallbacks& watch = {});
  bool is_done() const;
  const BalanceState& state() const;
  BalanceResult result() const;

 private:
  class Work;
  explicit Balancer(std::unique_ptr<Work> work);
  std::unique_ptr<Work> work_;
};

/// What a state of the map says by now: the best so far, or all that was found.
BalanceResult result_of(const Scenario& scenario, const BalanceState& state);

}  // namespace hexwright
