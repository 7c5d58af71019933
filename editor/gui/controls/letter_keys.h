#pragma once

#include <array>
#include <string_view>

#include <wx/defs.h>

namespace hexwright::gui {

/// The letter at a place of an American keyboard; WXK_NONE where there is none. Places are counted as PC
/// keyboards do it: three rows, each from the number of its first key.
inline int letter_at(unsigned place) {
  struct Row {
    unsigned first;
    std::string_view letters;
  };
  constexpr std::array rows{Row{16, "QWERTYUIOP"}, Row{30, "ASDFGHJKL"}, Row{44, "ZXCVBNM"}};
  for (const Row& row : rows)
    if (place >= row.first && place - row.first < row.letters.size()) return row.letters[place - row.first];
  return WXK_NONE;
}

}  // namespace hexwright::gui
