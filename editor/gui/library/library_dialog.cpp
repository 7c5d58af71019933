#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "editor/core/library/document_autosave.h"
#include "editor/gui/app/app.h"
#include "editor/gui/app/toolkit.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/library/entry_list.h"
#include "editor/gui/library/entry_page.h"
#include "editor/gui/library/library_dialogs.h"
#include "editor/gui/library/library_files.h"

namespace hexwright::gui {
namespace {

Message taken_label(const LibraryVersion& version) {
  return {N_("take version {0} from the library"), {std::to_string(version.number)}};
}

/// The windows that show this scenario of the library.
std::vector<Frame*> frames_of(EntryId entry) {
  std::vector<Frame*> result;
  for (wxWindow* window : wxTopLevelWindows) {
    auto* frame = dynamic_cast<Frame*>(window);
    if (frame && !frame->IsBeingDeleted() && frame->autosave() && frame->autosave()->work().entry() == entry)
      result.push_back(frame);
  }
  return result;
}

class LibraryDialog : public wxDialog {
 public:
  LibraryDialog(Frame& frame, Library& library);

 private:
  wxSizer* upper_row();
  wxSizer* buttons_of_entry();
  wxSizer* lower_row();
  wxButton* button(const wxString& label, const char* name, const std::function<void()>& act);
  void connect();
  void search(std::optional<EntryId> choice = {});
  /// As `search`, with the same choice.
  void refresh();
  void update_buttons();
  void report(const wxString& sentence) { said_->SetLabelText(sentence); }
  void refuse(const Refusal& refusal);

  void open();
  void restore();
  void offer_to_take_over(const LibraryVersion& version);
  void compare_versions();
  void remove();
  void import(const std::vector<std::filesystem::path>& named);

  Frame& frame_;
  Library& library_;
  wxSearchCtrl* words_ = nullptr;
  wxStaticText* count_ = nullptr;
  EntryList* list_ = nullptr;
  EntryPage* page_ = nullptr;
  wxStaticText* said_ = nullptr;
  std::vector<wxButton*> for_an_entry_, for_writing_;
  wxButton* compare_ = nullptr;
};

LibraryDialog::LibraryDialog(Frame& frame, Library& library)
    : wxDialog(&frame, wxID_ANY, _("Library"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER | wxMAXIMIZE_BOX, "library"),
      frame_(frame),
      library_(library) {
  list_ = new EntryList(this, library);
  page_ = new EntryPage(this, library);
  said_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  auto* left = new wxBoxSizer(wxVERTICAL);
  left->Add(upper_row(), 0, wxEXPAND | wxBOTTOM, 8);
  left->Add(list_, 1, wxEXPAND);
  auto* right = new wxBoxSizer(wxVERTICAL);
  right->Add(page_, 1, wxEXPAND | wxBOTTOM, 8);
  right->Add(buttons_of_entry(), 0, wxEXPAND);
  auto* middle = new wxBoxSizer(wxHORIZONTAL);
  middle->Add(left, 1, wxEXPAND | wxRIGHT, 12);
  middle->Add(right, 1, wxEXPAND);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(middle, 1, wxEXPAND | wxALL, 12);
  sizer->Add(lower_row(), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, 12);
  SetSizerAndFit(sizer);
  SetEscapeId(wxID_CLOSE);
  connect();
  set_help_topic(*this, HelpTopic::Library);
  name_for_readers(*this);
  refresh();
  CentreOnParent();
  words_->SetFocus();
}

wxSizer* LibraryDialog::upper_row() {
  words_ = new wxSearchCtrl(this, wxID_ANY);
  words_->SetName(_("Search"));
  words_->SetDescriptiveText(_("Title, author, notes, tags or rules"));
  words_->ShowCancelButton(true);
  words_->SetToolTip(
      _("All scenarios with all of these words. tag:, author:, title:, notes: and rule: look there "
        "alone, as in tag:favourites"));
  count_ = new wxStaticText(this, wxID_ANY, "");
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(words_, 1, wxEXPAND | wxRIGHT, 8);
  row->Add(count_, 0, wxALIGN_CENTRE_VERTICAL);
  return row;
}

wxButton* LibraryDialog::button(const wxString& label, const char* name, const std::function<void()>& act) {
  auto* made = new wxButton(this, wxID_ANY, label);
  made->SetName(name);
  made->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
  return made;
}

wxSizer* LibraryDialog::buttons_of_entry() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](wxButton* made, bool writes) {
    (writes ? for_writing_ : for_an_entry_).push_back(made);
    row->Add(made, 0, wxRIGHT, 6);
    return made;
  };
  add(button(_("&Open"), "open version", [this] { open(); }), false)->SetDefault();
  compare_ = add(button(_("&Compare…"), "compare versions", [this] { compare_versions(); }), false);
  add(button(_("&Restore"), "restore version", [this] { restore(); }), true);
  add(button(_("E&xport…"), "export version",
             [this] {
               if (const auto done = export_one(this, library_, *page_->entry(), page_->chosen().front()))
                 report(*done);
             }),
      false);
  add(button(_("Re&move…"), "remove scenario", [this] { remove(); }), true);
  return row;
}

wxSizer* LibraryDialog::lower_row() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](wxButton* made) { row->Add(made, 0, wxRIGHT, 6); };
  add(button(_("&Import Files…"), "import files", [this] { import(files_to_import(this)); }));
  add(button(_("Import &Folder…"), "import folder", [this] { import(folder_to_import(this)); }));
  add(button(_("Expor&t All…"), "export all", [this] {
    if (const auto done = export_everything(this, library_)) report(*done);
  }));
  add(button(_("&Backup…"), "back up", [this] {
    if (const auto done = back_up(this, library_)) report(*done);
  }));
  add(button(_("Chec&k"), "check library", [this] {
    if (const auto done = check_library(this, library_)) report(*done);
  }));
  row->Add(said_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, 8);
  row->Add(new wxButton(this, wxID_CLOSE, _("C&lose")));
  return row;
}

void LibraryDialog::connect() {
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
  list_->on_choice = [this] { page_->show(list_->chosen()); };
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
              [this](wxDataViewEvent&) { after_event(*list_, [this] { open(); }); });
  page_->on_choice = [this] { update_buttons(); };
  page_->on_words = [this] {
    list_->update(*page_->entry());
    report(_("Kept"));
  };
  page_->on_refusal = [this](const Refusal& refusal) { refuse(refusal); };
  Bind(
      wxEVT_BUTTON,
      [this](wxCommandEvent&) {
        page_->keep_words();
        EndModal(wxID_CLOSE);
      },
      wxID_CLOSE);
}

void LibraryDialog::search(std::optional<EntryId> choice) {
  auto found = library_.search(utf8(words_->GetValue()));
  if (const auto* refusal = found.refusal()) return refuse(*refusal);
  auto& entries = found.value();
  count_->SetLabelText(wxString::Format(
      wxPLURAL("%zu scenario", "%zu scenarios", static_cast<unsigned>(entries.size())), entries.size()));
  // What was told before was about what was shown before.
  report(!entries.empty()    ? wxString()
         : words_->IsEmpty() ? _("Nothing is here yet. What you save is kept here, too.")
                             : _("No scenario has all of these words."));
  list_->show(std::move(entries), choice);
  Layout();
}

void LibraryDialog::refresh() {
  page_->keep_words();
  search(page_->entry() ? std::optional(page_->entry()->id) : std::nullopt);
}

void LibraryDialog::update_buttons() {
  const bool has_entry = page_->entry().has_value();
  for (wxButton* each : for_an_entry_) each->Enable(has_entry);
  for (wxButton* each : for_writing_) each->Enable(has_entry && !library_.read_only());
  const auto versions = page_->chosen();
  compare_->Enable(versions.size() == 2 || (versions.size() == 1 && page_->before(versions.front())));
}

void LibraryDialog::refuse(const Refusal& refusal) {
  wxMessageBox(sentence(refusal.why), _("Library"), wxOK | wxICON_ERROR, this);
}

void LibraryDialog::open() {
  if (!page_->entry()) return;
  page_->keep_words();
  const LibraryVersion version = page_->chosen().front();
  auto scenario = library_.scenario(version.id);
  if (const auto* refusal = scenario.refusal()) return refuse(*refusal);
  Document document = opened_with(page_->entry()->file, std::move(scenario).value(), taken_label(version));
  AutosaveWorker* keeper = app().keeping().keeper();
  auto work = keeper ? std::make_unique<DocumentAutosave>(*keeper, version.entry) : nullptr;
  show_at_its_size(*new Frame(std::move(document), std::move(work)));
  EndModal(wxID_OPEN);
}

void LibraryDialog::restore() {
  const LibraryVersion version = page_->chosen().front();
  const auto restored = library_.restore(version.id);
  if (const auto* refusal = restored.refusal()) return refuse(*refusal);
  const auto& added = restored.value();
  const bool has_file = page_->entry() && !page_->entry()->file.empty();
  refresh();
  report(!added.fresh ? _("This is the newest version already")
         : has_file
             ? wxString::Format(_("Version %d is the newest again; its file is as it was"), version.number)
             : wxString::Format(_("Version %d is the newest again; no other was touched"), version.number));
  offer_to_take_over(version);
}

// The library is not what is seen: a window goes on showing what it showed until it is asked for.
void LibraryDialog::offer_to_take_over(const LibraryVersion& version) {
  auto read = library_.scenario(version.id);
  if (const auto* refusal = read.refusal()) return refuse(*refusal);
  const auto restored = std::make_shared<const Scenario>(std::move(read).value());
  std::vector<Frame*> others = frames_of(version.entry);
  std::erase_if(others, [&](Frame* frame) { return frame->context().scenario() == *restored; });
  if (others.empty()) return;
  wxMessageDialog question(this,
                           wxString::Format(_("Show version %d in the open window, too?"), version.number),
                           _("Restore"), wxYES_NO | wxICON_QUESTION);
  question.SetExtendedMessage(
      _("The window still shows what was drawn there last, and so does its file. Taking the version over is "
        "a step that can be undone; the file changes when you save."));
  question.SetYesNoLabels(_("&Take over"), _("&Keep"));
  if (question.ShowModal() != wxID_YES) return;
  for (Frame* frame : others) frame->context().perform({taken_label(version), {SetScenario{restored}}});
}

void LibraryDialog::compare_versions() {
  const auto versions = page_->chosen();
  const auto older = versions.size() == 2 ? std::optional(versions.back()) : page_->before(versions.front());
  if (older) show_comparison(this, library_, *older, versions.front());
}

void LibraryDialog::remove() {
  const LibraryEntry entry = *page_->entry();
  wxMessageDialog sure(this, wxString::Format(_("Remove “%s” with all its versions?"), shown(entry.title)),
                       _("Remove"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
  sure.SetExtendedMessage(_("Only a backup can bring it back. A file of it stays where it is."));
  sure.SetYesNoLabels(_("&Remove"), _("&Keep"));
  if (sure.ShowModal() != wxID_YES) return;
  if (const auto refused = library_.remove(entry.id)) return refuse(*refused);
  refresh();
  report(wxString::Format(_("“%s” was removed"), shown(entry.title)));
}

void LibraryDialog::import(const std::vector<std::filesystem::path>& named) {
  if (named.empty()) return;
  const auto done = import_named(this, library_, named);
  refresh();
  if (done) report(*done);
}

}  // namespace

void show_library(Frame& frame) {
  const auto& file = app().keeping().file();
  const auto refuse = [&](const Message& why) {
    wxMessageBox(sentence(why), _("Library"), wxOK | wxICON_ERROR, &frame);
  };
  if (const auto* refusal = file.refusal()) return refuse(refusal->why);
  auto opened = open_or_set_aside(file.value(), translated);
  if (opened.notice) refuse(*opened.notice);
  if (!opened.library) return;
  const bool untouched = frame.is_untouched();
  if (LibraryDialog(frame, *opened.library).ShowModal() == wxID_OPEN && untouched) frame.Destroy();
}

}  // namespace hexwright::gui
