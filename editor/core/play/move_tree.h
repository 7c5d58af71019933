#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "model/board/index.h"
#include "model/playtest/engine.h"

namespace hexwright {

/// A line of actions besides the one that is shown.
struct Branch {
  int tip = 0;           ///< names it: its last action
  std::size_t fork = 0;  ///< after so many actions it leaves the shown line
  std::size_t size = 0;  ///< its actions, those before the fork included
  Action first;          ///< the first one that differs
  SeatId seat;           ///< who does that
};

/// All that was done in a game and its branches, and which line of it is shown. Nothing that was done gets
/// lost. It keeps a state every so often; those between are played again.
class MoveTree {
 public:
  explicit MoveTree(const State& start);

  std::size_t position() const { return position_; }
  std::size_t size() const { return line_.size() - 1; }
  /// Action `step` of the line, from 1.
  const Action& action(std::size_t step) const { return node(line_[step]).action; }
  SeatId seat(std::size_t step) const { return node(line_[step]).seat; }
  /// That a person thought about it; 0 while nobody has said.
  int seconds(std::size_t step) const { return node(line_[step]).seconds; }
  void note_seconds(std::size_t step, int seconds) { nodes_[at(line_[step])].seconds = seconds; }
  std::vector<Action> played() const;
  std::vector<Action> line() const;

  /// Does it after the position; `after` is the state that it leads to. What followed in the line stays
  /// there if it began with the same action, else it becomes a branch.
  void act(const Action& action, SeatId seat, const State& after);
  /// Precondition: the line is so long.
  void jump_to(std::size_t position);
  State state_at(const Game& game, std::size_t position) const;
  /// Forgets all that was done after the position, and all branches.
  void forget_rest(const Game& game);

  std::vector<Branch> branches() const;
  /// The end of the line that is shown.
  int tip() const { return line_.back(); }
  /// Shows the line that ends there, at its end.
  void follow(int tip);
  /// Of any line, from its beginning.
  std::vector<Action> actions_to(int tip) const;

 private:
  static constexpr int none_ = -1;
  struct Node {
    Action action;
    int parent = none_;
    int depth = 0;
    SeatId seat;
    std::vector<int> children;
    int seconds = 0;
  };
  const Node& node(int n) const { return nodes_[at(n)]; }
  std::vector<int> way_to(int n) const;
  int child_of(int parent, const Action& action) const;

  std::vector<Node> nodes_;    ///< the first one is the beginning of the game
  std::vector<int> line_;      ///< from that on
  std::size_t position_ = 0;   ///< in the line
  std::map<int, State> kept_;  ///< by node
};

}  // namespace hexwright
