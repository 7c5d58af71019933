#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/help/guide_window.h"
#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"

namespace hexwright::gui {
namespace {

class TextDialog : public wxDialog {
 public:
  TextDialog(wxWindow* parent, const own::Element& pack);
  const own::Element& pack() const { return pack_; }

 private:
  void check();
  wxChoice* build_words();
  void insert();

  own::Element pack_;
  wxChoice* words_;
  wxTextCtrl* text_;
  wxStaticText* problems_;
};

TextDialog::TextDialog(wxWindow* parent, const own::Element& pack)
    : wxDialog(parent, wxID_ANY, _("Own Rules as Text"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "own rules as text"),
      pack_(pack) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  words_ = build_words();
  auto* above = new wxBoxSizer(wxHORIZONTAL);
  above->Add(words_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  auto* insert_it = new wxButton(this, wxID_ANY, _("&Insert an Example"));
  insert_it->SetName(_("Insert an Example"));
  insert_it->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { insert(); });
  above->Add(insert_it);
  sizer->Add(above, 0, wxEXPAND | wxALL, FromDIP(12));
  text_ = new wxTextCtrl(this, wxID_ANY, shown(write_pack(pack)), wxDefaultPosition,
                         fit_to_text(*this, wxSize(720, 420)), wxTE_MULTILINE | wxTE_DONTWRAP);
  text_->SetFont(wxFont(wxFontInfo(GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE)));
  text_->SetName(_("The pack as text"));
  text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { check(); });
  sizer->Add(text_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(12));
  problems_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(720, 84)),
                               wxST_NO_AUTORESIZE);
  problems_->SetName(_("Problems of the text"));
  colour_words(*problems_, error_colour);
  sizer->Add(problems_, 0, wxEXPAND | wxALL, FromDIP(12));
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(12));
  FindWindow(wxID_OK)->SetName("OK");
  SetSizerAndFit(sizer);
  check();
  set_help_topic(*this, HelpTopic::OwnRules);
  name_for_readers(*this);
  CentreOnParent();
  text_->SetFocus();
}

/// Every word of the vocabulary, with what it means.
wxChoice* TextDialog::build_words() {
  auto* words = new wxChoice(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(400, -1)));
  words->SetName(_("Words of rules"));
  for (const own::ElementRow& row : own::vocabulary().subspan(1))
    words->Append("<" + shown(row.name) + ">  " + sentence(say(row.about.data())));
  words->SetSelection(0);
  return words;
}

/// In a line of its own: the one with the caret where that is empty, else below it. The caret comes to where
/// its parts go.
void TextDialog::insert() {
  const own::ElementRow& row = own::vocabulary()[static_cast<std::size_t>(words_->GetSelection()) + 1];
  long column = 0, line = 0;
  text_->PositionToXY(text_->GetInsertionPoint(), &column, &line);
  const wxString before = text_->GetLineText(line);
  const bool is_empty = wxString(before).Trim(false).empty();
  const std::size_t blanks = is_empty ? before.length() : before.find_first_not_of(' ');
  const bool opens = before.EndsWith(">") && !before.EndsWith("/>") && !before.Contains("</");
  const wxString indent(' ', blanks + (opens ? 2 : 0));
  text_->SetInsertionPoint(text_->XYToPosition(static_cast<long>(before.length()), line));
  if (!is_empty) text_->WriteText("\n" + indent);
  wxString example = shown(row.example);
  if ((row.name == "rule" || row.name == "action" || row.name == "bots") &&
      example.EndsWith("/>", &example)) {
    text_->WriteText(example + ">\n" + indent + "  ");
    const long inside = text_->GetInsertionPoint();
    text_->WriteText("\n" + indent + "</" + shown(row.name) + ">");
    text_->SetInsertionPoint(inside);
  } else {
    text_->WriteText(example);
  }
  text_->SetFocus();
}

void TextDialog::check() {
  LoadedPack loaded = read_pack(utf8(text_->GetValue()));
  problems_->SetLabelText(problems_in_lines(loaded.problems));
  const bool sound = !has_errors(loaded.problems);
  if (sound) pack_ = std::move(loaded.pack);
  FindWindow(wxID_OK)->Enable(sound);
}

}  // namespace

wxString problems_in_lines(const Problems& problems) {
  constexpr std::size_t most = 4;
  wxString lines;
  for (std::size_t i = 0; i < std::min(most, problems.size()); ++i)
    lines += wxString::Format(_("Line %d: %s"), problems[i].line, sentence(problems[i].message)) + "\n";
  if (problems.size() > most) lines += wxString::Format(_("… and %zu more"), problems.size() - most);
  return lines.Trim();
}

std::optional<own::Element> edit_pack_as_text(wxWindow* parent, const own::Element& pack) {
  TextDialog dialog(parent, pack);
  if (dialog.ShowModal() != wxID_OK) return {};
  return dialog.pack();
}

}  // namespace hexwright::gui
