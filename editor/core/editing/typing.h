#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

/// Numbers typed digit by digit: 2 to 9 stand at once, 1 waits for the 0, 1 or 2 that follows.
class NumberEntry {
 public:
  /// The number that the digit completes, if it does.
  std::optional<int> type(int digit);
  bool waiting() const { return waiting_; }
  void forget() { waiting_ = false; }

 private:
  bool waiting_ = false;
};

/// What was typed into one text field since its value was committed, as steps that can be undone. A word that
/// is typed letter by letter is one step.
class TypingHistory {
 public:
  struct State {
    std::wstring text;
    std::size_t cursor = 0;  ///< behind what the step changed, in characters
  };

  /// The field shows this text, and nothing was typed since.
  void commit(const std::wstring& text);
  /// The field shows this text now; the same text again is no step.
  void type(std::wstring text);

  /// The field shows just this, as far as it is known here.
  bool is(const std::wstring& text) const { return text == texts_[position_]; }
  bool can_undo() const { return position_ > 0; }
  bool can_redo() const { return position_ + 1 < texts_.size(); }
  /// What the field is to show then. Precondition: `can_undo()`, `can_redo()`.
  State undo();
  State redo();

 private:
  State go_to(std::size_t position);

  std::vector<std::wstring> texts_{std::wstring()};
  std::size_t position_ = 0;
  bool grows_ = false;   ///< the last step may grow
  std::size_t end_ = 0;  ///< where its next letter would stand
};

}  // namespace hexwright
