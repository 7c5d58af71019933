#include <algorithm>
#include <array>
#include <cmath>

#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/play/play_canvas.h"

// What the mouse and the keys do on the board of a game.

namespace hexwright::gui {

void PlayCanvas::on_left_down(const wxMouseEvent& event) {
  SetFocus();
  use_mouse();
  mouse_ = pointer_of(event);
  point_at(meant_by(*mouse_));
  if (event.ControlDown()) {
    if (on_show_in_editor) on_show_in_editor(place_here());
    return;
  }
  act_at(Place(focus_));
}

void PlayCanvas::on_motion(const wxMouseEvent& event) {
  if (pan_with(event)) return;
  use_mouse();
  mouse_ = pointer_of(event);
  show_pieces_in_tip(*mouse_);
  if (const Place place = meant_by(*mouse_); place != focus_) point_at(place);
}

void PlayCanvas::on_context(wxContextMenuEvent& event) {
  if (event.GetPosition() == wxDefaultPosition) {
    by_keys_ = true;
  } else {
    use_mouse();
    mouse_ =
        pointer_at(drawn().topology, viewport().view().to_point(device(ScreenToClient(event.GetPosition()))));
    point_at(meant_by(*mouse_));
  }
  if (on_context_menu) on_context_menu(place_here());
}

void PlayCanvas::lose_pointer() {
  if (is_panning()) return;
  mouse_.reset();
  if (!by_keys_) point_at({});
}

void PlayCanvas::on_key_down(wxKeyEvent& event) {
  if (pan_by_key(event)) return;
  if ((!event.HasAnyModifiers() || event.GetModifiers() == wxMOD_SHIFT) && use_key(event)) return;
  event.Skip();
}

bool PlayCanvas::pan_by_key(const wxKeyEvent& event) {
  if (!event.ControlDown()) return false;
  const int step = static_cast<int>(0.15 * std::min(viewport().width(), viewport().height()));
  switch (event.GetKeyCode()) {
    case WXK_LEFT:
      return pan(step, 0), true;
    case WXK_RIGHT:
      return pan(-step, 0), true;
    case WXK_UP:
      return pan(0, step), true;
    case WXK_DOWN:
      return pan(0, -step), true;
    default:
      return false;
  }
}

bool PlayCanvas::use_key(const wxKeyEvent& event) {
  switch (meant_key(event)) {
    case WXK_TAB:
      if (context_.targets().empty()) return false;
      return cycle(event.ShiftDown() ? -1 : 1), true;
    case WXK_LEFT:
      return walk(-1, 0), true;
    case WXK_RIGHT:
      return walk(1, 0), true;
    case WXK_UP:
      return walk(0, -1), true;
    case WXK_DOWN:
      return walk(0, 1), true;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE:
      by_keys_ = true;
      return act_at(Place(focus_)), true;
    case WXK_ESCAPE:
      return escape(), true;
    case '+':
    case '=':
    case WXK_NUMPAD_ADD:
      return zoom(1.25), true;
    case '-':
    case WXK_NUMPAD_SUBTRACT:
      return zoom(0.8), true;
    case 'F':
      return fit(), true;
    default:
      return false;
  }
}

void PlayCanvas::escape() {
  if (context_.is_aiming())
    context_.aim_from({});
  else
    context_.take(std::nullopt);
}

void PlayCanvas::cycle(int step) {
  const auto& targets = context_.targets();
  const int count = static_cast<int>(targets.size());
  if (count == 0) return;
  const auto found = std::ranges::find(targets, focus_, &GameContext::Target::place);
  const int at = found == targets.end() ? (step > 0 ? -1 : 0) : static_cast<int>(found - targets.begin());
  by_keys_ = true;
  const Place next = targets[static_cast<std::size_t>((at + step + count) % count)].place;
  reveal(hexes_of(next, drawn()));
  point_at(next);
}

// To the target that lies most that way; what lies aside counts as farther.
void PlayCanvas::walk(double x, double y) {
  const auto& targets = context_.targets();
  const auto from = point_of(focus_);
  if (!from || !context_.target_at(focus_)) return cycle(1);
  const Spot start = viewport().view().to_spot(*from);
  const GameContext::Target* best = nullptr;
  double least = 1e9;
  for (const GameContext::Target& target : targets) {
    const Spot spot = viewport().view().to_spot(*point_of(target.place));
    const double ahead = (spot.x - start.x) * x + (spot.y - start.y) * y;
    const double aside = std::abs((spot.x - start.x) * y) + std::abs((spot.y - start.y) * x);
    if (ahead <= 0.5 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = &target;
  }
  by_keys_ = true;
  if (!best) return Refresh();
  reveal(hexes_of(best->place, drawn()));
  point_at(best->place);
}

}  // namespace hexwright::gui
