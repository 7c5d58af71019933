#include <array>
#include <cctype>
#include <cwctype>

#include <wx/event.h>
#include <wx/menu.h>
#include <wx/msw/wrapwin.h>
#include <wx/toplevel.h>
#include <wx/utils.h>

#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/letter_keys.h"

namespace hexwright::gui {

int meant_key(const wxKeyEvent& event) {
  std::array<BYTE, 256> keys{};
  GetKeyboardState(keys.data());
  // With control alone a key types no character; with both (AltGr) it may type one of its own.
  if ((keys[VK_CONTROL] & 0x80U) == 0 || (keys[VK_MENU] & 0x80U) == 0)
    for (const int each : {VK_CONTROL, VK_LCONTROL, VK_RCONTROL, VK_MENU, VK_LMENU, VK_RMENU})
      keys[static_cast<std::size_t>(each)] = 0;
  const unsigned place = event.GetRawKeyFlags() >> 16U & 0xFFU;
  constexpr UINT leave_dead_keys = 4;
  std::array<wchar_t, 8> typed{};
  const int count = ToUnicode(event.GetRawKeyCode(), place, keys.data(), typed.data(),
                              static_cast<int>(typed.size()), leave_dead_keys);
  if (count < 0) return WXK_NONE;
  if (count == 0 || typed[0] < L' ' || typed[0] == 127) return event.GetKeyCode();
  if (typed[0] < 128) return std::toupper(typed[0]);
  return std::iswalpha(typed[0]) != 0 ? letter_at(place) : WXK_NONE;
}

bool is_clicking() {
  const wxMouseState mouse = wxGetMouseState();
  return mouse.LeftIsDown() || mouse.RightIsDown() || mouse.MiddleIsDown();
}

bool holds_keyboard(const wxWindow& control) {
  const wxWindow* focus = wxWindow::FindFocus();
  return focus && (focus == &control || control.IsDescendant(const_cast<wxWindow*>(focus)));
}

// They tell so by themselves.
void announce_focus_of_choices(wxWindow& /*root*/) {}

void keep_keyboard(wxTopLevelWindow& window, wxWindow& map) {
  window.Bind(wxEVT_IDLE, [&window, &map](wxIdleEvent& event) {
    event.Skip();
    const wxWindow* focus = wxWindow::FindFocus();
    const bool is_lost = !focus || focus == &window || !focus->IsEnabled() || !focus->IsShownOnScreen();
    if (is_lost && window.IsActive() && map.IsShownOnScreen()) map.SetFocus();
  });
}

// A menu that has popped up takes the keys that were queued before.
void begin_at_line(wxWindow& window, wxMenu& /*menu*/, int line) {
  for (int at = 0; at <= line; ++at) PostMessageW(window.GetHWND(), WM_KEYDOWN, VK_DOWN, 0);
}

}  // namespace hexwright::gui
