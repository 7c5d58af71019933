#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/core/play/rules_text.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/play_dialogs.h"

namespace hexwright::gui {
namespace {

constexpr int around_rules = 12;

wxTextCtrl* rules_in(wxDialog& dialog, const Scenario& scenario) {
  auto* text = new wxTextCtrl(&dialog, wxID_ANY, "", wxDefaultPosition, fit_to_text(dialog, wxSize(560, 420)),
                              wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2 | wxTE_BESTWRAP);
  text->SetName(_("Rules of this map"));
  const wxTextAttr plain(wxColour(), wxColour(), dialog.GetFont());
  const wxTextAttr bold(wxColour(), wxColour(), dialog.GetFont().Bold());
  bool first = true;
  for (const Instructions::Chapter& chapter : rules_to_read(scenario)) {
    text->SetDefaultStyle(bold);
    text->AppendText((first ? "" : "\n") + sentence(chapter.title) + "\n");
    text->SetDefaultStyle(plain);
    for (const Message& each : chapter.sentences) text->AppendText(wxString(L"• ") + sentence(each) + "\n");
    first = false;
  }
  text->SetInsertionPoint(0);
  text->ShowPosition(0);
  return text;
}

}  // namespace

void show_rules_of_map(wxWindow* parent, const Scenario& scenario) {
  wxDialog dialog(parent, wxID_ANY, _("Rules of this map"), wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "rules of this map");
  wxTextCtrl* text = rules_in(dialog, scenario);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(text, 1, wxEXPAND | wxALL, dialog.FromDIP(around_rules));
  sizer->Add(dialog.CreateButtonSizer(wxCLOSE), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM,
             dialog.FromDIP(around_rules));
  dialog.SetEscapeId(wxID_CLOSE);
  dialog.SetSizerAndFit(sizer);
  name_for_readers(dialog);
  dialog.CentreOnParent();
  text->SetFocus();
  dialog.ShowModal();
}

}  // namespace hexwright::gui
