#include "editor/gui/controls/clipboard.h"

#include <wx/clipbrd.h>

#include "editor/gui/controls/words.h"

namespace hexwright::gui {

bool to_clipboard(const std::string& text) {
  if (!wxTheClipboard->Open()) return false;
  wxTheClipboard->SetData(new wxTextDataObject(shown(text)));
  wxTheClipboard->Close();
  return true;
}

}  // namespace hexwright::gui
