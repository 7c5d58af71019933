#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/playtest/state.h"

namespace hexwright {
class Game;
}

namespace hexwright::referee {

struct Book;

/// Follows one game by its actions, with its own record of everything, and says where the engine's state is
/// another one. The way that a game was set up (hexes, tokens, stacks as dealt) is taken as it lies.
class Referee {
 public:
  /// The game must outlive it.
  Referee(const Game& game, const State& start);
  ~Referee();

  /// `asked`: what the acting seat was asked for, when it was something; it says only which of several
  /// things that are due this is. `seat`: who acts.
  void follow(std::optional<Task> asked, int seat, const Action& action);
  /// `offences`, and what the state says otherwise; empty when all is well. A state that differs is reported
  /// again until it is put right.
  std::vector<std::string> deviations(const State& state);
  /// Goes on from a position that somebody has arranged: pieces, hands and the turn are taken from the state.
  void resume(const State& state);
  /// What was done against the rules since the last call.
  std::vector<std::string> offences();
  /// Places to build and hexes for the robber that `legal` lists, though the rules do not allow them, or
  /// leaves out. `asked` as above.
  std::vector<std::string> misjudged(std::optional<Task> asked, int seat, const Actions& legal) const;

 private:
  std::unique_ptr<Book> book_;
};

}  // namespace hexwright::referee
