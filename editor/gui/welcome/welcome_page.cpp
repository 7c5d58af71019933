#include "editor/gui/welcome/welcome_page.h"

#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/stdpaths.h>

#include "editor/gui/app/app.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/gallery/card_grid.h"
#include "editor/gui/gallery/template_gallery.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/library/library_dialogs.h"
#include "editor/gui/tour/tour.h"

namespace hexwright::gui {
namespace {

constexpr int margin = 16, least_list_width = 320;

wxStaticText* heading(wxWindow* parent, const wxString& words) {
  auto* text = new wxStaticText(parent, wxID_ANY, words);
  text->SetFont(text->GetFont().Bold().Larger());
  return text;
}

/// As people write it: the home folder is long, and the same for all.
wxString shown_folder(const std::filesystem::path& file) {
  wxString folder = shown(file.parent_path().string());
  const wxString home = wxGetHomeDir();
  if (!home.empty() && folder.StartsWith(home)) folder = "~" + folder.substr(home.size());
  return folder;
}

wxCheckBox* choice_of_start(wxWindow* parent) {
  auto* choice = new wxCheckBox(parent, wxID_ANY, _("Show this page at the start"));
  choice->SetName("welcome at start");
  choice->SetValue(app().settings().welcome);
  choice->Bind(wxEVT_CHECKBOX, [](wxCommandEvent& event) {
    app().settings().welcome = event.IsChecked();
    save_settings(app().settings());
  });
  return choice;
}

}  // namespace

WelcomePage::WelcomePage(Frame& frame)
    : wxScrolledWindow(&frame, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL | wxBORDER_NONE, "welcome"),
      frame_(frame) {
  SetLabel(_("Welcome"));
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  sizer->Add(ways_to_begin(), wxSizerFlags().Expand().Border(wxALL, FromDIP(margin)));
  sizer->Add(maps_to_begin_with(),
             wxSizerFlags(1).Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(margin)));
  SetSizer(sizer);
  SetScrollRate(0, FromDIP(10));
  show_recent();
  Bind(wxEVT_PAINT, &WelcomePage::paint, this);
  Bind(wxEVT_CHAR_HOOK, &WelcomePage::take_key, this);
  frame_.Bind(wxEVT_ACTIVATE, &WelcomePage::activate, this);
  set_help_topic(*this, HelpTopic::Start);
}

wxSizer* WelcomePage::ways_to_begin() {
  auto* title = new wxStaticText(this, wxID_ANY, "Hexwright");
  title->SetFont(title->GetFont().Bold().Scaled(1.8F));
  auto* about = new wxStaticText(this, wxID_ANY, "");
  colour_words(*about, quiet_colour);
  show_wrapped(*about, _("Design a map, check it, let bots play it, play it yourself."),
               fit_to_text(*this, 170));
  unsaved_ = button(_("Recover Unsaved Work…"), _("Maps that were not saved when the program ended"),
                    [](Frame&) { offer_recovery(*app().keeping().keeper()); });
  unsaved_->SetName("unsaved work");
  unsaved_->Hide();
  const auto below = wxSizerFlags().Expand().Border(wxTOP, FromDIP(gap));
  auto* ways = new wxBoxSizer(wxVERTICAL);
  ways->Add(title);
  ways->Add(about, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(gap)));
  ways->Add(unsaved_, below);
  ways->Add(button(_("Empty Board"), _("Start with nothing"), new_empty), below);
  ways->Add(button(_("Open…"), _("Open a scenario or a Pioneers map"), choose_file_and_open), below);
  ways->Add(button(_("Open from Text…"), _("Open a map that was sent to you as text"), paste_text_and_open),
            below);
  ways->Add(button(_("Library…"), _("Every version of every map that you saved"), show_library), below);
  ways->Add(button(_("Take the Tour"), _("The editor in two minutes, on a board of its own"), start_tour),
            below);
  ways->AddStretchSpacer();
  ways->Add(choice_of_start(this), below);
  ways->Add(button(_("Go to the Board"), _("Leave this page (Escape); Help → Welcome brings it back"),
                   [](Frame& frame) { frame.leave_welcome(); }),
            below);
  return ways;
}

wxSizer* WelcomePage::maps_to_begin_with() {
  recent_ = new CardGrid(this, _("Recent maps"), fit_to_text(*this, wxSize(least_list_width, 150)));
  recent_->SetName("recent");
  recent_->on_open = [this] { open_recent(); };
  recent_part_ = new wxBoxSizer(wxVERTICAL);
  recent_part_->Add(heading(this, _("Recent maps")), wxSizerFlags().Border(wxBOTTOM, FromDIP(gap)));
  recent_part_->Add(recent_, wxSizerFlags(1).Expand().Border(wxBOTTOM, FromDIP(margin)));
  gallery_ = new TemplateGallery(this);
  gallery_->on_open = [this] {
    const TemplateFile file = gallery_->chosen()->file;
    CallAfter([this, file] { open_template(&frame_, file); });
  };
  auto* maps = new wxBoxSizer(wxVERTICAL);
  maps->Add(recent_part_, wxSizerFlags().Expand());
  maps->Add(heading(this, _("Start from a template")), wxSizerFlags().Border(wxBOTTOM, FromDIP(gap)));
  maps->Add(gallery_, wxSizerFlags(1).Expand());
  return maps;
}

// What is run may close the window, with this page and the button.
wxButton* WelcomePage::button(const wxString& label, const wxString& tip, void (*run)(Frame&)) {
  auto* made = new wxButton(this, wxID_ANY, label);
  made->SetToolTip(tip);
  made->Bind(wxEVT_BUTTON,
             [this, run](wxCommandEvent&) { frame_.CallAfter([frame = &frame_, run] { run(*frame); }); });
  return made;
}

// The window has to be there first; the maps come when it is.
void WelcomePage::paint(wxPaintEvent& event) {
  event.Skip();
  if (std::exchange(painted_, true)) return;
  CallAfter([this] { fill(); });
  if (on_first_paint) on_first_paint();
}

void WelcomePage::fill() {
  offer_unsaved();
  const auto files = all_templates();
  if (const auto* found = files.value_if()) gallery_->show(read_templates(*found, translated));
}

void WelcomePage::show_recent() {
  std::vector<MapCard> cards;
  for (const std::filesystem::path& file : app().settings().recent_files)
    cards.push_back({{}, shown(file.stem().string()), shown_folder(file), file});
  recent_part_->ShowItems(!cards.empty());
  recent_->show(std::move(cards));
  recent_->SetMinSize({-1, recent_->height_of_row()});
}

void WelcomePage::open_recent() {
  const std::filesystem::path file = recent_->cards()[*recent_->chosen()].file;
  CallAfter([this, file] { open_file(&frame_, file); });
}

void WelcomePage::offer_unsaved() {
  AutosaveWorker* keeper = app().keeping().keeper();
  if (!keeper) return;
  const auto lost = keeper->lost();
  const auto* drafts = lost.value_if();
  unsaved_->Show(drafts && !drafts->empty());
  Layout();
}

// Another window may have recovered it meanwhile.
void WelcomePage::activate(wxActivateEvent& event) {
  event.Skip();
  if (painted_ && event.GetActive()) offer_unsaved();
}

void WelcomePage::take_keyboard() {
  if (recent_->IsShown()) return recent_->SetFocus();
  gallery_->cards().SetFocus();
}

void WelcomePage::take_key(wxKeyEvent& event) {
  if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
  frame_.leave_welcome();
}

}  // namespace hexwright::gui
