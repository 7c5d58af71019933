#include <utility>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"

namespace hexwright::gui {
namespace {

using OnDisk = Document::OnDisk;

constexpr int looking_pause = 2000;  // ms

/// Lies on the map's upper edge, as wide as its words; hidden while the file is as it is known.
class DiskBar : public wxPanel {
 public:
  explicit DiskBar(Frame& frame);
  void look();

 private:
  wxButton* button(const wxString& label, const wxString& tip, std::function<void()> run);
  void build();
  void window_activated(wxActivateEvent& event);
  void say(OnDisk state);
  void take_place();

  Frame& frame_;
  wxStaticText* words_ = nullptr;
  wxButton *reload_ = nullptr, *save_ = nullptr;
  OnDisk said_ = OnDisk::AsKnown;
  wxTimer looking_;
};

DiskBar::DiskBar(Frame& frame) : frame_(frame), looking_(this) {
  Hide();  // until there is something to say
  Create(&frame.canvas(), wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxBORDER_SIMPLE,
         "file on disk");
  build();
  name_for_readers(*this);
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
  frame.Bind(wxEVT_ACTIVATE, &DiskBar::window_activated, this);
  frame.canvas().Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    take_place();
    event.Skip();
  });
  frame.context().watch([this](const EditorContext::News& news) {
    if (news.document && IsShown()) look();  // it may have been saved; else the pause will do
  });
  looking_.Start(looking_pause);
}

void DiskBar::build() {
  auto* picture = new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle());
  const auto colour = [this, picture] {
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));  // the map would shine through
    picture->SetBitmap(icon("warning", warning_colour(), 16));
  };
  colour();
  on_new_colours(*this, colour);
  words_ = new wxStaticText(this, wxID_ANY, "");
  reload_ = button(_("&Reload"), _("Take what the file holds now; Ctrl+Z brings back what was here"),
                   [this] { reload(frame_); });
  save_ = button(_("&Save Again"), _("Write the file anew"), [this] { save(frame_); });
  auto* keep = button(_("&Keep Mine"), _("Go on with what is here; saving writes it over the file"), [this] {
    frame_.context().act(
        [](Workbench& bench) { return bench.document().keep_mine(), std::optional<Refusal>(); });
  });
  const auto flags = wxSizerFlags().Centre().Border(wxLEFT | wxTOP | wxBOTTOM, FromDIP(gap));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(picture, flags);
  row->Add(words_, wxSizerFlags(flags).Proportion(1));
  for (wxButton* each : {reload_, save_, keep}) row->Add(each, flags);
  row->AddSpacer(FromDIP(gap));
  SetSizer(row);
}

wxButton* DiskBar::button(const wxString& label, const wxString& tip, std::function<void()> run) {
  auto* made = new wxButton(this, wxID_ANY, label);
  made->SetName(wxControl::RemoveMnemonics(label));
  made->SetToolTip(tip);
  made->Bind(wxEVT_BUTTON, [this, run = std::move(run)](wxCommandEvent&) {
    frame_.canvas().SetFocus();  // the bar may go, and the keyboard with it
    run();
    look();
  });
  return made;
}

void DiskBar::window_activated(wxActivateEvent& event) {
  event.Skip();
  if (event.GetActive() && !frame_.IsBeingDeleted()) look();
}

void DiskBar::look() {
  const OnDisk now = frame_.context().document().on_disk();
  if (now != std::exchange(said_, now)) say(now);
  if (IsShown()) take_place();
}

void DiskBar::say(OnDisk state) {
  reload_->Show(state == OnDisk::Changed);
  save_->Show(state == OnDisk::Gone);
  take_place();
  Show(state != OnDisk::AsKnown);
  if (!IsShown()) return;
  Raise();
  announce(*words_, words_->GetLabelText());
}

// Below the search, which lies at the same edge.
void DiskBar::take_place() {
  const wxString name = shown(frame_.context().document().path().filename().string());
  const wxString words =
      wxString::Format(said_ == OnDisk::Gone ? _("“%s” was removed or renamed by another program.")
                                             : _("“%s” was changed by another program."),
                       name);
  const int margin = FromDIP(gap), room = frame_.canvas().GetClientSize().x - 2 * margin;
  words_->SetLabelText("");
  const int others = GetSizer()->CalcMin().x + GetSize().x - GetClientSize().x;
  show_wrapped(*words_, words, std::max(FromDIP(80), room - others));
  const wxWindow* search = FindWindowByName("find", &frame_.canvas());
  const int top = search && search->IsShown() ? search->GetRect().GetBottom() + margin : margin;
  SetSize({{margin, top}, GetSizer()->CalcMin() + (GetSize() - GetClientSize())});
  Layout();
}

}  // namespace

void watch_file(Frame& frame) { new DiskBar(frame); }

}  // namespace hexwright::gui
