#pragma once

#include <cctype>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include <wx/defs.h>

namespace hexwright::ui_test {

/// As the display calls the key of one of wxWidgets' codes.
inline std::string name_of_key(int code) {
  static const std::map<int, std::string> named{{WXK_ESCAPE, "Escape"},
                                                {WXK_RETURN, "Return"},
                                                {WXK_TAB, "Tab"},
                                                {WXK_SPACE, "space"},
                                                {WXK_DELETE, "Delete"},
                                                {WXK_BACK, "BackSpace"},
                                                {WXK_INSERT, "Insert"},
                                                {WXK_HOME, "Home"},
                                                {WXK_END, "End"},
                                                {WXK_PAGEUP, "Prior"},
                                                {WXK_PAGEDOWN, "Next"},
                                                {WXK_LEFT, "Left"},
                                                {WXK_RIGHT, "Right"},
                                                {WXK_UP, "Up"},
                                                {WXK_DOWN, "Down"},
                                                {WXK_CONTROL, "Control_L"},
                                                {WXK_SHIFT, "Shift_L"},
                                                {WXK_ALT, "Alt_L"},
                                                {WXK_NUMPAD_ADD, "KP_Add"},
                                                {WXK_NUMPAD_SUBTRACT, "KP_Subtract"},
                                                {'.', "period"},
                                                {',', "comma"},
                                                {'+', "plus"},
                                                {'-', "minus"},
                                                {'/', "slash"},
                                                {'?', "question"},
                                                {'=', "equal"},
                                                {'[', "bracketleft"},
                                                {']', "bracketright"}};
  if (const auto found = named.find(code); found != named.end()) return found->second;
  if (code >= WXK_F1 && code <= WXK_F12) return "F" + std::to_string(code - WXK_F1 + 1);
  if (code > 0x20 && code < 0x7F && std::isalnum(code) != 0)
    return std::string(1, static_cast<char>(std::tolower(code)));
  throw std::runtime_error("a key without a name: " + std::to_string(code));
}

inline std::vector<std::string> names_of_modifiers(int modifiers) {
  std::vector<std::string> names;
  if ((modifiers & wxMOD_CONTROL) != 0) names.emplace_back("Control_L");
  if ((modifiers & wxMOD_ALT) != 0) names.emplace_back("Alt_L");
  if ((modifiers & wxMOD_SHIFT) != 0) names.emplace_back("Shift_L");
  return names;
}

}  // namespace hexwright::ui_test
