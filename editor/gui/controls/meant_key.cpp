#include "editor/gui/controls/meant_key.h"

#include <array>
#include <cctype>
#include <gdk/gdk.h>
#include <string_view>

#include <wx/event.h>

namespace hexwright::gui {
namespace {

// Letters by the keys' places: three rows of the keyboard, each from the number of its first key.
struct Row {
  unsigned first;
  std::string_view letters;
};
constexpr std::array rows{Row{24, "QWERTYUIOP"}, Row{38, "ASDFGHJKL"}, Row{52, "ZXCVBNM"}};

int letter_at(unsigned place) {
  for (const Row& row : rows)
    if (place >= row.first && place - row.first < row.letters.size()) return row.letters[place - row.first];
  return WXK_NONE;
}

}  // namespace

// The toolkit's own code names a key by what it types without Shift in the first of the user's layouts, and
// may be that of quite another key where that is no Latin letter.
int meant_key(const wxKeyEvent& event) {
  const unsigned symbol = event.GetRawKeyCode();
  const guint32 typed = gdk_keyval_to_unicode(symbol);
  if (typed == 0)
    return symbol >= GDK_KEY_dead_grave && symbol <= GDK_KEY_dead_greek ? WXK_NONE : event.GetKeyCode();
  if (typed < 128) return std::toupper(static_cast<int>(typed));
  return g_unichar_isalpha(typed) ? letter_at(event.GetRawKeyFlags()) : WXK_NONE;
}

}  // namespace hexwright::gui
