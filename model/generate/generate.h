#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <variant>
#include <vector>

#include "model/generate/exchange.h"
#include "model/generate/wishes.h"

namespace hexwright {

struct GenerateOptions {
  Freedom freedom = {};
  std::vector<Wish> wishes = {};
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  ///< number of the first board: each is the same whatever others are asked for
  int boards = 1;
};

/// As the scenario asks for: with its wishes.
GenerateOptions options_of(const Scenario& scenario);

/// A board that meets all wishes without a weight.
struct GeneratedBoard {
  std::uint64_t number = 0;
  /// That make the scenario so, in one step, and keep the wishes, the seed and the number in it: the same
  /// scenario with the same freedom gives the same board again.
  Edits edits;
  std::uint64_t tries = 0;
  bool by_chain = false;  ///< so few boards meet the wishes that this one was found by exchanging places
  /// Neither shuffles nor exchanges found one, so that a solver was asked: it meets the wishes, but is not as
  /// likely as any other.
  bool by_solver = false;
  int missed = 0;  ///< of the wishes with a weight, times it
};

/// What goes on while boards are dealt.
struct GenerateProgress {
  /// Called with each board as it is found, by the thread that deals.
  std::function<void(const GeneratedBoard&)> found;
  // Written all the time, to be read by another thread.
  std::atomic<int> boards = 0;               ///< found
  std::atomic<std::uint64_t> looked_at = 0;  ///< layouts, shuffled or exchanged
};

/// Boards as a scenario may come out, dealt under wishes. Each board that meets them and has no error that
/// the scenario had not is equally likely; of wishes with a weight the best of some boards is taken. The same
/// seed gives the same boards on every machine. Refused in words where nothing may move, or no board was
/// found: with the fewest wishes and locks that cannot all be, where that can be proven (`prove` tells
/// which). Once `stop` is true, ends with those that are found.
Outcome<std::vector<GeneratedBoard>> generate(const Scenario& scenario, const GenerateOptions& options,
                                              const std::atomic<bool>* stop = nullptr,
                                              GenerateProgress* progress = nullptr);

/// The errors of a scenario, to see whether edits bring new ones.
class NoNewErrors {
 public:
  explicit NoNewErrors(const Scenario& scenario);
  /// Whether the scenario with these edits has only errors that it had before.
  bool holds_after(const Edits& edits) const;

 private:
  const Scenario* scenario_;
  std::vector<AcceptedFinding> before_;
};

}  // namespace hexwright
