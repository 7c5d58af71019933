#include "editor/gui/controls/missing_names.h"

#include <wx/anybutton.h>
#include <wx/control.h>
#include <wx/frame.h>
#include <wx/statbmp.h>
#include <wx/statline.h>
#include <wx/stattext.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>

namespace hexwright::gui {
namespace {

/// It has no name but that of its kind, which is for programs.
bool is_nameless(const wxWindow& window) {
  const wxString name = window.GetName();
  return name == wxStaticBitmapNameStr || name == wxStaticLineNameStr || name == wxToolBarNameStr ||
         name == wxStatusLineNameStr || name == wxStatusBarNameStr;
}

}  // namespace

// Words under a picture are a count; what draws itself has a label that the toolkit does not know.
wxString missing_name(const wxWindow& window) {
  if (!dynamic_cast<const wxControl*>(&window)) return window.GetLabel();
  if (dynamic_cast<const wxStaticText*>(&window)) return {};  // says what it shows, also when that changes
  const auto* button = dynamic_cast<const wxAnyButton*>(&window);
  const bool shows_none = window.GetLabel().empty() || (button && button->GetBitmap().IsOk());
  return shows_none && !is_nameless(window) ? window.GetName() : wxString();
}

}  // namespace hexwright::gui
