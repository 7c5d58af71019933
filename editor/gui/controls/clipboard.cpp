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

std::string text_on_clipboard() {
  if (!wxTheClipboard->Open()) return {};
  wxTextDataObject data;
  const bool got = wxTheClipboard->GetData(data);
  wxTheClipboard->Close();
  return got ? utf8(data.GetText()) : std::string();
}

}  // namespace hexwright::gui
