#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/library/document_autosave.h"
#include "editor/gui/app/app.h"
#include "editor/gui/app/toolkit.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/library/library_dialogs.h"
#include "editor/gui/library/map_picture.h"
#include "editor/gui/library/moments.h"
#include "model/comparison/comparison.h"

namespace hexwright::gui {
namespace {

wxString name_of(const LostDraft& lost) {
  if (!lost.draft.title.empty()) return shown(lost.draft.title);
  if (lost.draft.file.empty()) return _("Untitled");
  return shown(std::filesystem::path(lost.draft.file).filename().string());
}

/// Where it belongs, when it was kept, and what is in it that its file has not.
wxString facts_about(const LostDraft& lost, const Document& recovered) {
  wxString words = wxString::Format(_("Kept %s."), moment(lost.kept));
  if (lost.draft.file.empty()) return words + " " + _("It was never saved in a file.");
  words += " " + wxString::Format(_("Its file is %s."), shown(lost.draft.file));
  if (recovered.path().empty()) return words + " " + _("That file cannot be read any more.");
  Document file = recovered;
  file.history().undo();
  wxString summary;
  for (const Message& phrase : summary_of(compare(file.scenario(), recovered.scenario())))
    summary += (summary.empty() ? "" : ", ") + hexwright::gui::words(phrase);
  words += "\n" + (summary.empty() ? _("The file holds the same.")
                                   : wxString::Format(_("What the file does not have: %s."), summary));
  if (file_is_newer(lost))
    words += "\n" + _("The file was written to after that. Look at both before you save.");
  return words;
}

/// The window that shows a file as it is on the disk; null when there is none, or when it was drawn in.
Frame* window_of(const std::filesystem::path& file) {
  for (wxWindow* window : wxTopLevelWindows)
    if (auto* frame = dynamic_cast<Frame*>(window))
      if (!file.empty() && frame->context().document().path() == file &&
          frame->context().history().size() == 0)
        return frame;
  return nullptr;
}

class RecoveryDialog : public wxDialog {
 public:
  RecoveryDialog(wxWindow* parent, AutosaveWorker& keeper, std::vector<LostDraft> lost);

 private:
  void build();
  void show_chosen();
  std::size_t chosen() const { return static_cast<std::size_t>(list_->GetSelection()); }
  void recover();
  /// It may have been answered since it was clicked.
  void recover_if_chosen(DraftId clicked);
  void discard();
  void refuse(const Refusal& refusal);
  void answered(std::size_t at);

  AutosaveWorker& keeper_;
  std::vector<LostDraft> lost_;
  wxListBox* list_ = nullptr;
  MapPicture* picture_ = nullptr;
  wxStaticText* title_ = nullptr;
  wxStaticText* about_ = nullptr;
  wxButton* recover_ = nullptr;
};

RecoveryDialog::RecoveryDialog(wxWindow* parent, AutosaveWorker& keeper, std::vector<LostDraft> lost)
    : wxDialog(parent, wxID_ANY, _("Recover unsaved work"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER | wxDIALOG_NO_PARENT, "recovery"),
      keeper_(keeper),
      lost_(std::move(lost)) {
  build();
  for (const LostDraft& draft : lost_) list_->Append(name_of(draft) + "\n" + moment(draft.kept));
  list_->SetSelection(0);
  show_chosen();
  set_help_topic(*this, HelpTopic::Library);
  name_for_readers(*this);
  CentreOnParent();
  recover_->SetFocus();
}

void RecoveryDialog::build() {
  auto* heading = new wxStaticText(
      this, wxID_ANY,
      _("Hexwright ended without closing these maps. Nothing is lost: what was drawn is in the library.\n"
        "Whatever you leave unanswered is offered again at the next start."));
  list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(230, 320)));
  list_->SetName(_("Unsaved maps"));
  picture_ = new MapPicture(this, "recovery picture", FromDIP(wxSize(440, 300)));
  title_ = new wxStaticText(this, wxID_ANY, "");
  title_->SetFont(title_->GetFont().Bold().Larger());
  about_ =
      new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(440, 96)), wxST_NO_AUTORESIZE);
  auto* right = new wxBoxSizer(wxVERTICAL);
  right->Add(picture_, 1, wxEXPAND | wxBOTTOM, 8);
  right->Add(title_, 0, wxEXPAND);
  right->Add(about_, 0, wxEXPAND | wxTOP, 4);
  auto* middle = new wxBoxSizer(wxHORIZONTAL);
  middle->Add(list_, 0, wxEXPAND | wxRIGHT, 12);
  middle->Add(right, 1, wxEXPAND);
  auto* discard = new wxButton(this, wxID_ANY, _("&Discard…"));
  auto* later = new wxButton(this, wxID_CANCEL, _("&Later"));
  recover_ = new wxButton(this, wxID_ANY, _("&Recover"));
  recover_->SetName("recover");
  recover_->SetDefault();
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  buttons->Add(discard);
  buttons->AddStretchSpacer();
  buttons->Add(later, 0, wxRIGHT, 8);
  buttons->Add(recover_);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(heading, 0, wxEXPAND | wxALL, 12);
  sizer->Add(middle, 1, wxEXPAND | wxLEFT | wxRIGHT, 12);
  sizer->Add(buttons, 0, wxEXPAND | wxALL, 12);
  SetSizerAndFit(sizer);
  SetEscapeId(wxID_CANCEL);
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_chosen(); });
  // The line goes away with the answer, which GTK does not stand while it is clicked.
  list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) {
    if (!lost_.empty()) CallAfter([this, id = lost_[chosen()].id] { recover_if_chosen(id); });
  });
  recover_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { recover(); });
  discard->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { this->discard(); });
}

void RecoveryDialog::show_chosen() {
  const LostDraft& lost = lost_[chosen()];
  title_->SetLabelText(name_of(lost));
  const auto document = recovered(lost.draft);
  const auto* sound = document.value_if();
  recover_->Enable(sound != nullptr);
  if (sound)
    picture_->show(sound->scenario(), wxString::Format(_("The map %s"), name_of(lost)));
  else
    picture_->show({}, _("No picture"));
  about_->SetLabelText(sound ? facts_about(lost, *sound) : sentence(document.refusal()->why));
  about_->Wrap(about_->GetSize().x);
  Layout();
}

void RecoveryDialog::recover() {
  const std::size_t at = chosen();
  auto document = recovered(lost_[at].draft);
  if (const auto* refusal = document.refusal()) return refuse(*refusal);
  const auto id = keeper_.take_over(lost_[at].id);
  if (const auto* refusal = id.refusal()) return refuse(*refusal);
  if (const auto taken = id.value()) {
    auto& sound = document.value();
    auto work = std::make_unique<DocumentAutosave>(keeper_, *taken, sound, lost_[at].draft.entry);
    Frame* same = window_of(sound.path());
    show_at_its_size(*new Frame(std::move(sound), std::move(work)));
    if (same) same->Destroy();
  }
  answered(at);
}

void RecoveryDialog::recover_if_chosen(DraftId clicked) {
  if (!lost_.empty() && lost_[chosen()].id == clicked) recover();
}

void RecoveryDialog::discard() {
  const std::size_t at = chosen();
  wxMessageDialog sure(this, wxString::Format(_("Throw the unsaved work on “%s” away?"), name_of(lost_[at])),
                       _("Discard"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
  sure.SetExtendedMessage(_("There is no way to get it back."));
  sure.SetYesNoLabels(_("&Throw away"), _("&Keep"));
  if (sure.ShowModal() != wxID_YES) return;
  if (const auto refused = keeper_.discard(lost_[at].id)) return refuse(*refused);
  answered(at);
}

void RecoveryDialog::refuse(const Refusal& refusal) {
  wxMessageBox(sentence(refusal.why), GetTitle(), wxOK | wxICON_ERROR, this);
}

void RecoveryDialog::answered(std::size_t at) {
  lost_.erase(lost_.begin() + static_cast<std::ptrdiff_t>(at));
  list_->Delete(static_cast<unsigned>(at));
  if (lost_.empty()) return EndModal(wxID_OK);
  list_->SetSelection(static_cast<int>(std::min(at, lost_.size() - 1)));
  show_chosen();
}

}  // namespace

void offer_recovery(AutosaveWorker& keeper) {
  auto lost = keeper.lost();
  if (const auto* refusal = lost.refusal()) {
    wxMessageBox(sentence(refusal->why), _("The library"), wxOK | wxICON_WARNING);
    return;
  }
  auto& drafts = lost.value();
  if (drafts.empty()) return;
  // Without a parent: windows give way to recovered ones while it is open.
  RecoveryDialog(nullptr, keeper, std::move(drafts)).ShowModal();
}

}  // namespace hexwright::gui
