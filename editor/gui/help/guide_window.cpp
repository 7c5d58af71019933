#include "editor/gui/help/guide_window.h"

#include <wx/app.h>
#include <wx/cshelp.h>
#include <wx/dialog.h>
#include <wx/frame.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include "editor/core/document/folders.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/help/guide_panel.h"

namespace hexwright::gui {
namespace {

/// The keys of the guide, wherever the keyboard is in it. True when it was one.
bool take_guide_key(GuidePanel& panel, const wxKeyEvent& event) {
  const int key = meant_key(event);
  if (event.GetModifiers() == wxMOD_ALT && key == WXK_LEFT)
    panel.go_back();
  else if (event.GetModifiers() == wxMOD_ALT && key == WXK_RIGHT)
    panel.go_forward();
  else if (event.GetModifiers() == wxMOD_CONTROL && key == 'F')
    panel.start_search();
  else
    return false;
  return true;
}

/// Stays open beside the windows with maps, and ends with the last of them.
class GuideWindow : public wxFrame {
 public:
  explicit GuideWindow(Guide guide)
      : wxFrame(nullptr, wxID_ANY, _("Guide — Hexwright"), wxDefaultPosition, wxDefaultSize,
                wxDEFAULT_FRAME_STYLE, "guide"),
        panel_(new GuidePanel(this, std::move(guide))) {
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
      if (event.GetKeyCode() == WXK_ESCAPE)
        Close();
      else if (!take_guide_key(*panel_, event))
        event.Skip();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
      remember_window(*this, "guide");
      Destroy();
    });
    restore_window(*this, "guide", fit_to_text(*this, wxSize(1040, 700)));
    name_for_readers(*this);
  }
  bool ShouldPreventAppExit() const override { return false; }
  GuidePanel& panel() { return *panel_; }

 private:
  GuidePanel* panel_;
};

GuideWindow* open_guide_window() {
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* guide = dynamic_cast<GuideWindow*>(top); guide && !guide->IsBeingDeleted()) return guide;
  return nullptr;
}

void show_guide_above(wxWindow* dialog, Guide guide, const GuidePlace& place) {
  wxDialog above(dialog, wxID_ANY, _("Guide"), wxDefaultPosition, wxDefaultSize,
                 wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "guide above");
  auto* panel = new GuidePanel(&above, std::move(guide));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(panel, 1, wxEXPAND);
  sizer->Add(above.CreateButtonSizer(wxCLOSE), 0, wxEXPAND | wxALL, 8);
  above.SetSizer(sizer);
  above.SetEscapeId(wxID_CLOSE);
  above.SetSize(fit_to_text(above, wxSize(980, 640)));
  above.CentreOnParent();
  above.Bind(wxEVT_CHAR_HOOK, [panel](wxKeyEvent& event) { event.Skip(!take_guide_key(*panel, event)); });
  name_for_readers(above);
  panel->show_in_its_language(place);
  above.ShowModal();
}

bool waits_for_answer(const wxWindow& window) {
  const auto* dialog = dynamic_cast<const wxDialog*>(&window);
  return dialog && dialog->IsModal();
}

}  // namespace

void show_guide(wxWindow* parent, const GuidePlace& place) {
  GuideWindow* window = open_guide_window();
  const bool above = parent && waits_for_answer(*parent);
  if (above || !window) {
    auto read = Guide::read(guide_folder(), utf8(_("en")));  // the code of the language, as it is translated
    if (const auto* refusal = read.refusal()) {
      wxMessageBox(wxString::Format(_("The guide cannot be opened: %s"), words(refusal->why)), _("Guide"),
                   wxOK | wxICON_INFORMATION, parent);
      return;
    }
    Guide guide = std::move(read).value();
    if (above) return show_guide_above(parent, std::move(guide), place);
    window = new GuideWindow(std::move(guide));
  }
  window->panel().show_in_its_language(place);
  window->Show();
  window->Raise();
}

void set_help_topic(wxWindow& window, HelpTopic topic) {
  if (!wxHelpProvider::Get()) wxHelpProvider::Set(new wxSimpleHelpProvider);
  window.SetHelpText(shown(id(topic)));
}

HelpTopic help_topic_of(const wxWindow* window) {
  for (; window; window = window->GetParent())
    if (const auto topic = find_help_topic(utf8(window->GetHelpText()))) return *topic;
  return HelpTopic::Start;
}

void show_help(wxWindow& window) {
  const wxWindow* focus = wxWindow::FindFocus();
  const bool inside = focus && wxGetTopLevelParent(const_cast<wxWindow*>(focus)) == &window;
  show_guide(&window, place_of(help_topic_of(inside ? focus : &window)));
}

void give_dialogs_help() {
  wxTheApp->Bind(wxEVT_CHAR_HOOK, [](wxKeyEvent& event) {
    auto* source = dynamic_cast<wxWindow*>(event.GetEventObject());
    wxWindow* top = source ? wxGetTopLevelParent(source) : nullptr;
    const bool is_asked = event.GetKeyCode() == WXK_F1 && !event.HasAnyModifiers();
    if (is_asked && top && waits_for_answer(*top) && top->GetName() != "guide above")
      show_help(*top);
    else
      event.Skip();
  });
}

}  // namespace hexwright::gui
