#include "editor/gui/controls/typing_undo.h"

namespace hexwright::gui {

TypingUndo::TypingUndo(wxWindow& window) {
  window.Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
    follow(event.GetWindow());
    event.Skip();
  });
  window.Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
    if (event.GetEventObject() == field_.get()) note();
    event.Skip();
  });
}

bool TypingUndo::has_field() const { return field_ && wxWindow::FindFocus() == field_.get(); }

void TypingUndo::follow(wxWindow* focus) {
  auto* field = dynamic_cast<wxTextCtrl*>(focus);
  if (!field || field == field_.get()) return;
  field_ = field;
  commit();
}

bool TypingUndo::can_undo() const {
  return has_field() && (history_.can_undo() || !history_.is(field_->GetValue().ToStdWstring()));
}

bool TypingUndo::can_redo() const { return has_field() && history_.can_redo(); }

void TypingUndo::undo() {
  note();
  if (history_.can_undo()) show(history_.undo());
}

void TypingUndo::redo() {
  note();
  if (history_.can_redo()) show(history_.redo());
}

void TypingUndo::commit() {
  if (field_) history_.commit(field_->GetValue().ToStdWstring());
}

void TypingUndo::note() {
  if (field_ && !showing_) history_.type(field_->GetValue().ToStdWstring());
}

void TypingUndo::show(const TypingHistory::State& state) {
  showing_ = true;
  field_->SetValue(state.text);  // whoever follows the field hears of it as of typing
  showing_ = false;
  field_->SetInsertionPoint(static_cast<long>(state.cursor));
}

}  // namespace hexwright::gui
