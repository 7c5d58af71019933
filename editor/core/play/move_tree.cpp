#include "editor/core/play/move_tree.h"

#include <algorithm>
#include <cassert>

#include "model/board/index.h"

namespace hexwright {
namespace {

/// A state is kept after every so many actions: to play those between again takes less than a millisecond.
constexpr int keep_every = 32;

}  // namespace

MoveTree::MoveTree(const State& start) : nodes_(1), line_{0}, kept_{{0, start}} {}

std::vector<Action> MoveTree::played() const {
  std::vector<Action> actions = line();
  actions.resize(position_);
  return actions;
}

std::vector<Action> MoveTree::line() const { return actions_to(line_.back()); }

void MoveTree::act(const Action& action, SeatId seat, const State& after) {
  const int now = line_[position_];
  int next = child_of(now, action);
  if (next == none_) {
    next = static_cast<int>(nodes_.size());
    nodes_.push_back({action, now, node(now).depth + 1, seat, {}, 0});
    nodes_[at(now)].children.push_back(next);
    if (node(next).depth % keep_every == 0) kept_.emplace(next, after);
  }
  ++position_;
  if (position_ < line_.size() && line_[position_] == next) return;
  // Another branch goes on as it did when it was left.
  int tip = next;
  while (!node(tip).children.empty()) tip = node(tip).children.back();
  line_ = way_to(tip);
}

void MoveTree::jump_to(std::size_t position) {
  assert(position <= size());
  position_ = position;
}

void MoveTree::forget_rest(const Game& game) {
  State state = kept_.at(0);
  MoveTree rest(state);
  for (std::size_t step = 1; step <= position_; ++step) {
    apply(game, state, action(step));
    rest.act(action(step), seat(step), state);
    rest.note_seconds(step, seconds(step));
  }
  *this = std::move(rest);
}

State MoveTree::state_at(const Game& game, std::size_t position) const {
  assert(position <= size());
  std::size_t from = position;
  while (!kept_.contains(line_[from])) --from;
  State state = kept_.at(line_[from]);
  while (from < position) apply(game, state, action(++from));
  return state;
}

std::vector<Branch> MoveTree::branches() const {
  std::vector<Branch> found;
  for (int tip = 0; tip < static_cast<int>(nodes_.size()); ++tip) {
    if (!node(tip).children.empty() || tip == line_.back()) continue;
    const auto way = way_to(tip);
    const auto parts = std::mismatch(way.begin(), way.end(), line_.begin(), line_.end());
    const Node& first = node(*parts.first);
    found.push_back(
        {tip, static_cast<std::size_t>(first.depth - 1), way.size() - 1, first.action, first.seat});
  }
  return found;
}

void MoveTree::follow(int tip) {
  line_ = way_to(tip);
  position_ = size();
}

std::vector<Action> MoveTree::actions_to(int tip) const {
  std::vector<Action> actions;
  for (const int n : way_to(tip))
    if (n != 0) actions.push_back(node(n).action);
  return actions;
}

std::vector<int> MoveTree::way_to(int n) const {
  std::vector<int> way;
  for (; n != none_; n = node(n).parent) way.push_back(n);
  std::reverse(way.begin(), way.end());
  return way;
}

int MoveTree::child_of(int parent, const Action& action) const {
  const auto& children = node(parent).children;
  const auto found =
      std::find_if(children.begin(), children.end(), [&](int child) { return node(child).action == action; });
  return found == children.end() ? none_ : *found;
}

}  // namespace hexwright
