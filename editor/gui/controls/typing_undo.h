#pragma once

#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/core/editing/typing.h"

namespace hexwright::gui {

/// Undoes what is typed into the text fields of one window, as long as it is not committed. wxWidgets has no
/// such thing for GTK's fields.
class TypingUndo {
 public:
  explicit TypingUndo(wxWindow& window);

  /// There is something typed in the field that has the keyboard, and it is not committed.
  bool can_undo() const;
  bool can_redo() const;
  void undo();
  void redo();
  /// What the field shows now is its value: nothing in it is to be undone any more.
  void commit();

 private:
  bool has_field() const;
  void follow(wxWindow* focus);
  void note();
  void show(const TypingHistory::State& state);

  wxWeakRef<wxTextCtrl> field_;
  TypingHistory history_;
  bool showing_ = false;  ///< the field changes by undo or redo
};

}  // namespace hexwright::gui
