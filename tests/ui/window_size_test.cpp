#include <cstdlib>

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/config.h>
#include <wx/display.h>
#include <wx/log.h>

#include "editor/gui/app/settings.h"
#include "editor/gui/files/files.h"
#include "tests/ui/driver.h"

// Windows open as large as they were, at once, and what cannot be remembered is said once.

namespace hexwright::ui_test {
namespace {

TEST(WindowSize, OfAMaximizedWindowIsThereWithItsFirstPicture) {
  start_with("base-3-4");
  on_ui([] { frame().SetSize(1000, 640); });
  wait_until("the size", [] { return frame().GetSize() == wxSize(1000, 640); });
  on_ui([] {
    gui::remember_window(frame(), "main");
    frame().Maximize();
  });
  wait_until("a large window", [] { return frame().IsMaximized() && frame().GetSize().x > 1200; });
  const wxSize large = ask([] { return frame().GetSize(); });
  static wxSize at_first;  // longer than the window
  at_first = {};
  on_ui([] {
    gui::Frame& fresh = gui::show_document(&frame(), Document());
    fresh.when_painted([&fresh] { at_first = fresh.GetSize(); });
  });
  wait_until("the new window", [] { return at_first.x > 0; });
  EXPECT_EQ(at_first, large);
  screenshot("maximized-at-once");
  on_ui([] { frame().Maximize(false); });
  wait_until("the size before", [] { return frame().GetSize() == wxSize(1000, 640); });
}

const wxSize usual{1200, 700};

/// As a window of that name would be opened with what is remembered.
wxSize restored(const wxString& name) {
  wxFrame window(nullptr, wxID_ANY, "sized");
  gui::restore_window(window, name, usual);
  return window.GetSize();
}

void remember(const wxSize& window, const wxSize& screen) {
  wxConfigBase& settings = *wxConfigBase::Get();
  settings.Write("/windows/sized/width", window.x);
  settings.Write("/windows/sized/height", window.y);
  settings.Write("/windows/sized/screen_width", screen.x);
  settings.Write("/windows/sized/screen_height", screen.y);
}

// With twice the scale a screen has half as many pixels of those that windows are measured in.
TEST(WindowSize, ThatASmallerScreenAllowedIsNotKeptOnALargerOne) {
  start_with("base-3-4");
  on_ui([] {
    remember({717, 424}, {720, 450});
    EXPECT_EQ(restored("sized"), usual);
    remember({700, 600}, {1280, 800});
    EXPECT_EQ(restored("sized"), wxSize(700, 600)) << "it was chosen";
    remember({700, 440}, {1280, 450});
    EXPECT_EQ(restored("sized"), wxSize(700, usual.y)) << "only its height was not chosen";
    wxConfigBase::Get()->DeleteGroup("/windows/sized");
  });
}

/// Every setting goes to a folder where nothing can be written, not even by the system's administrator.
class UnwritableHome {
 public:
  UnwritableHome() {
    setenv("XDG_CONFIG_HOME", "/dev/null/config", 1);
    refused = gui::open_settings();
  }
  ~UnwritableHome() {
    setenv("XDG_CONFIG_HOME", before_.c_str(), 1);
    gui::open_settings();
  }
  UnwritableHome(const UnwritableHome&) = delete;
  UnwritableHome& operator=(const UnwritableHome&) = delete;

  wxString refused;

 private:
  std::string before_ = std::getenv("XDG_CONFIG_HOME");
};

TEST(WindowSize, AndAllElseThatCannotBeRememberedOpensNoDialogOfTheToolkit) {
  start_with("base-3-4");
  on_ui([] {
    wxLogBuffer log;
    wxLog* before = wxLog::SetActiveTarget(&log);
    {
      const UnwritableHome home;
      EXPECT_EQ(home.refused, "/dev/null/config/hexwright/settings.conf");
      gui::save_settings({});
      EXPECT_EQ(gui::load_settings().recent_files, std::vector<std::filesystem::path>());
      gui::close_settings();
    }
    EXPECT_EQ(log.GetBuffer(), "");
    wxLog::SetActiveTarget(before);
  });
}

}  // namespace
}  // namespace hexwright::ui_test
