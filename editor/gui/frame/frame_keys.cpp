#include <memory>

#include <wx/combo.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/propgrid/propgrid.h>
#include <wx/spinctrl.h>
#include <wx/textentry.h>

#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/frame/frame.h"

// Keys that mean the same wherever the keyboard is in the window.

namespace hexwright::gui {
namespace {

const wxMenuItem* line_with_key(const wxMenu& menu, const wxKeyEvent& event) {
  for (const wxMenuItem* line : menu.GetMenuItems()) {
    if (line->IsSubMenu()) {
      if (const wxMenuItem* found = line_with_key(*line->GetSubMenu(), event)) return found;
      continue;
    }
    const std::unique_ptr<wxAcceleratorEntry> key(line->GetAccel());
    if (key && key->GetKeyCode() == meant_key(event) && key->GetFlags() == event.GetModifiers()) return line;
  }
  return nullptr;
}

bool is_letter(int key) { return key >= 'A' && key <= 'Z'; }

/// Whether what has the keyboard does something with this key itself. A field for a number, which keeps the
/// keyboard after its "+" and "-", has no use for letters.
bool takes(const wxWindow* focus, int key) {
  if (const auto* grid = dynamic_cast<const wxPropertyGrid*>(focus))
    return grid->GetEditorTextCtrl() != nullptr;
  if (dynamic_cast<const wxSpinCtrl*>(focus) || dynamic_cast<const wxSpinCtrlDouble*>(focus))
    return !is_letter(key);
  return dynamic_cast<const wxTextEntry*>(focus) != nullptr;
}

/// Those that mean a tool, a turn, a number or the zoom on the map, and nothing to buttons and lists.
bool is_for_the_map(const wxKeyEvent& event) {
  if (event.HasAnyModifiers() && event.GetModifiers() != wxMOD_SHIFT) return false;
  const int key = meant_key(event);
  return is_letter(key) || (key >= '0' && key <= '9') || (key >= WXK_NUMPAD0 && key <= WXK_NUMPAD9) ||
         key == '+' || key == '-' || key == '=' || key == WXK_NUMPAD_ADD || key == WXK_NUMPAD_SUBTRACT;
}

}  // namespace

void Frame::take_key(wxKeyEvent& event) {
  if (!run_from_list(event) && !use_on_map(event)) event.Skip();
}

// GTK's lists have keys of their own with control (Ctrl+N goes down a row), which come before the menu's.
bool Frame::run_from_list(const wxKeyEvent& event) {
  if (!event.ControlDown() || !dynamic_cast<const wxDataViewCtrl*>(FindFocus())) return false;
  for (std::size_t at = 0; at < GetMenuBar()->GetMenuCount(); ++at) {
    const wxMenuItem* line = line_with_key(*GetMenuBar()->GetMenu(at), event);
    if (!line) continue;
    // After the key: what runs may open a dialog, or close the window.
    CallAfter([this, id = line->GetId()] { ProcessCommand(id); });
    return true;
  }
  return false;
}

bool Frame::use_on_map(const wxKeyEvent& event) {
  const wxWindow* focus = FindFocus();
  if (focus == canvas_ || takes(focus, meant_key(event)) || !is_for_the_map(event)) return false;
  if (wxFindWindowAtPoint(wxGetMousePosition()) != canvas_) return false;
  canvas_->SetFocus();
  wxKeyEvent forwarded(wxEVT_KEY_DOWN, event);
  forwarded.SetEventObject(canvas_);
  return canvas_->ProcessWindowEvent(forwarded);
}

}  // namespace hexwright::gui
