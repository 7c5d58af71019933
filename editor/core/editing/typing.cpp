#include "editor/core/editing/typing.h"

#include <algorithm>
#include <cassert>
#include <cwctype>
#include <utility>

namespace hexwright {

std::optional<int> NumberEntry::type(int digit) {
  if (std::exchange(waiting_, false) && digit <= 2) return 10 + digit;
  if (digit == 1) waiting_ = true;
  if (digit < 2 || digit == 7) return std::nullopt;
  return digit;
}

namespace {

/// What became of one text in another: after `same` characters some were removed and others inserted.
struct TextChange {
  std::size_t same, removed, inserted;
};

TextChange change_between(const std::wstring& before, const std::wstring& after) {
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t same = 0, same_at_end = 0;
  while (same < shorter && before[same] == after[same]) ++same;
  while (same_at_end < shorter - same &&
         before[before.size() - 1 - same_at_end] == after[after.size() - 1 - same_at_end])
    ++same_at_end;
  return {same, before.size() - same - same_at_end, after.size() - same - same_at_end};
}

}  // namespace

void TypingHistory::commit(const std::wstring& text) {
  texts_ = {text};
  position_ = 0;
  grows_ = false;
}

void TypingHistory::type(std::wstring text) {
  if (text == texts_[position_]) return;
  const TextChange change = change_between(texts_[position_], text);
  const bool letter = change.inserted == 1 && std::iswspace(static_cast<std::wint_t>(text[change.same])) == 0;
  const bool grows = letter && grows_ && change.removed == 0 && change.same == end_;
  texts_.resize(position_ + 1);
  if (grows) {
    texts_.back() = std::move(text);
  } else {
    texts_.push_back(std::move(text));
    ++position_;
  }
  // Typing over a selection removes it first: what is typed then belongs to that.
  const bool selection = change.inserted == 0 && change.removed > 1;
  grows_ = letter || selection;
  end_ = change.same + change.inserted;
}

TypingHistory::State TypingHistory::undo() {
  assert(can_undo());
  return go_to(position_ - 1);
}

TypingHistory::State TypingHistory::redo() {
  assert(can_redo());
  return go_to(position_ + 1);
}

TypingHistory::State TypingHistory::go_to(std::size_t position) {
  const TextChange change = change_between(texts_[position_], texts_[position]);
  position_ = position;
  grows_ = false;
  return {texts_[position], change.same + change.inserted};
}

}  // namespace hexwright
