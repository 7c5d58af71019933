#include <cmath>

#include "gui/canvas.h"

// What the mouse does on the canvas.

namespace hexwright::gui {

Spot Canvas::device(const wxPoint& place) const {
  const double pixel = GetContentScaleFactor();
  return {place.x * pixel, place.y * pixel};
}

Pointer Canvas::pointer_of(const wxMouseEvent& event) const {
  return pointer_at(desk_.scenario().topology, viewport_.view().to_point(device(event.GetPosition())),
                    {event.ShiftDown(), event.ControlDown(), event.AltDown()});
}

void Canvas::on_left_down(wxMouseEvent& event) {
  SetFocus();
  number_.forget();
  if (space_) {
    space_used_ = true;
    begin_panning(event.GetPosition());
    return;
  }
  by_keys_ = false;
  mouse_ = pointer_of(event);
  cursor_ = mouse_->hex;
  if (lay_down_floating(*mouse_)) return;
  pressed_ = true;
  if (!HasCapture()) CaptureMouse();
  desk_.act([this](Workbench& bench) { return bench.press(*mouse_); });
  hover();
}

void Canvas::on_motion(wxMouseEvent& event) {
  if (panning_) {
    const wxPoint by = event.GetPosition() - *panning_;
    const double pixel = GetContentScaleFactor();
    panning_ = event.GetPosition();
    pan(static_cast<int>(std::lround(by.x * pixel)), static_cast<int>(std::lround(by.y * pixel)));
    return;
  }
  mouse_ = pointer_of(event);
  if (by_keys_) {
    by_keys_ = false;
    Refresh();
  }
  if (pressed_) desk_.act([this](Workbench& bench) { return bench.drag(*mouse_); });
  hover();
}

void Canvas::on_left_up(wxMouseEvent& event) {
  if (panning_) end_panning();
  if (!pressed_) return;
  pressed_ = false;
  if (HasCapture()) ReleaseMouse();
  mouse_ = pointer_of(event);
  desk_.act([this](Workbench& bench) { return bench.release(*mouse_); });
  hover();
}

void Canvas::on_wheel(wxMouseEvent& event) {
  const double notches = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
  constexpr double notch_of_scroll = 60, notch_of_zoom = 1.2;
  const int distance = static_cast<int>(std::lround(notches * notch_of_scroll * GetContentScaleFactor()));
  if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL)
    pan(-distance, 0);
  else if (event.ShiftDown())
    pan(distance, 0);
  else if (event.ControlDown())
    pan(0, distance);
  else
    zoom_about(std::pow(notch_of_zoom, notches), device(event.GetPosition()));
}

void Canvas::begin_panning(const wxPoint& place) {
  panning_ = place;
  if (!HasCapture()) CaptureMouse();
  SetCursor(wxCursor(wxCURSOR_SIZING));
}

void Canvas::end_panning() {
  panning_.reset();
  if (HasCapture() && !pressed_) ReleaseMouse();
  SetCursor(wxNullCursor);
}

void Canvas::lose_pointer() {
  if (pressed_ || panning_) return;
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
  by_keys_ = false;
  const wxPoint place = ScreenToClient(event.GetPosition());
  mouse_ = pointer_at(desk_.scenario().topology, viewport_.view().to_point(device(place)));
  cursor_ = mouse_->hex;
  on_context_menu(place);
}

}  // namespace hexwright::gui
