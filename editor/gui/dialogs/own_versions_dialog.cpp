#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/help/guide_window.h"

namespace hexwright::gui {
namespace {

constexpr int versions_width = 640;

}  // namespace

bool ask_to_replace(wxWindow* parent, const own::Element& pack, const std::vector<Message>& changes) {
  wxDialog dialog(parent, wxID_ANY, _("Another Version"), wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "another version");
  const int margin = dialog.FromDIP(12), width = fit_to_text(dialog, versions_width);
  auto* heading = new wxStaticText(&dialog, wxID_ANY, "");
  show_wrapped(
      *heading,
      wxString::Format(_("The map has the pack \"%s\" already. With the other version in its place this "
                         "is what changes:"),
                       shown(pack.get("title"))),
      width);
  auto* list = new wxListBox(&dialog, wxID_ANY, wxDefaultPosition, wxSize(width, fit_to_text(dialog, 320)));
  list->SetName(_("What changes"));
  wrap_lines(*list);
  for (const Message& change : changes) list->Append(sentence(change));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(heading, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, margin);
  sizer->Add(list, 1, wxEXPAND | wxALL, margin);
  sizer->Add(dialog.CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, margin);
  const auto call = [&](wxWindowID id, const wxString& label) {
    dialog.FindWindow(id)->SetLabel(label);
    dialog.FindWindow(id)->SetName(wxControl::RemoveMnemonics(label));
  };
  call(wxID_OK, _("&Replace"));
  call(wxID_CANCEL, _("&Keep"));
  dialog.SetSizerAndFit(sizer);
  set_help_topic(dialog, HelpTopic::OwnRules);
  name_for_readers(dialog);
  dialog.CentreOnParent();
  list->SetSelection(0);
  list->SetFocus();
  return dialog.ShowModal() == wxID_OK;
}

}  // namespace hexwright::gui
