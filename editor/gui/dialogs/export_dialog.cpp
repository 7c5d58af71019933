#include <algorithm>
#include <array>
#include <cmath>

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
#include "editor/gui/dialogs/picture_preview.h"
#include "editor/gui/help/guide_window.h"
#include "io/render/export/page.h"

namespace hexwright::gui {
namespace {

constexpr int least_width = 64, most_width = 10'000;  // as on the command line
constexpr int most_percent = static_cast<int>(100 * PictureOptions::most_margin);
constexpr double mm_in_point = 25.4 / 72;

struct Part {
  const char* label;
  bool DrawOptions::*member;
};
constexpr std::array parts{Part{N_("Terra&in"), &DrawOptions::hexes},
                           Part{N_("&Number tokens"), &DrawOptions::numbers},
                           Part{N_("&Harbors"), &DrawOptions::harbors},
                           Part{N_("&Areas and their names"), &DrawOptions::areas},
                           Part{N_("&Robber, pirate and closed intersections"), &DrawOptions::markers},
                           Part{N_("&Letters of the terrains"), &DrawOptions::letters},
                           Part{N_("&Coordinates"), &DrawOptions::coordinates}};

class ExportDialog : public wxDialog {
 public:
  ExportDialog(wxWindow* parent, const Scenario& scenario, const ExportChoice& choice);
  const ExportChoice& choice() const { return choice_; }

 private:
  wxSizer* fields();
  wxChoice* add_choice(wxSizer& grid, const wxString& label);
  wxSpinCtrl* add_number(wxSizer& grid, const wxString& label, int low, int high, int value);
  void show_choice();
  void take_format();
  void read();
  wxString size_in_words() const;

  const Scenario& scenario_;
  ExportChoice choice_;
  std::vector<FileFormat> formats_ = formats_to_export();
  wxChoice *format_ = nullptr, *theme_ = nullptr;
  wxSpinCtrl *width_ = nullptr, *margin_ = nullptr;
  wxCheckBox* clear_ = nullptr;
  std::array<wxCheckBox*, parts.size()> shown_{};
  wxStaticText* size_ = nullptr;
  PicturePreview* preview_ = nullptr;
  bool is_ready_ = false;  ///< the fields show the choice
};

ExportDialog::ExportDialog(wxWindow* parent, const Scenario& scenario, const ExportChoice& choice)
    : wxDialog(parent, wxID_ANY, _("Export"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "export"),
      scenario_(scenario),
      choice_(choice) {
  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(fields(), 0, wxALL, FromDIP(12));
  preview_ = new PicturePreview(this, scenario, fit_to_text(*this, wxSize(440, 380)));
  top->Add(preview_, 1, wxEXPAND | wxTOP | wxRIGHT | wxBOTTOM, FromDIP(12));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(top, 1, wxEXPAND);
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12));
  FindWindow(wxID_OK)->SetLabel(_("&Export…"));
  SetSizerAndFit(sizer);
  show_choice();
  is_ready_ = true;
  take_format();
  set_help_topic(*this, HelpTopic::Saving);
  name_for_readers(*this);
  CentreOnParent();
  format_->SetFocus();
}

wxChoice* ExportDialog::add_choice(wxSizer& grid, const wxString& label) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* made = new wxChoice(this, wxID_ANY);
  made->SetName(wxControl::RemoveMnemonics(label));
  grid.Add(made, 0, wxEXPAND);
  return made;
}

wxSpinCtrl* ExportDialog::add_number(wxSizer& grid, const wxString& label, int low, int high, int value) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* made =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, low, high, value);
  made->SetName(wxControl::RemoveMnemonics(label));
  made->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { read(); });
  made->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { read(); });
  grid.Add(made, 0, wxEXPAND);
  return made;
}

wxSizer* ExportDialog::fields() {
  auto* grid = new wxFlexGridSizer(2, FromDIP(gap), FromDIP(12));
  format_ = add_choice(*grid, _("&Kind of file"));
  for (const FileFormat format : formats_)
    format_->Append(words(info(format).title) + " (" + shown(info(format).ending()) + ")");
  width_ = add_number(*grid, _("&Width"), least_width, most_width, choice_.picture.width);
  margin_ = add_number(*grid, _("&Margin in percent"), 0, most_percent, 0);
  theme_ = add_choice(*grid, _("&Board theme"));
  for (const BoardTheme theme : all_board_themes) theme_->Append(words(title(theme)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid, 0, wxEXPAND | wxBOTTOM, FromDIP(12));
  const auto add_box = [&](const wxString& label) {
    auto* box = new wxCheckBox(this, wxID_ANY, label);
    box->SetName(wxControl::RemoveMnemonics(label));
    box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { read(); });
    sizer->Add(box, 0, wxBOTTOM, FromDIP(gap));
    return box;
  };
  for (std::size_t i = 0; i < parts.size(); ++i) shown_[i] = add_box(words(parts[i].label));
  clear_ = add_box(_("&Transparent behind the board"));
  size_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(280, 40)),
                           wxST_NO_AUTORESIZE);
  colour_words(*size_, quiet_colour);
  sizer->Add(size_, 0, wxEXPAND | wxTOP, FromDIP(gap));
  format_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_format(); });
  theme_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { read(); });
  return sizer;
}

void ExportDialog::show_choice() {
  const auto at = std::ranges::find(formats_, choice_.format) - formats_.begin();
  format_->SetSelection(static_cast<int>(at) % static_cast<int>(formats_.size()));
  margin_->SetValue(static_cast<int>(std::lround(100 * choice_.picture.margin)));
  theme_->SetSelection(static_cast<int>(choice_.picture.draw.theme));
  clear_->SetValue(choice_.picture.clear);
  for (std::size_t i = 0; i < parts.size(); ++i) shown_[i]->SetValue(choice_.picture.draw.*parts[i].member);
}

// Widths of documents are on paper, those of others on screens.
void ExportDialog::take_format() {
  choice_.format = formats_[static_cast<std::size_t>(format_->GetSelection())];
  width_->SetValue(choice_.format == FileFormat::Pdf ? choice_.points : choice_.picture.width);
  const bool picture = info(choice_.format).is_picture();
  for (wxWindow* field :
       {static_cast<wxWindow*>(width_), static_cast<wxWindow*>(margin_), static_cast<wxWindow*>(theme_)})
    field->Enable(picture);
  for (wxCheckBox* box : shown_) box->Enable(picture);
  clear_->Enable(choice_.format == FileFormat::Png);
  read();
}

void ExportDialog::read() {
  if (!is_ready_) return;
  (choice_.format == FileFormat::Pdf ? choice_.points : choice_.picture.width) = width_->GetValue();
  PictureOptions& picture = choice_.picture;
  picture.margin = margin_->GetValue() / 100.0;
  picture.clear = clear_->GetValue();
  picture.draw.theme = all_board_themes[static_cast<std::size_t>(theme_->GetSelection())];
  for (std::size_t i = 0; i < parts.size(); ++i) picture.draw.*parts[i].member = shown_[i]->GetValue();
  show_wrapped(*size_, size_in_words(), size_->GetMinSize().x);
  if (info(choice_.format).is_picture())
    preview_->show(choice_.options_of_preview());
  else
    preview_->show_nothing();
}

wxString ExportDialog::size_in_words() const {
  if (!info(choice_.format).is_picture()) return _("What it cannot hold is listed when it is written.");
  const Sheet sheet = lay_sheet(scenario_, choice_.options());
  if (choice_.format != FileFormat::Pdf)
    return wxString::Format(_(L"%d × %d pixels"), sheet.width, sheet.height);
  const auto mm = [](int points) { return static_cast<int>(std::lround(points * mm_in_point)); };
  return wxString::Format(_(L"%d × %d points: %d × %d mm on paper"), sheet.width, sheet.height,
                          mm(sheet.width), mm(sheet.height));
}

}  // namespace

// A scenario of our own is saved, not exported.
std::vector<FileFormat> formats_to_export() {
  std::vector<FileFormat> formats = picture_formats();
  for (const FileFormat format : scenario_formats())
    if (format != FileFormat::Xml) formats.push_back(format);
  return formats;
}

bool choose_export(wxWindow* parent, const Scenario& scenario, ExportChoice& choice) {
  ExportDialog dialog(parent, scenario, choice);
  if (dialog.ShowModal() != wxID_OK) return false;
  choice = dialog.choice();
  return true;
}

}  // namespace hexwright::gui
