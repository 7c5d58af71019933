#include "editor/gui/app/toolkit.h"

#include <wx/choice.h>
#include <wx/combo.h>
#include <wx/scrolwin.h>
#include <wx/slider.h>
#include <wx/spinbutt.h>
#include <wx/spinctrl.h>

namespace hexwright::gui {
namespace {

/// Toolkits change its value by the wheel.
bool turns_with_the_wheel(const wxWindow& window) {
  return dynamic_cast<const wxChoice*>(&window) || dynamic_cast<const wxSpinCtrl*>(&window) ||
         dynamic_cast<const wxSpinCtrlDouble*>(&window) || dynamic_cast<const wxSpinButton*>(&window) ||
         dynamic_cast<const wxSlider*>(&window) || dynamic_cast<const wxComboCtrl*>(&window);
}

bool has_keyboard(const wxWindow& control) {
  const wxWindow* focus = wxWindow::FindFocus();
  return focus == &control || (focus && control.IsDescendant(const_cast<wxWindow*>(focus)));
}

void scroll_around(const wxWindow& control, wxMouseEvent event) {
  for (wxWindow* around = control.GetParent(); around; around = around->GetParent()) {
    auto* scrolled = dynamic_cast<wxScrollHelper*>(around);
    if (!scrolled) continue;
    scrolled->HandleOnMouseWheel(event);
    return;
  }
}

}  // namespace

bool scroll_past_control(const wxEvent& event) {
  if (event.GetEventType() != wxEVT_MOUSEWHEEL) return false;
  const auto* control = dynamic_cast<const wxWindow*>(event.GetEventObject());
  if (!control || !turns_with_the_wheel(*control) || has_keyboard(*control)) return false;
  scroll_around(*control, static_cast<const wxMouseEvent&>(event));
  return true;
}

}  // namespace hexwright::gui
