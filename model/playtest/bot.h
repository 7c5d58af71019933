#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/playtest/view.h"

namespace hexwright {

/// A player that is a program. It sees what its seat may see, and nothing more. One for each seat of a game;
/// it may keep what it has seen from one decision to the next.
class Bot {
 public:
  virtual ~Bot() = default;
  /// One of `legal`, which are at least two. Uses no other source of chance than `random`, so that a game can
  /// be played again.
  virtual Action choose(const View& view, std::span<const Action> legal, Random& random) = 0;
  /// While `unwanted` is true nobody waits for a decision any more: one that takes long ends at once, with
  /// any of `legal`. The flag must outlive the bot; another thread may set it.
  virtual void set_cancel_flag(const std::atomic<bool>& unwanted) { (void)unwanted; }
};

/// How a bot is made and told of.
struct BotKind {
  std::string_view id;     ///< on the command line: "random"
  std::string_view title;  ///< to be translated
  std::string_view about;  ///< a sentence or two for a designer, to be translated
  std::function<std::unique_ptr<Bot>(const Game& game, SeatId seat)> make;
  /// Several of them, in a sentence, to be translated: "random bots"; empty: the title.
  std::string_view several = {};
  bool founds_by_openings = false;  ///< so that `study_openings` makes it better
};
/// A bot of somebody else that lost its seat to a settler, in so many games for the same reason.
struct BotFailure {
  std::string bot;  ///< BotKind::id
  Message why;
  int games = 0;
};

}  // namespace hexwright
