#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/help/guide_window.h"
#include "model/board/index.h"
#include "model/own/element_titles.h"

namespace hexwright::gui {
namespace {

constexpr int add_dialog_width = 640;

}  // namespace

const own::ElementRow* choose_part(wxWindow* parent, const std::vector<const own::ElementRow*>& rows) {
  wxDialog dialog(parent, wxID_ANY, _("Add"), wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "add a part");
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  auto* list =
      new wxListBox(&dialog, wxID_ANY, wxDefaultPosition, fit_to_text(dialog, wxSize(add_dialog_width, 500)));
  list->SetName(_("What to add"));
  wrap_lines(*list);
  for (const own::ElementRow* row : rows)
    list->Append(sentence(own::element_title(row->name)) + wxString::FromUTF8(" — ") +
                 sentence(Message(row->about)));
  sizer->Add(list, 1, wxEXPAND | wxALL, dialog.FromDIP(12));
  sizer->Add(dialog.CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, dialog.FromDIP(12));
  dialog.FindWindow(wxID_OK)->SetName("OK");
  const auto show = [&] {
    describe_to_readers(*list, sentence(Message(rows[at(list->GetSelection())]->about)));
  };
  list->Bind(wxEVT_LISTBOX, [&](wxCommandEvent&) { show(); });
  list->Bind(wxEVT_LISTBOX_DCLICK, [&](wxCommandEvent&) { dialog.EndModal(wxID_OK); });
  list->SetSelection(0);
  show();
  dialog.SetSizerAndFit(sizer);
  set_help_topic(dialog, HelpTopic::OwnRules);
  name_for_readers(dialog);
  dialog.CentreOnParent();
  list->SetFocus();
  return dialog.ShowModal() == wxID_OK ? rows[at(list->GetSelection())] : nullptr;
}

}  // namespace hexwright::gui
