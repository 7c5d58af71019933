#include "editor/gui/controls/keyboard_and_mouse.h"

#include <wx/event.h>
#include <wx/window.h>

namespace hexwright::gui {

void capture_mouse(wxWindow& window) {
  if (window.HasCapture()) return;
  lose_captured_mouse();
  window.CaptureMouse();
}

void release_mouse(wxWindow& window) {
  if (window.HasCapture()) window.ReleaseMouse();
}

void lose_captured_mouse() {
  wxWindow* holder = wxWindow::GetCapture();
  if (!holder) return;
  holder->ReleaseMouse();
  wxMouseCaptureLostEvent lost(holder->GetId());
  lost.SetEventObject(holder);
  holder->HandleWindowEvent(lost);
}

}  // namespace hexwright::gui
