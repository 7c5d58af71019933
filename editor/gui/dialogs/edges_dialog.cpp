#include <algorithm>
#include <array>

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/radiobut.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/core/editing/properties.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"

namespace hexwright::gui {
namespace {

using Kind = Topology::Kind;
constexpr std::array kinds{Kind::Flat, Kind::JoinedEastWest, Kind::JoinedNorthSouth};

// Where the hexes lie, counted across the seam: in half hexes or in rows.
struct Extent {
  int first = 0, last = 0;
};
Extent extent_of(const Scenario& scenario, Kind kind) {
  Extent extent;
  bool any = false;
  for (const auto& [hex, cell] : scenario.cells) {
    const int at = kind == Kind::JoinedEastWest ? 2 * hex.q + hex.r : hex.r;
    extent = any ? Extent{std::min(extent.first, at), std::max(extent.last, at)} : Extent{at, at};
    any = true;
  }
  return extent;
}

// The tightest round that the map fits in.
int tight_size(const Scenario& scenario, Kind kind) {
  const Extent extent = extent_of(scenario, kind);
  const int spread = extent.last - extent.first;
  if (kind == Kind::JoinedEastWest) return std::max(Topology::least_width, spread / 2 + 1);
  return std::max(Topology::least_height, (spread + 2) / 2 * 2);
}

class EdgesDialog : public wxDialog {
 public:
  explicit EdgesDialog(Frame& frame);
  std::optional<Topology> topology() const;

 private:
  Kind kind() const;
  void choose();
  void explain();

  const Scenario& scenario_;
  std::array<wxRadioButton*, 3> choices_{};
  wxSpinCtrl *size_, *origin_;
  wxStaticText *size_words_, *origin_words_, *about_;
};

EdgesDialog::EdgesDialog(Frame& frame)
    : wxDialog(&frame, wxID_ANY, _("Edges of the board"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE, "edges"),
      scenario_(frame.context().scenario()) {
  const std::array titles{wxString(_("&Flat: nothing joins")), wxString(_("&East and west join")),
                          wxString(_("&North and south join"))};
  const Topology& now = scenario_.topology;
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    choices_[i] = new wxRadioButton(this, wxID_ANY, titles[i], wxDefaultPosition, wxDefaultSize,
                                    i == 0 ? wxRB_GROUP : 0);
    choices_[i]->SetValue(kinds[i] == now.kind());
    choices_[i]->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) { choose(); });
    sizer->Add(choices_[i], 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
  }
  auto* grid = new wxFlexGridSizer(2, FromDIP(6), FromDIP(12));
  const auto add_number = [&](wxStaticText*& label, wxSpinCtrl*& spin, const wxString& name, int low) {
    label = new wxStaticText(this, wxID_ANY, "");
    spin = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, low,
                          Topology::most);
    spin->SetName(name);
    spin->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { explain(); });
    grid->Add(label, 0, wxALIGN_CENTRE_VERTICAL);
    grid->Add(spin);
  };
  add_number(size_words_, size_, _("Size of a round"), Topology::least_width);
  add_number(origin_words_, origin_, _("Where the seam lies"), -Topology::most);
  sizer->Add(grid, 0, wxALL, FromDIP(16));
  about_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(400, 56)),
                            wxST_NO_AUTORESIZE);
  colour_words(*about_, quiet_colour);
  sizer->Add(about_, 0, wxLEFT | wxRIGHT, FromDIP(16));
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(12));
  SetSizer(sizer);
  choose();
  if (now.kind() != Kind::Flat) {
    size_->SetValue(now.size());
    origin_->SetValue(now.origin());
    explain();
  }
  set_help_topic(*this, HelpTopic::Properties);
  name_for_readers(*this);
  Fit();
  CentreOnParent();
  for (wxRadioButton* choice : choices_)
    if (choice->GetValue()) choice->SetFocus();
}

Kind EdgesDialog::kind() const {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (choices_[i]->GetValue()) return kinds[i];
  return Kind::Flat;
}

std::optional<Topology> EdgesDialog::topology() const {
  if (kind() == Kind::Flat) return Topology();
  return Topology::make(kind(), size_->GetValue(), origin_->GetValue());
}

void EdgesDialog::choose() {
  const bool joins = kind() != Kind::Flat;
  const bool across = kind() == Kind::JoinedEastWest;
  size_words_->SetLabel(across ? _("Hexes in one round") : _("Rows in one round (even)"));
  origin_words_->SetLabel(across ? _("First column, in half hexes") : _("First row"));
  size_->SetRange(across ? Topology::least_width : Topology::least_height, Topology::most);
  size_->SetIncrement(across ? 1 : 2);
  if (joins) {
    size_->SetValue(tight_size(scenario_, kind()));
    origin_->SetValue(extent_of(scenario_, kind()).first);
  }
  for (wxWindow* window : {static_cast<wxWindow*>(size_), static_cast<wxWindow*>(origin_),
                           static_cast<wxWindow*>(size_words_), static_cast<wxWindow*>(origin_words_)})
    window->Enable(joins);
  explain();
}

void EdgesDialog::explain() {
  wxString words = _("Routes and neighbours end at the edges.");
  const int spare = size_->GetValue() - tight_size(scenario_, kind());
  if (kind() != Kind::Flat && !topology())
    words = _("The rows of one round must be an even number: every other row lies half a hex aside.");
  else if (kind() != Kind::Flat && spare < 0)
    words = _("Smaller than the map: hexes would come to lie on one another, which is refused.");
  else if (kind() != Kind::Flat && spare > 0)
    words = wxString::Format(_("Larger than the map by %d: so many stay empty at the seam."), spare);
  else if (kind() != Kind::Flat)
    words = _("As tight as the map allows: what lies at one edge touches what lies at the other.");
  about_->SetLabel(words);
  about_->Wrap(about_->GetMinSize().x);
  FindWindow(wxID_OK)->Enable(topology().has_value());
}

}  // namespace

void edit_edges(Frame& frame) {
  EdgesDialog dialog(frame);
  if (dialog.ShowModal() != wxID_OK) return;
  if (const auto topology = dialog.topology(); topology && *topology != frame.context().scenario().topology)
    frame.context().perform(set_topology(*topology));
}

}  // namespace hexwright::gui
