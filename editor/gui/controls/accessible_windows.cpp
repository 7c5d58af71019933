#include <wx/access.h>
#include <wx/window.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/missing_names.h"

namespace hexwright::gui {
namespace {

/// What screen readers are told beside what Windows tells them of the window.
class ToldWords : public wxAccessible {
 public:
  using wxAccessible::wxAccessible;
  wxString name, description;

  wxAccStatus GetName(int child, wxString* words) override { return tell(child, name, words); }
  wxAccStatus GetDescription(int child, wxString* words) override { return tell(child, description, words); }

 private:
  static wxAccStatus tell(int child, const wxString& told, wxString* words) {
    if (child != wxACC_SELF || told.empty()) return wxACC_NOT_IMPLEMENTED;
    *words = told;
    return wxACC_OK;
  }
};

ToldWords* words_of(const wxWindow& window) {
  auto& changed = const_cast<wxWindow&>(window);
  wxAccessible* before = changed.GetAccessible();
  if (auto* words = dynamic_cast<ToldWords*>(before)) return words;
  if (before) return nullptr;  // a list tells of its lines
  auto* words = new ToldWords(&changed);
  changed.SetAccessible(words);
  return words;
}

}  // namespace

void name_for_readers(const wxWindow& root) {
  for (const wxWindow* window : root.GetChildren()) {
    if (const wxString name = missing_name(*window); !name.empty()) name_control(*window, name);
    name_for_readers(*window);
  }
}

void name_control(const wxWindow& control, const wxString& name) {
  if (ToldWords* words = words_of(control)) words->name = name;
}

void describe_to_readers(const wxWindow& picture, const wxString& told) {
  ToldWords* words = words_of(picture);
  if (!words || words->description == told) return;
  words->description = told;
  wxAccessible::NotifyEvent(wxACC_EVENT_OBJECT_DESCRIPTIONCHANGE, const_cast<wxWindow*>(&picture),
                            wxOBJID_CLIENT, wxACC_SELF);
}

void announce(const wxWindow& source, const wxString& told) {
  ToldWords* words = words_of(source);
  if (!words) return;
  words->description = told;
  wxAccessible::NotifyEvent(wxACC_EVENT_SYSTEM_ALERT, const_cast<wxWindow*>(&source), wxOBJID_CLIENT,
                            wxACC_SELF);
}

}  // namespace hexwright::gui
