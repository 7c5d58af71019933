#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/scenario/edit.h"

namespace hexwright {

/// A scenario with its undo and redo. One gesture is one step; what changes nothing leaves no step.
class History {
 public:
  History() = default;
  explicit History(Scenario start) : now_(std::move(start)) {}

  const Scenario& now() const { return now_; }

  /// Applies all edits as one step, or refuses and changes nothing. Undone steps are forgotten.
  std::optional<Refusal> perform(Message label, const Edits& edits);

  /// A gesture that goes on, such as a drag: edits apply at once, and `end_gesture` makes them one step.
  /// `cancel_gesture` takes them back. A gesture must not be open already.
  void begin_gesture(Message label);
  std::optional<Refusal> extend(const Edits& edits);
  void end_gesture();
  /// Ends it under other words than it began with, now that it is known what was done.
  void end_gesture(Message label);
  void cancel_gesture();
  /// Makes the step that was done last one with the step before it, under these words. Does nothing when the
  /// state between them is the saved one, or when one of them is missing or undone.
  void join_last_steps(Message label);
  bool in_gesture() const { return gesture_.has_value(); }

  bool can_undo() const { return at_ > 0 && !gesture_; }
  bool can_redo() const { return at_ < changes_.size() && !gesture_; }
  void undo();
  void redo();
  /// Goes to the state after the first `steps` steps; 0 is the start.
  void go_to(std::size_t steps);

  /// All steps, undone ones included; `position()` of them are done.
  std::size_t size() const { return changes_.size(); }
  std::size_t position() const { return at_; }
  const Message& label(std::size_t step) const { return changes_[step].label; }

  /// True when the scenario differs from the one last marked as saved (by position in the history).
  bool is_modified() const;
  void mark_saved();
  /// What was saved is no longer there: every state counts as modified until the next is saved.
  void forget_saved() { saved_.reset(); }

  /// Counts every change of `now()`, undo and redo included: views compare it to know they are stale.
  std::uint64_t revision() const { return revision_; }
  /// What the latest change (edit, undo, redo) touched, in canonical spelling, so that a view redraws only
  /// that; empty with `touched_all()` when it touched more than single places.
  const std::vector<Hex>& touched() const { return touched_; }
  bool touched_all() const { return touched_all_; }

  /// The bytes that undo and redo hold, for measuring.
  std::size_t memory() const;

 private:
  struct Change {
    Message label;
    Edits back;  ///< takes the step back when it is done, does it again when it is undone
  };
  /// Counts a change and adds what it touched.
  void note(const Edits& edits);
  void forget_touched();
  /// The open gesture, turned so that it takes itself back.
  Change close_gesture();

  Scenario now_;
  std::vector<Change> changes_;
  std::size_t at_ = 0;
  std::optional<std::size_t> saved_ = 0;
  std::optional<Change> gesture_;
  std::uint64_t revision_ = 0;
  std::vector<Hex> touched_;
  bool touched_all_ = false;
};

}  // namespace hexwright
