#include "model/scenario/history.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "model/scenario/edit.h"

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
  Result operator()(const SetFrontier& e) const {
    const auto both = e.at.hexes();
    return Places(both.begin(), both.end());
  }
  Result operator()(const SetClosedToFounding& e) const {
    const auto three = e.at.hexes();
    return Places(three.begin(), three.end());
  }
  Result operator()(const SetMark& e) const { return hexes_at(e.at); }
  Result operator()(const SetLocked& e) const { return Places{e.at}; }
  Result operator()(const SetWishes&) const { return Places{}; }
  Result operator()(const SetDealt&) const { return Places{}; }
  Result operator()(const SetAccepted&) const { return Places{}; }
  Result operator()(const SetForeign&) const { return Places{}; }
  template <class Other>
  Result operator()(const Other&) const {
    return std::nullopt;
  }
};

/// Those of several edits, sorted, with doubles.
std::optional<Places> places_of(const Edits& edits) {
  Places all;
  for (const Edit& edit : edits) {
    const auto some = std::visit(PlacesOf{}, edit);
    if (!some) return std::nullopt;
    all.insert(all.end(), some->begin(), some->end());
  }
  std::sort(all.begin(), all.end());
  return all;
}

/// Whether taking a gesture back would change nothing: it came back to where it began. Only one that was at
/// some place twice can have, so that most gestures are spared the comparison.
bool came_back(const Scenario& now, const Edits& back) {
  const auto places = places_of(back);
  if (places && std::adjacent_find(places->begin(), places->end()) == places->end()) return false;
  Scenario before = now;
  apply_edits(before, back);
  return before == now;
}

}  // namespace

void History::forget_touched() {
  touched_.clear();
  touched_all_ = false;
}

void History::note(const Edits& edits) {
  ++revision_;
  const auto places = places_of(edits);
  touched_all_ = touched_all_ || !places;
  if (touched_all_) {
    touched_.clear();
    return;
  }
  for (const Hex h : *places) touched_.push_back(now_.topology.canonical(h));
  std::sort(touched_.begin(), touched_.end());
  touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
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
  forget_touched();
  auto outcome = apply_edits(now_, edits);
  if (auto* refused = outcome.refusal()) return std::move(*refused);
  auto& back = outcome.value();
  if (back.empty()) return {};
  note(back);
  // Oldest first, until the gesture ends: a long drag grows at its end only.
  gesture_->back.insert(gesture_->back.end(), std::make_move_iterator(back.rbegin()),
                        std::make_move_iterator(back.rend()));
  return {};
}

History::Change History::close_gesture() {
  assert(gesture_);
  Change change = *std::exchange(gesture_, std::nullopt);
  std::reverse(change.back.begin(), change.back.end());
  return change;
}

void History::end_gesture() {
  Change change = close_gesture();
  if (change.back.empty() || came_back(now_, change.back)) return;
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
  const Change change = close_gesture();
  forget_touched();
  if (change.back.empty()) return;
  apply_edits(now_, change.back);
  note(change.back);
}

void History::join_last_steps(Message label) {
  if (gesture_ || at_ < 2 || at_ != changes_.size() || saved_ == at_ - 1) return;
  Edits last = std::move(changes_.back().back);
  changes_.pop_back();
  --at_;
  Edits& first = changes_.back().back;
  last.insert(last.end(), std::make_move_iterator(first.begin()), std::make_move_iterator(first.end()));
  first = std::move(last);
  changes_.back().label = std::move(label);
  if (!came_back(now_, first)) return;
  changes_.pop_back();
  --at_;
}

void History::undo() {
  if (can_undo()) go_to(at_ - 1);
}

void History::redo() {
  if (can_redo()) go_to(at_ + 1);
}

void History::go_to(std::size_t steps) {
  assert(!gesture_ && steps <= changes_.size());
  forget_touched();
  while (at_ != steps) {
    Change& change = changes_[steps < at_ ? at_ - 1 : at_];
    auto outcome = apply_edits(now_, change.back);
    assert(!outcome.refusal());
    change.back = std::move(outcome).value();
    note(change.back);
    steps < at_ ? --at_ : ++at_;
  }
}

bool History::is_modified() const {
  return !saved_ || *saved_ != at_ || (gesture_ && !gesture_->back.empty());
}

void History::mark_saved() { saved_ = at_; }

std::size_t History::memory() const {
  std::size_t bytes = changes_.capacity() * sizeof(Change);
  for (const Change& change : changes_) {
    bytes += heap_bytes(change.label) + change.back.capacity() * sizeof(Edit);
    for (const Edit& edit : change.back) bytes += heap_bytes(edit);
  }
  return bytes;
}

}  // namespace hexwright
