#include "editor/gui/generate/land_dialog.h"

#include <optional>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tokenzr.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/library/map_picture.h"
#include "model/board/index.h"
#include "model/generate/land.h"

namespace hexwright::gui {
namespace {

class LandDialog : public wxDialog {
 public:
  explicit LandDialog(Frame& frame);
  std::optional<Scenario> land() const { return land_; }

 private:
  wxSizer* build_fields();
  LandShape shape() const;
  void show_land();

  wxTextCtrl* islands_ = nullptr;
  wxSlider* roughness_ = nullptr;
  wxChoice* symmetry_ = nullptr;
  wxSpinCtrl *sea_ = nullptr, *seed_ = nullptr;
  wxStaticText* refused_ = nullptr;
  MapPicture* picture_ = nullptr;
  std::optional<Scenario> land_;
};

LandDialog::LandDialog(Frame& frame)
    : wxDialog(&frame, wxID_ANY, _("New land"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "land") {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(build_fields(), 0, wxEXPAND | wxRIGHT, FromDIP(12));
  picture_ = new MapPicture(this, "picture of the land", FromDIP(wxSize(420, 340)));
  row->Add(picture_, 1, wxEXPAND);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(row, 1, wxEXPAND | wxALL, FromDIP(12));
  auto* buttons = CreateButtonSizer(wxOK | wxCANCEL);
  FindWindow(wxID_OK)->SetLabel(_("&Open This Land"));
  sizer->Add(buttons, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12));
  SetSizerAndFit(sizer);
  set_help_topic(*this, HelpTopic::Generate);
  name_for_readers(*this);
  CentreOnParent();
  show_land();
  islands_->SetFocus();
}

wxSizer* LandDialog::build_fields() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  auto* grid = new wxFlexGridSizer(2, FromDIP(6), FromDIP(12));
  grid->AddGrowableCol(1);
  const auto add = [&](const wxString& label, wxWindow* field, const wxString& tip) {
    grid->Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
    field->SetName(label);
    field->SetToolTip(tip);
    grid->Add(field, 1, wxEXPAND);
  };
  islands_ = new wxTextCtrl(this, wxID_ANY, "19");
  add(_("Hexes of each island"), islands_, _("As \"12, 7\": an island of twelve hexes and one of seven"));
  roughness_ = new wxSlider(this, wxID_ANY, LandShape().roughness, 0, 100);
  add(_("Roughness of the coast"), roughness_, _("From as round as can be to ragged"));
  symmetry_ = new wxChoice(this, wxID_ANY);
  for (const LandSymmetry symmetry : all_land_symmetries) symmetry_->Append(words(title(symmetry)));
  symmetry_->SetSelection(0);
  add(_("Symmetry of the land"), symmetry_, _("How the land falls onto itself"));
  sea_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, widest_sea,
                        LandShape().sea);
  add(_("Rows of sea around it"), sea_, _("Beyond the outermost land"));
  seed_ =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, 999'999, 1);
  add(_("Number of the shape"), seed_, _("The same number gives the same land; try the next ones"));
  islands_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_land(); });
  roughness_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) { show_land(); });
  symmetry_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_land(); });
  sea_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_land(); });
  seed_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_land(); });
  column->Add(grid, 0, wxEXPAND);
  refused_ = new wxStaticText(this, wxID_ANY, "");
  refused_->SetName(_("Why there is no such land"));
  colour_words(*refused_, error_colour);
  column->Add(refused_, 0, wxTOP, FromDIP(12));
  return column;
}

LandShape LandDialog::shape() const {
  LandShape shape;
  shape.islands.clear();
  wxStringTokenizer sizes(islands_->GetValue(), ",; ", wxTOKEN_STRTOK);  // "12, 7" has no empty one
  while (sizes.HasMoreTokens()) {
    long size = 0;
    const bool number = sizes.GetNextToken().ToLong(&size);
    shape.islands.push_back(number && size > 0 && size <= most_land ? static_cast<int>(size) : 0);
  }
  shape.roughness = roughness_->GetValue();
  shape.symmetry = all_land_symmetries[at(symmetry_->GetSelection())];
  shape.sea = sea_->GetValue();
  return shape;
}

void LandDialog::show_land() {
  auto made = land_of_shape(shape(), static_cast<std::uint64_t>(seed_->GetValue()));
  land_.reset();
  wxString why;
  if (const auto* refusal = made.refusal())
    why = L"✗ " + sentence(refusal->why) + ".";
  else
    land_ = std::move(made).value();
  show_wrapped(*refused_, why, FromDIP(330));
  FindWindow(wxID_OK)->Enable(land_.has_value());
  picture_->show(land_, _("The new land"));
  Layout();
}

}  // namespace

void make_land(Frame& frame) {
  LandDialog dialog(frame);
  if (dialog.ShowModal() == wxID_OK && dialog.land()) show_document(&frame, Document(*dialog.land()));
}

}  // namespace hexwright::gui
