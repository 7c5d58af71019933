#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <wx/checkbox.h>

#include "editor/gui/app/app.h"
#include "editor/gui/gallery/card_grid.h"
#include "tests/ui/driver.h"
#include "tests/ui/lost_work.h"
#include "tests/ui/room.h"
#include "tests/ui/theme.h"

// The page with the ways to begin.

namespace hexwright::ui_test {
namespace {

using ::testing::IsEmpty;

namespace fs = std::filesystem;

gui::CardGrid* grid(const std::string& name) {
  return dynamic_cast<gui::CardGrid*>(wxWindow::FindWindowByName(name, &frame()));
}

/// What a first start finds, or one after maps were saved.
void begin_with(const std::vector<fs::path>& recent) {
  start_with("base-3-4");
  on_ui([&] { gui::app().settings().recent_files = recent; });
}

void open_page() {
  on_ui([] { frame().show_welcome(); });
  wait_until("the templates", [] { return grid("cards") && !grid("cards")->cards().empty(); });
}

fs::path copy_of(const std::string& template_name, const std::string& name) {
  const fs::path file = folder() / (name + ".xml");
  fs::copy_file(fs::path(HEXWRIGHT_FIXTURES "/../../templates") / (template_name + ".xml"), file,
                fs::copy_options::overwrite_existing);
  return file;
}

std::vector<fs::path> three_maps() {
  return {copy_of("fog-islands-4", "Autumn tournament"), copy_of("volcano-3-4", "Smoke on the water"),
          folder() / "gone.xml"};
}

bool are_pictures_painted() {
  for (const char* name : {"recent", "cards"})
    if (const gui::CardGrid* cards = grid(name); cards->IsShown())
      if (!gui::app().thumbnails().picture(cards->cards().front().file, *cards, wxSize(148, 108)))
        return false;
  return true;
}

class Program {
 public:
  explicit Program(const std::string& settings) {
    const fs::path config = folder() / "config";
    fs::create_directories(config / "hexwright");
    std::ofstream(config / "hexwright" / "settings.conf") << settings;
    process_ = fork();
    if (process_ != 0) return;
    setenv("XDG_CONFIG_HOME", config.c_str(), 1);
    setenv("HEXWRIGHT_LIBRARY", (folder() / "another.library").c_str(), 1);
    execl(HEXWRIGHT_PROGRAM, HEXWRIGHT_PROGRAM, nullptr);
    _exit(127);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }

 private:
  pid_t process_;
};

TEST(Welcome, MeetsAStartWithoutAFile) {
  start_with("krakatoa-3");
  const Program program("");
  wait_for_window("Welcome");
  screenshot("welcome-first-start");
}

TEST(Welcome, StaysAwayWhenItIsSwitchedOff) {
  start_with("krakatoa-3");
  const Program program("[start]\nwelcome=0\n");
  wait_for_window("Base game, 3-4 players");
}

TEST(Welcome, TheChoiceOfTheStartIsKept) {
  begin_with({});
  open_page();
  press("welcome at start");
  wait_until("the choice", [] { return !gui::app().settings().welcome; });
  press("welcome at start");
  wait_until("the choice back", [] { return gui::app().settings().welcome; });
}

TEST(Welcome, ANewUserFindsTemplatesByTheKeyboardAlone) {
  begin_with({});
  open_page();
  wait_until("the keyboard at the templates", [] { return grid("cards")->HasFocus(); });
  EXPECT_FALSE(ask([] { return grid("recent")->IsShown(); })) << "nothing lies there yet";
  EXPECT_THAT(ask([] { return without_room_in(frame()); }), IsEmpty());
  wait_until("the picture", are_pictures_painted);
  screenshot("welcome-new-user");
  type("krakatoa");
  wait_until("what was found", [] { return grid("cards")->cards().size() == 1; });
  key(WXK_RETURN);
  wait_until("the new map",
             [] { return frame().context().scenario().details.title == "Krakatoa, 3 players"; });
  EXPECT_FALSE(ask([] { return frame().is_welcoming(); }));
}

TEST(Welcome, ARecentMapIsOpenedByEnter) {
  begin_with(three_maps());
  open_page();
  wait_until("the keyboard at the maps of late", [] { return grid("recent")->HasFocus(); });
  EXPECT_THAT(ask([] { return without_room_in(frame()); }), IsEmpty());
  wait_until("the pictures", are_pictures_painted);
  screenshot("welcome-recent");
  key(WXK_RIGHT);
  wait_until("the second map", [] { return grid("recent")->chosen() == 1U; });
  key(WXK_RETURN);
  wait_until("the map", [] { return frame().context().document().path().stem() == "Smoke on the water"; });
}

TEST(Welcome, OffersUnsavedWorkAndBringsItBack) {
  begin_with({});
  leave_lost_work("Left behind");
  open_page();
  wait_until("the offer", [] {
    const wxWindow* offer = wxWindow::FindWindowByName("unsaved work", &frame());
    return offer && offer->IsShown();
  });
  screenshot("welcome-unsaved");
  press("unsaved work");
  wait_for_window("Recover unsaved work");
  screenshot("recovery");
  press("recover");
  wait_for_window("Left behind");
  EXPECT_EQ(std::get<Terrain>(scenario().cells.at({0, 0}).terrain), Terrain::Hills);
}

TEST(Welcome, EscapeLeadsToTheBoardAndTheMenuBack) {
  begin_with(three_maps());
  const auto size = ask([] { return frame().canvas().GetSize(); });
  open_page();
  EXPECT_FALSE(ask([] { return frame().canvas().IsShownOnScreen(); }));
  key(WXK_ESCAPE);
  wait_until("the board", [] { return frame().canvas().HasFocus() && !frame().is_welcoming(); });
  wait_until("the panels in their places", [&] { return frame().canvas().GetSize() == size; });
  EXPECT_FALSE(ask([] { return frame().context().document().is_modified(); }));
  choose_in_menu('H', "w");
  wait_until("the page", [] { return frame().is_welcoming(); });
  EXPECT_THAT(ask([] { return frame().GetTitle().utf8_string(); }), testing::StartsWith("Welcome"));
}

TEST(Welcome, APanelThatIsAskedForComesWithTheBoard) {
  begin_with({});
  open_page();
  key('4', wxMOD_CONTROL);
  wait_until("the board", [] { return !frame().is_welcoming() && frame().is_shown("problems"); });
}

TEST(Welcome, AnEmptyBoardIsAStartToo) {
  begin_with({});
  open_page();
  press("Empty Board");
  wait_until("the empty board", [] { return frame().context().scenario().cells.empty(); });
}

TEST(Welcome, HasRoomInASmallWindow) {
  begin_with(three_maps());
  const wxSize usual = ask([] { return frame().GetSize(); });
  on_ui([] { frame().SetSize(1024, 700); });
  open_page();
  wait_until("the small window", [] { return frame().GetSize().x == 1024 && are_pictures_painted(); });
  EXPECT_THAT(ask([] { return without_room_in(frame()); }), IsEmpty());
  screenshot("welcome-small");
  on_ui([&] { frame().SetSize(usual); });  // the next window takes its size from this one
}

TEST(Welcome, IsReadableOnADarkGround) {
  begin_with(three_maps());
  const Theme theme("HighContrastInverse");
  open_page();
  wait_until("a dark ground", [] { return lightness_of_corner(*grid("recent")) < dark; });
  wait_until("the pictures", are_pictures_painted);
  screenshot("welcome-dark");
}

}  // namespace
}  // namespace hexwright::ui_test
