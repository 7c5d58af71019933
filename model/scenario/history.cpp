#include "scenario/history.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace hexwright {
namespace {

using Places = std::vector<Hex>;

/// The hexes whose look an edit may change; none when it may change any.
struct PlacesOf {
  using Result = std::optional<Places>;

  Result operator()(const SetCell& e) const { return Places{e.at}; }
  Result operator()(const SetTerrain& e) const { return Places{e.at}; }
  Result operator()(const SetToken& e) const { return Places{e.at}; }
  Result operator()(const SetHidden& e) const { return Places{e.at}; }
  Result operator()(const SetInArea& e) const { return Places{e.at}; }
  Result operator()(const SetHarbor& e) const {
    const auto both = e.at.hexes();
    return Places(both.begin(), both.end());
  }
  Result operator()(const SetClosedToFounding& e) const {
    const auto three = e.at.hexes();
    return Places(three.begin(), three.end());
  }
  Result operator()(const SetAccepted&) const { return Places{}; }
  Result operator()(const SetForeign&) const { return Places{}; }
  template <class Other>
  Result operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

void History::note(const Edits& edits) {
  for (const Edit& edit : edits) {
    const auto places = std::visit(PlacesOf{}, edit);
    if (!places) {
      touched_all_ = true;
    } else {
      for (const Hex h : *places) touched_.push_back(now_.topology.canonical(h));
    }
  }
}

std::optional<Refusal> History::perform(Message label, const Edits& edits) {
  begin_gesture(std::move(label));
  auto refused = extend(edits);
  end_gesture();
  return refused;
}

void History::begin_gesture(Message label) {
  assert(!gesture_);
  gesture_ = Change{std::move(label), {}};
}

std::optional<Refusal> History::extend(const Edits& edits) {
  assert(gesture_);
  touched_.clear();
  touched_all_ = false;
  auto outcome = apply_edits(now_, edits);
  if (auto* refused = std::get_if<Refusal>(&outcome)) return std::move(*refused);
  // What changed nothing is its own undo: leave it out, so that a still pointer grows no step.
  auto& back = std::get<Edits>(outcome);
  Edits changes;
  for (std::size_t i = 0; i < back.size(); ++i)
    if (back[i] != edits[back.size() - 1 - i]) changes.push_back(std::move(back[i]));
  if (changes.empty()) return {};
  note(changes);
  ++revision_;
  gesture_->back.insert(gesture_->back.begin(), std::make_move_iterator(changes.begin()),
                        std::make_move_iterator(changes.end()));
  return {};
}

void History::end_gesture() {
  assert(gesture_);
  Change change = *std::exchange(gesture_, std::nullopt);
  if (change.back.empty()) return;
  change.back.shrink_to_fit();
  if (saved_ && *saved_ > at_) saved_.reset();
  changes_.resize(at_);
  changes_.push_back(std::move(change));
  ++at_;
}

void History::end_gesture(Message label) {
  assert(gesture_);
  gesture_->label = std::move(label);
  end_gesture();
}

void History::cancel_gesture() {
  assert(gesture_);
  const Change change = *std::exchange(gesture_, std::nullopt);
  touched_.clear();
  touched_all_ = false;
  if (change.back.empty()) return;
  apply_edits(now_, change.back);
  note(change.back);
  ++revision_;
}

void History::undo() {
  if (can_undo()) go_to(at_ - 1);
}

void History::redo() {
  if (can_redo()) go_to(at_ + 1);
}

void History::go_to(std::size_t steps) {
  assert(!gesture_ && steps <= changes_.size());
  touched_.clear();
  touched_all_ = false;
  while (at_ != steps) {
    Change& change = changes_[steps < at_ ? at_ - 1 : at_];
    auto outcome = apply_edits(now_, change.back);
    assert(std::holds_alternative<Edits>(outcome));
    change.back = std::get<Edits>(std::move(outcome));
    note(change.back);
    at_ += steps < at_ ? std::size_t(-1) : std::size_t(1);
    ++revision_;
  }
}

bool History::is_modified() const {
  return !saved_ || *saved_ != at_ || (gesture_ && !gesture_->back.empty());
}

void History::mark_saved() { saved_ = at_; }

std::size_t History::memory() const {
  std::size_t bytes = changes_.capacity() * sizeof(Change);
  for (const Change& change : changes_) bytes += change.back.capacity() * sizeof(Edit);
  return bytes;
}

}  // namespace hexwright
