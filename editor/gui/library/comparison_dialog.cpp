#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/library/library_dialogs.h"
#include "editor/gui/library/map_picture.h"
#include "editor/gui/library/moments.h"
#include "model/comparison/comparison.h"

namespace hexwright::gui {
namespace {

/// One of the two, under its number and time.
struct Side {
  LibraryVersion version;
  Scenario scenario;
  MapPicture* picture = nullptr;
};

class ComparisonDialog : public wxDialog {
 public:
  ComparisonDialog(wxWindow* parent, Side before, Side after);

 private:
  wxSizer* column(Side& side, const wxString& name);
  wxString summary() const;
  void show_the_same_part();
  void mark_chosen();

  Side before_, after_;
  ScenarioChanges changes_;
  wxListBox* list_ = nullptr;
};

ComparisonDialog::ComparisonDialog(wxWindow* parent, Side before, Side after)
    : wxDialog(parent, wxID_ANY, _("Compare versions"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "comparison"),
      before_(std::move(before)),
      after_(std::move(after)),
      changes_(compare(before_.scenario, after_.scenario)) {
  auto* heading = new wxStaticText(this, wxID_ANY, summary());
  heading->SetFont(heading->GetFont().Bold());
  heading->Wrap(FromDIP(820));
  auto* pictures = new wxBoxSizer(wxHORIZONTAL);
  pictures->Add(column(before_, "picture before"), 1, wxEXPAND);
  pictures->AddSpacer(12);
  pictures->Add(column(after_, "picture after"), 1, wxEXPAND);
  list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(820, 150)));
  list_->SetName(_("Changes"));
  for (const ScenarioChange& change : changes_) list_->Append(sentence(change.words));
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { mark_chosen(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(heading, 0, wxEXPAND | wxALL, 12);
  sizer->Add(pictures, 1, wxEXPAND | wxLEFT | wxRIGHT, 12);
  sizer->Add(new wxStaticText(this, wxID_ANY, _("Choose a change to see where it is.")), 0,
             wxLEFT | wxRIGHT | wxTOP, 12);
  sizer->Add(list_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, 12);
  sizer->Add(CreateButtonSizer(wxCLOSE), 0, wxEXPAND | wxALL, 12);
  SetSizerAndFit(sizer);
  SetEscapeId(wxID_CLOSE);
  set_help_topic(*this, HelpTopic::Library);
  name_for_readers(*this);
  show_the_same_part();
  mark_chosen();
  CentreOnParent();
  list_->SetFocus();
}

wxSizer* ComparisonDialog::column(Side& side, const wxString& name) {
  side.picture = new MapPicture(this, name, FromDIP(wxSize(404, 300)));
  auto* title = new wxStaticText(
      this, wxID_ANY, wxString::Format(_("Version %d, %s"), side.version.number, moment(side.version.saved)));
  side.picture->SetLabel(title->GetLabel());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(title, 0, wxEXPAND | wxBOTTOM, 4);
  sizer->Add(side.picture, 1, wxEXPAND);
  return sizer;
}

wxString ComparisonDialog::summary() const {
  wxString all;
  for (const Message& phrase : summary_of(changes_)) all += (all.empty() ? "" : ", ") + words(phrase);
  return all.empty() ? _("Nothing differs") : all;
}

// At the same scale, so that what was added or taken away is seen at its place in both.
void ComparisonDialog::show_the_same_part() {
  std::vector<Hex> hexes;
  for (const Side* side : {&before_, &after_})
    for (const auto& cell : side->scenario.cells) hexes.push_back(cell.first);
  before_.picture->keep_room_for(hexes);
  after_.picture->keep_room_for(hexes);
}

// Without a choice, every changed place.
void ComparisonDialog::mark_chosen() {
  const int at = list_->GetSelection();
  const auto marked =
      hexes_of(at == wxNOT_FOUND ? changes_ : ScenarioChanges{changes_[static_cast<std::size_t>(at)]});
  const wxString what = at == wxNOT_FOUND ? summary() : list_->GetString(static_cast<unsigned>(at));
  before_.picture->show(before_.scenario, wxString::Format(_("Before: %s"), what), marked);
  after_.picture->show(after_.scenario, wxString::Format(_("After: %s"), what), marked);
}

}  // namespace

void show_comparison(wxWindow* parent, const Library& library, const LibraryVersion& before,
                     const LibraryVersion& after) {
  auto old = library.scenario(before.id), fresh = library.scenario(after.id);
  for (const auto* outcome : {&old, &fresh})
    if (const auto* refusal = outcome->refusal()) {
      wxMessageBox(sentence(refusal->why), _("Compare versions"), wxOK | wxICON_ERROR, parent);
      return;
    }
  ComparisonDialog(parent, {before, std::move(old).value()}, {after, std::move(fresh).value()}).ShowModal();
}

}  // namespace hexwright::gui
