#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/dialogs/page_preview.h"
#include "editor/gui/help/guide_window.h"

namespace hexwright::gui {
namespace {

constexpr int words_width = 300;

class PrintKitDialog : public wxDialog {
 public:
  PrintKitDialog(wxWindow* parent, const Scenario& scenario, const KitOptions& options);
  const KitOptions& options() const { return options_; }

 private:
  wxSizer* fields();
  wxSizer* pages();
  wxChoice* add_choice(wxSizer& grid, const wxString& label);
  wxSpinCtrlDouble* add_length(wxSizer& grid, const wxString& label, double least, double most, double value);
  wxCheckBox* add_box(wxSizer& sizer, const wxString& label, bool ticked);
  void read();
  void lay();
  void show_page();
  wxString said() const;

  const Scenario& scenario_;
  KitOptions options_;
  std::optional<PrintKit> kit_;
  Message refusal_;
  wxChoice *paper_ = nullptr, *theme_ = nullptr;
  wxSpinCtrlDouble *hex_ = nullptr, *bleed_ = nullptr;
  wxCheckBox *everything_ = nullptr, *backs_ = nullptr, *letters_ = nullptr;
  std::array<wxCheckBox*, all_kit_parts.size()> parts_{};
  wxStaticText* words_ = nullptr;
  wxSpinCtrl* page_ = nullptr;
  PagePreview* preview_ = nullptr;
};

PrintKitDialog::PrintKitDialog(wxWindow* parent, const Scenario& scenario, const KitOptions& options)
    : wxDialog(parent, wxID_ANY, _("Print Kit"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "print kit"),
      scenario_(scenario),
      options_(options) {
  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(fields(), 0, wxALL, FromDIP(12));
  top->Add(pages(), 1, wxEXPAND | wxTOP | wxRIGHT | wxBOTTOM, FromDIP(12));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(top, 1, wxEXPAND);
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12));
  FindWindow(wxID_OK)->SetLabel(_("&Save…"));
  SetSizerAndFit(sizer);
  lay();
  set_help_topic(*this, HelpTopic::Saving);
  name_for_readers(*this);
  CentreOnParent();
  paper_->SetFocus();
}

wxChoice* PrintKitDialog::add_choice(wxSizer& grid, const wxString& label) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* made = new wxChoice(this, wxID_ANY);
  made->SetName(wxControl::RemoveMnemonics(label));
  made->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { read(); });
  grid.Add(made, 0, wxEXPAND);
  return made;
}

wxSpinCtrlDouble* PrintKitDialog::add_length(wxSizer& grid, const wxString& label, double least, double most,
                                             double value) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* made = new wxSpinCtrlDouble(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                                    least, most, value, 0.5);
  made->SetName(wxControl::RemoveMnemonics(label));
  made->SetDigits(1);
  made->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { read(); });
  grid.Add(made, 0, wxEXPAND);
  return made;
}

wxCheckBox* PrintKitDialog::add_box(wxSizer& sizer, const wxString& label, bool ticked) {
  auto* box = new wxCheckBox(this, wxID_ANY, label);
  box->SetName(wxControl::RemoveMnemonics(label));
  box->SetValue(ticked);
  box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { read(); });
  sizer.Add(box, 0, wxBOTTOM, FromDIP(gap));
  return box;
}

wxSizer* PrintKitDialog::fields() {
  auto* grid = new wxFlexGridSizer(2, FromDIP(gap), FromDIP(12));
  paper_ = add_choice(*grid, _("&Paper"));
  for (const Paper paper : all_papers) paper_->Append(words(title(paper)));
  paper_->SetSelection(static_cast<int>(options_.paper));
  hex_ = add_length(*grid, _("&Hexes in mm, from side to side"), least_kit_hex, most_kit_hex, options_.hex);
  bleed_ = add_length(*grid, _("&Bleed in mm"), 0, most_kit_bleed, options_.bleed);
  theme_ = add_choice(*grid, _("Board &theme"));
  for (const BoardTheme theme : all_board_themes) theme_->Append(words(title(theme)));
  theme_->SetSelection(static_cast<int>(options_.theme));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid, 0, wxEXPAND | wxBOTTOM, FromDIP(12));
  everything_ = add_box(*sizer, _("&Everything, not only what your boxes lack"), options_.everything);
  backs_ = add_box(*sizer, _("Print on both si&des: fog and decks have backs"), options_.backs);
  letters_ = add_box(*sizer, _("&Letters of the terrains"), options_.letters);
  sizer->AddSpacer(FromDIP(gap));
  for (const KitPart part : all_kit_parts)
    parts_[static_cast<std::size_t>(part)] = add_box(*sizer, words(title(part)), options_.has(part));
  words_ =
      new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(words_width, 96)),
                       wxST_NO_AUTORESIZE, wxString::FromAscii("what the kit holds"));
  colour_words(*words_, quiet_colour);
  sizer->Add(words_, 0, wxEXPAND | wxTOP, FromDIP(gap));
  return sizer;
}

wxSizer* PrintKitDialog::pages() {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  preview_ = new PagePreview(this, fit_to_text(*this, wxSize(360, 440)));
  sizer->Add(preview_, 1, wxEXPAND);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(new wxStaticText(this, wxID_ANY, _("Pa&ge")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(gap));
  page_ = new wxSpinCtrl(this, wxID_ANY, "1", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, 1, 1);
  page_->SetName(_("Page"));
  page_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_page(); });
  page_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_page(); });
  row->Add(page_, 0);
  sizer->Add(row, 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP, FromDIP(gap));
  return sizer;
}

void PrintKitDialog::read() {
  options_.paper = all_papers[static_cast<std::size_t>(paper_->GetSelection())];
  options_.theme = all_board_themes[static_cast<std::size_t>(theme_->GetSelection())];
  options_.hex = hex_->GetValue();
  options_.bleed = bleed_->GetValue();
  options_.everything = everything_->GetValue();
  options_.backs = backs_->GetValue();
  options_.letters = letters_->GetValue();
  for (std::size_t i = 0; i < parts_.size(); ++i) options_.parts[i] = parts_[i]->GetValue();
  lay();
}

void PrintKitDialog::lay() {
  preview_->show(nullptr, 0);
  auto prepared = PrintKit::prepare(scenario_, options_, translated);
  kit_.reset();
  if (const auto* refusal = prepared.refusal())
    refusal_ = refusal->why;
  else
    kit_ = std::move(prepared).value();
  FindWindow(wxID_OK)->Enable(kit_.has_value());
  page_->SetRange(1, kit_ ? kit_->pages() : 1);
  page_->Enable(kit_ && kit_->pages() > 1);
  show_wrapped(*words_, said(), words_->GetMinSize().x);
  show_page();
}

void PrintKitDialog::show_page() {
  if (kit_) preview_->show(&*kit_, std::clamp(page_->GetValue(), 1, kit_->pages()) - 1);
}

wxString PrintKitDialog::said() const {
  if (!kit_) return sentence(refusal_);
  wxString all = sentence(kit_->size());
  for (const Message& each : kit_->contents()) all += "\n" + sentence(each);
  return all;
}

}  // namespace

std::optional<KitOptions> choose_kit(wxWindow* parent, const Scenario& scenario, const KitOptions& options) {
  PrintKitDialog dialog(parent, scenario, options);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.options();
}

}  // namespace hexwright::gui
