#include "editor/gui/dialogs/own_rules_text.h"

#include <algorithm>

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/help/guide_window.h"
#include "io/xml/scenario_xml.h"

namespace hexwright::gui {
namespace {

class TextDialog : public wxDialog {
 public:
  TextDialog(wxWindow* parent, const own::Element& pack);
  const own::Element& pack() const { return pack_; }

 private:
  void check();

  own::Element pack_;
  wxTextCtrl* text_;
  wxStaticText* problems_;
};

TextDialog::TextDialog(wxWindow* parent, const own::Element& pack)
    : wxDialog(parent, wxID_ANY, _("Own Rules as Text"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "own rules as text"),
      pack_(pack) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  auto* about =
      new wxStaticText(this, wxID_ANY, _("All words are told by \"hexwright-cli own --vocabulary\"."));
  colour_words(*about, quiet_colour);
  sizer->Add(about, 0, wxALL, FromDIP(12));
  text_ = new wxTextCtrl(this, wxID_ANY, wxString::FromUTF8(write_pack(pack)), wxDefaultPosition,
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
  SetSizerAndFit(sizer);
  check();
  set_help_topic(*this, HelpTopic::Properties);
  name_for_readers(*this);
  CentreOnParent();
  text_->SetFocus();
}

void TextDialog::check() {
  LoadedPack loaded = read_pack(std::string(text_->GetValue().utf8_str()));
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
