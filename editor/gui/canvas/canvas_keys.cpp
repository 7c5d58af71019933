#include <array>
#include <cmath>

#include "editor/core/editing/face_down.h"
#include "editor/core/editing/properties.h"
#include "editor/gui/canvas/canvas.h"
#include "editor/gui/controls/keyboard_and_mouse.h"

// What the keyboard does on the canvas: a cursor walks from hex to hex, and the tools work there.

namespace hexwright::gui {
namespace {

struct Way {
  int key;
  double x, y;  ///< on the screen
};
constexpr std::array ways{Way{WXK_LEFT, -1, 0}, Way{WXK_RIGHT, 1, 0}, Way{WXK_UP, 0, -1},
                          Way{WXK_DOWN, 0, 1}};

// The neighbour that lies most that way on the screen. Between two that lie equally far, every other row
// takes the other one, so that going on leads straight on.
Hex neighbour_towards(Hex from, const Way& way, const BoardView& view) {
  const Spot start = view.to_spot(centre(from));
  const bool odd = ((view.quarter_turned ? from.q : from.r) % 2) != 0;
  Hex best = from;
  double most = -1e9;
  for (const Direction direction : all_directions) {
    const Spot spot = view.to_spot(centre(neighbour(from, direction)));
    const double x = spot.x - start.x, y = spot.y - start.y;
    const double aside = (x * way.y - y * way.x) * (odd ? 1 : -1);
    const double score = x * way.x + y * way.y + (aside > 0 ? 0.01 : 0) * view.scale;
    if (score > most) {
      most = score;
      best = neighbour(from, direction);
    }
  }
  return best;
}

}  // namespace

void Canvas::on_key_down(wxKeyEvent& event) {
  change_drag(event);
  if (event.GetKeyCode() == WXK_SPACE && !event.HasAnyModifiers()) {
    if (!space_) space_used_ = false;
    space_ = true;
    return;
  }
  if (move_cursor(event)) return;
  if (!event.HasAnyModifiers() || event.GetModifiers() == wxMOD_SHIFT) {
    if (use_key(event) || (on_key && on_key(event))) return;
  }
  event.Skip();
}

// With control a copy is dragged: at once, not when the mouse moves next.
void Canvas::change_drag(const wxKeyEvent& event) {
  if (!pressed_ || !mouse_ || event.GetKeyCode() != WXK_CONTROL) return;
  mouse_->modifiers.control = event.GetEventType() == wxEVT_KEY_DOWN;
  context_.act([this](Workbench& bench) { return bench.drag(*mouse_); });
  hover();
}

void Canvas::on_key_up(wxKeyEvent& event) {
  change_drag(event);
  if (event.GetKeyCode() != WXK_SPACE) {
    event.Skip();
    return;
  }
  if (space_ && !space_used_) apply_at_cursor();
  space_ = false;
}

bool Canvas::move_cursor(const wxKeyEvent& event) {
  for (const Way& way : ways) {
    if (event.GetKeyCode() != way.key || event.AltDown()) continue;
    if (event.ControlDown()) {
      const double step = 0.15 * std::min(viewport().width(), viewport().height());
      pan(static_cast<int>(-way.x * step), static_cast<int>(-way.y * step));
    } else {
      if (!by_keys_ && mouse_) cursor_ = mouse_->hex;
      place_cursor(by_keys_ ? neighbour_towards(cursor_, way, viewport().view()) : cursor_);
    }
    return true;
  }
  return false;
}

void Canvas::place_cursor(Hex hex) {
  by_keys_ = true;
  cursor_ = context_.scenario().topology.canonical(hex);
  if (const auto side = context_.bench().first_side(cursor_)) aim_ = index(*side);
  reveal({&cursor_, 1});
  Refresh();
  hover();
}

void Canvas::aim(int step) {
  by_keys_ = true;
  aim_ = (aim_ + step + 6) % 6;
  Refresh();
  hover();
}

void Canvas::apply_at_cursor() {
  by_keys_ = true;
  const Pointer pointer = target_pointer();
  if (lay_down_floating(pointer)) return;
  context_.act([&](Workbench& bench) -> std::optional<Refusal> {
    const auto pressed = bench.press(pointer);
    const auto released = bench.release(pointer);
    return pressed ? pressed : released;
  });
  hover();
}

void Canvas::escape() {
  if (floating_) {
    floating_.reset();
  } else if (pressed_) {
    pressed_ = false;
    release_mouse(*this);
    context_.act([](Workbench& bench) { return bench.cancel(), std::optional<Refusal>(); });
  } else {
    overlay_.highlight.clear();
    context_.act([](Workbench& bench) { return bench.select({}), std::optional<Refusal>(); });
  }
  Refresh();
  hover();
}

bool Canvas::use_key(const wxKeyEvent& event) {
  const int key = meant_key(event);
  if (key >= '0' && key <= '9') return type_digit(key - '0');
  if (key >= WXK_NUMPAD0 && key <= WXK_NUMPAD9) return type_digit(key - WXK_NUMPAD0);
  number_.forget();
  switch (key) {
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
      apply_at_cursor();
      return true;
    case WXK_ESCAPE:
      escape();
      return true;
    case '+':
    case '=':
    case WXK_NUMPAD_ADD:
      zoom(1.25);
      return true;
    case '-':
    case WXK_NUMPAD_SUBTRACT:
      zoom(0.8);
      return true;
    case '.':
      aim(1);
      return true;
    case ',':
      aim(-1);
      return true;
    default:
      return false;
  }
}

// With a tool in hand the number goes to the hex under the pointer or cursor, as all that tools do; while
// selecting, and with the pointer off the map, to the selected hexes.
bool Canvas::type_digit(int digit) {
  const std::optional<int> number = number_.type(digit);
  if (!number) return true;
  const bool points = (mouse_ || by_keys_) && context_.scenario().cells.contains(target());
  HexSet hexes = context_.bench().selection().hexes;
  if (points && (hexes.empty() || context_.bench().tool() != ToolKind::Select)) hexes = {target()};
  const HexSet open = face_up(context_.scenario(), hexes);
  context_.act([&](Workbench& bench) -> std::optional<Refusal> {
    bench.hand.token = *number;
    if (hexes.empty()) return std::nullopt;
    return open.empty() ? comes_from_its_stack() : bench.perform(set_token(open, *number));
  });
  return true;
}

}  // namespace hexwright::gui
