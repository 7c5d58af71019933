#include "editor/gui/report_dialog.h"

#include <wx/button.h>
#include <wx/clipbrd.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/letters.h"
#include "editor/gui/words.h"

namespace hexwright::gui {
namespace {

wxString severity_words(Problem::Severity severity) {
  switch (severity) {
    case Problem::Severity::Error:
      return _("Error");
    case Problem::Severity::Warning:
      return _("Warning");
    case Problem::Severity::Note:
      break;
  }
  return _("Note");
}

wxString number_or_blank(int number) { return number > 0 ? wxString::Format("%d", number) : wxString(); }

wxDataViewListCtrl* list_of(wxWindow* parent, const Problems& problems) {
  auto* list = new wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition,
                                      for_letters(*parent, wxSize(720, 320)), wxDV_ROW_LINES);
  list->SetName(_("Problems of the file"));
  list->AppendTextColumn(_("Line"), wxDATAVIEW_CELL_INERT, parent->FromDIP(60), wxALIGN_RIGHT);
  list->AppendTextColumn(_("Column"), wxDATAVIEW_CELL_INERT, parent->FromDIP(70), wxALIGN_RIGHT);
  list->AppendTextColumn(_("Severity"), wxDATAVIEW_CELL_INERT, parent->FromDIP(90));
  list->AppendTextColumn(_("Problem"), wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE);
  for (const Problem& problem : problems) {
    wxVector<wxVariant> cells;
    cells.push_back(number_or_blank(problem.line));
    cells.push_back(number_or_blank(problem.column));
    cells.push_back(severity_words(problem.severity));
    cells.push_back(words(problem.message));
    list->AppendItem(cells);
  }
  return list;
}

void copy(const wxString& title, const Problems& problems) {
  std::string all;
  for (const Problem& problem : problems) all += text(problem, utf8(title), translated) + "\n";
  if (!wxTheClipboard->Open()) return;
  wxTheClipboard->SetData(new wxTextDataObject(shown(all)));
  wxTheClipboard->Close();
}

}  // namespace

void show_report(wxWindow* parent, const wxString& title, const wxString& heading, const Problems& problems) {
  wxDialog dialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "report");
  auto* words = new wxStaticText(&dialog, wxID_ANY, heading);
  words->Wrap(dialog.FromDIP(700));
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  auto* copies = new wxButton(&dialog, wxID_COPY, _("&Copy all"));
  copies->Bind(wxEVT_BUTTON, [&](wxCommandEvent&) { copy(title, problems); });
  auto* close = new wxButton(&dialog, wxID_CANCEL, _("C&lose"));
  buttons->Add(copies);
  buttons->AddStretchSpacer();
  buttons->Add(close);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(words, 0, wxEXPAND | wxALL, 12);
  sizer->Add(list_of(&dialog, problems), 1, wxEXPAND | wxLEFT | wxRIGHT, 12);
  sizer->Add(buttons, 0, wxEXPAND | wxALL, 12);
  dialog.SetSizerAndFit(sizer);
  dialog.SetEscapeId(wxID_CANCEL);
  close->SetDefault();
  close->SetFocus();
  dialog.CentreOnParent();
  dialog.ShowModal();
}

}  // namespace hexwright::gui
