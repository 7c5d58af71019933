#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "editor/core/document/document.h"
#include "editor/core/editing/symmetry.h"
#include "editor/core/editing/tool.h"

namespace hexwright {

/// A document with the tool in the designer's hand: forwards the pointer to the tool and carries out what it
/// proposes, repeated under the symmetry, each gesture as one undo step. A window needs one of it.
class Workbench {
 public:
  explicit Workbench(Document document);

  Document& document() { return document_; }
  const Document& document() const { return document_; }
  const Scenario& scenario() const { return document_.scenario(); }

  ToolKind tool() const { return kind_; }
  /// Takes another tool, and into the hand what it needs; a gesture that is open is cancelled.
  void take(ToolKind kind);
  /// What the tool wants the keyboard to point at.
  Aim aim() const { return tool_->aim(scene()); }
  std::optional<Direction> first_side(Hex at) const { return tool_->first_side(scene(), at); }
  /// What the tools put down.
  Hand hand;
  Symmetry symmetry;

  const Selection& selection() const { return selection_; }
  void select(Selection selection);
  /// A harbor that is not there any more is not selected.
  void deselect_what_is_gone();

  /// What the tool would do; with the images under the symmetry.
  Preview hover(const Pointer& pointer) const;
  /// The pointer's button goes down, moves, goes up. A refusal ends nothing: the gesture goes on.
  std::optional<Refusal> press(const Pointer& pointer);
  std::optional<Refusal> drag(const Pointer& pointer);
  std::optional<Refusal> release(const Pointer& pointer);
  /// Takes back the gesture that is open, and what was picked for the next one (escape, lost pointer).
  void cancel();
  bool in_gesture() const { return pressed_; }

  /// One undo step outside gestures; an open gesture is ended first.
  std::optional<Refusal> perform(const Command& command);
  /// What goes on with what, such as turning a harbor on and on: a kind of command, and what it is done to.
  using Thread = std::pair<std::string, Selection>;
  /// Whether the step that was done last led to this, and nothing has changed since.
  bool goes_on(const Thread& thread) const;
  /// As `perform`, for what is done to `now` and makes it `then`: as long as it goes on, it is one undo step.
  std::optional<Refusal> go_on(const Thread& now, const Command& command, Thread then);
  void undo();
  void redo();

 private:
  Scene scene() const { return {document_.scenario(), hand, selection_}; }
  std::optional<Refusal> carry_out(Proposal proposal);
  /// What is left of edits when locked layers stay as they are; why not, when that is nothing.
  Outcome<Edits> unlocked(Edits edits) const;
  void finish();

  Document document_;
  Selection selection_;
  ToolKind kind_ = ToolKind::Select;
  std::unique_ptr<Tool> tool_;
  bool pressed_ = false;
  HexSet changed_;
  /// Where the last step led that may go on, and the revision then.
  std::optional<Thread> thread_;
  std::uint64_t thread_revision_ = 0;
};

}  // namespace hexwright
