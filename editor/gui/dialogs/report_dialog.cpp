#include <algorithm>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textwrapper.h>

#include "editor/gui/controls/clipboard.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"

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

/// In as many lines as it takes in this width.
class Wrapped : public wxTextWrapper {
 public:
  Wrapped(wxWindow& window, const wxString& words, int width) { Wrap(&window, words, width); }
  const wxString& words() const { return words_; }

 private:
  void OnOutputLine(const wxString& line) override { words_ += line; }
  void OnNewLine() override { words_ += '\n'; }

  wxString words_;
};

struct ProblemColumns {
  int numbers, severity, problem;  ///< widths
};

void add_columns(wxDataViewListCtrl& list, const ProblemColumns& widths, bool with_places) {
  if (with_places) {
    list.AppendTextColumn(_("Line no."), wxDATAVIEW_CELL_INERT, widths.numbers, wxALIGN_RIGHT);
    list.AppendTextColumn(_("Column"), wxDATAVIEW_CELL_INERT, widths.numbers, wxALIGN_RIGHT);
  }
  list.AppendTextColumn(_("Severity"), wxDATAVIEW_CELL_INERT, widths.severity);
  list.AppendTextColumn(_("Problem"), wxDATAVIEW_CELL_INERT, widths.problem);
}

// Not every kind of file has lines to speak of.
wxDataViewListCtrl* list_of(wxWindow* parent, const Problems& problems) {
  auto* list =
      new wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, fit_to_text(*parent, wxSize(740, 320)),
                             wxDV_ROW_LINES | wxDV_VARIABLE_LINE_HEIGHT);
  list->SetName(_("Problems of the file"));
  const bool with_places = std::ranges::any_of(problems, [](const Problem& each) { return each.line > 0; });
  const ProblemColumns widths{column_width(*parent, _("Column"), 64),
                              column_width(*parent, _("Severity"), 90),
                              fit_to_text(*parent, with_places ? 480 : 610)};
  add_columns(*list, widths, with_places);
  for (const Problem& problem : problems) {
    wxVector<wxVariant> cells;
    if (with_places) {
      cells.push_back(number_or_blank(problem.line));
      cells.push_back(number_or_blank(problem.column));
    }
    cells.push_back(severity_words(problem.severity));
    cells.push_back(Wrapped(*list, words(problem.message), widths.problem - 2 * gap).words());
    list->AppendItem(cells);
  }
  return list;
}

void copy(const wxString& title, const Problems& problems) {
  std::string all;
  for (const Problem& problem : problems) all += text(problem, utf8(title), translated) + "\n";
  to_clipboard(all);
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
