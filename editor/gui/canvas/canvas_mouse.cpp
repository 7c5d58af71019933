#include "editor/gui/canvas/canvas.h"
#include "editor/gui/controls/keyboard_and_mouse.h"

// What the mouse does on the canvas.

namespace hexwright::gui {

void Canvas::on_left_down(wxMouseEvent& event) {
  SetFocus();
  number_.forget();
  if (space_) {
    space_used_ = true;
    begin_panning(event.GetPosition());
    return;
  }
  use_mouse();
  mouse_ = pointer_of(event);
  cursor_ = mouse_->hex;
  if (lay_down_floating(*mouse_)) return;
  pressed_ = true;
  edge_.begin(event.GetPosition());
  capture_mouse(*this);
  context_.act([this](Workbench& bench) { return bench.press(*mouse_); });
  hover();
}

void Canvas::on_motion(wxMouseEvent& event) {
  if (pan_with(event)) return;
  mouse_ = pointer_of(event);
  use_mouse();
  if (pressed_) {
    context_.act([this](Workbench& bench) { return bench.drag(*mouse_); });
    if (context_.bench().tool() == ToolKind::Select) edge_.hold(event.GetPosition());
  }
  hover();
}

// What is held stays under the pointer while the map goes by.
void Canvas::scroll_at_edge(wxPoint way, wxPoint pointer) {
  if (!pressed_ || !context_.bench().in_gesture()) return edge_.stop();
  const double pixel = GetContentScaleFactor();
  pan(static_cast<int>(-way.x * pixel), static_cast<int>(-way.y * pixel));
  mouse_ = pointer_at(context_.scenario().topology, viewport().view().to_point(device(pointer)));
  context_.act([this](Workbench& bench) { return bench.drag(*mouse_); });
  hover();
}

void Canvas::on_left_up(wxMouseEvent& event) {
  if (is_panning()) end_panning();
  if (!pressed_) return;
  pressed_ = false;
  edge_.stop();
  release_mouse(*this);
  mouse_ = pointer_of(event);
  context_.act([this](Workbench& bench) { return bench.release(*mouse_); });
  hover();
}

void Canvas::lose_pointer() {
  if (pressed_ || is_panning()) return;
  mouse_.reset();
  hover();
  if (on_leave) on_leave();
}

void Canvas::on_context(wxContextMenuEvent& event) {
  if (pressed_ || !on_context_menu) return;
  if (event.GetPosition() == wxDefaultPosition) {  // by the keyboard
    by_keys_ = true;
    on_context_menu(place_of(cursor_));
    return;
  }
  use_mouse();
  const wxPoint place = ScreenToClient(event.GetPosition());
  mouse_ = pointer_at(context_.scenario().topology, viewport().view().to_point(device(place)));
  cursor_ = mouse_->hex;
  on_context_menu(place);
}

}  // namespace hexwright::gui
