#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/statusbr.h>

#include "editor/gui/library/autosave.h"
#include "editor/gui/library/entry_list.h"
#include "editor/gui/library/entry_page.h"
#include "editor/gui/library/map_picture.h"
#include "io/library/drafts.h"
#include "io/xml/scenario_xml.h"
#include "model/board/plane.h"
#include "tests/support/library_folder.h"
#include "tests/support/outside.h"
#include "tests/ui/drawing.h"
#include "tests/ui/driver.h"

// The library in the window: what is drawn is kept, what is saved becomes a version, what a killed program
// left is offered again.

namespace hexwright::ui_test {
namespace {

namespace fs = std::filesystem;
using test::granted;

/// Beside the window's own.
Library library() { return std::get<Library>(Library::open(granted(standard_library_file()))); }

void paint(const std::string& terrain, Hex hex) {
  press(terrain);
  const std::size_t before = ask([] { return frame().context().history().position(); });
  click(place_of(hex));
  wait_until("the painted step", [&] { return frame().context().history().position() == before + 1; });
}

void wait_for_state(DocumentAutosave::State state) {
  wait_until("the library to keep it", [state] { return frame().autosave()->work().state() == state; });
}

gui::EntryPage& entry_page() {
  for (wxWindow* top : wxTopLevelWindows)
    if (top->GetName() == "library")
      for (wxWindow* child : top->GetChildren())
        if (auto* found = dynamic_cast<gui::EntryPage*>(child)) return *found;
  throw std::runtime_error("the library is not open");
}
gui::EntryList& entries() {
  for (wxWindow* top : wxTopLevelWindows)
    if (top->GetName() == "library")
      for (wxWindow* child : top->GetChildren())
        if (auto* found = dynamic_cast<gui::EntryList*>(child)) return *found;
  throw std::runtime_error("the library is not open");
}

void open_library_window() {
  key('O', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_for_window("Library");
}

/// Three scenarios, the first with two versions that the window has saved.
void fill_library() {
  start_with("base-3-4");
  const fs::path file =
      folder() / (std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + ".xml");
  save_as(file);
  wait_until("the first version", [] { return frame().autosave()->work().entry().has_value(); });
  paint("Mountains", {0, 0});
  paint("Mountains", {1, 0});
  key('S', wxMOD_CONTROL);
  wait_until("the second version", [] {
    const auto entry = frame().autosave()->work().entry();
    return library().entry(*entry).value().versions == 2;
  });
  Library more = library();
  for (const char* name : {"fog-islands-4", "jungle-3-4"}) {
    std::ifstream xml(fs::path(HEXWRIGHT_FIXTURES "/../../templates") / (std::string(name) + ".xml"),
                      std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(xml), {}};
    granted(more.add(read_xml(text).scenario, VersionOrigin::Imported));
  }
}

TEST(LibraryWindow, WhatIsDrawnIsKeptWithinTwoSecondsAndSaidSo) {
  start_with("base-3-4");
  paint("Hills", {0, 0});
  const auto begin = std::chrono::steady_clock::now();
  wait_for_state(DocumentAutosave::State::Kept);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
  EXPECT_EQ(ask([] { return frame().GetStatusBar()->GetStatusText(3); }), "Draft kept");
  EXPECT_EQ(ask([] { return frame().autosave()->work().kept_revision(); }),
            ask([] { return frame().context().history().revision(); }));
  screenshot("draft-kept");
}

gui::MapPicture& compared(const std::string& name) {
  return dynamic_cast<gui::MapPicture&>(*wxWindow::FindWindowByName(name));
}

/// The mean of what is seen above the middle of a hex.
wxColour colour_compared(const std::string& name, Hex hex) {
  const wxRect place = ask([&] {
    const gui::MapPicture& picture = compared(name);
    const Point middle = centre(hex);
    const Spot spot = picture.view().to_spot({middle.x, middle.y - 0.5});
    return wxRect(picture.ClientToScreen(wxPoint(static_cast<int>(spot.x) - 4, static_cast<int>(spot.y) - 2)),
                  wxSize(9, 5));
  });
  const wxImage seen = picture_of(place).Scale(1, 1, wxIMAGE_QUALITY_BOX_AVERAGE);
  return {seen.GetRed(0, 0), seen.GetGreen(0, 0), seen.GetBlue(0, 0)};
}

TEST(LibraryWindow, FindsOpensComparesAndRestoresVersions) {
  fill_library();
  open_library_window();
  wait_until("all scenarios", [] { return entries().chosen() != nullptr; });
  type("base");
  wait_until("the one that is looked for", [] {
    return entries().chosen() && entry_page().entry() && entry_page().entry()->versions == 2;
  });
  screenshot("library");
  press("compare versions");
  wait_for_window("Compare versions");
  screenshot("library-compare");
  const wxColour forest = colour_compared("picture before", {1, 0});
  EXPECT_GT(forest.Green(), 1.3 * forest.Red()) << "the mark leaves the terrain to be seen";
  key(WXK_ESCAPE);
  wait_for_window("Library");
  const EntryId entry = ask([] { return entry_page().entry()->id; });
  on_ui([] { wxWindow::FindWindowByName("Versions", &entry_page())->SetFocus(); });
  key(WXK_END);
  wait_until("the first version", [&] { return entry_page().chosen().front().number == 1; });
  press("restore version");
  wait_until("the third version", [&] { return granted(library().entry(entry)).versions == 3; });
  // The window still shows the newer one, and says so.
  const Scenario newer = scenario();
  const Scenario restored = granted(library().scenario(granted(library().versions(entry)).front().id));
  ASSERT_NE(newer, restored);
  wait_for_window("Restore");
  screenshot("library-restore");
  key('T', wxMOD_ALT);
  wait_until("the version in the window", [&] { return frame().context().scenario() == restored; });
  wait_for_window("Library");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_TRUE(ask([] { return frame().context().document().is_modified(); }));
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [&] { return frame().context().scenario() == newer; });
}

// The first version has a desert in the middle, the second mountains.
TEST(LibraryWindow, ShowsThePictureOfTheVersionThatIsChosen) {
  fill_library();
  open_library_window();
  type("base");
  wait_until("the scenario", [] { return entry_page().entry() && entry_page().entry()->versions == 2; });
  const auto picture = [] {
    const wxRect place = ask([] { return wxWindow::FindWindowByName("library picture")->GetScreenRect(); });
    return std::string(reinterpret_cast<const char*>(picture_of(place).GetData()),
                       static_cast<std::size_t>(3 * place.width * place.height));
  };
  const std::string newest = picture();
  const wxRect list =
      ask([] { return wxWindow::FindWindowByName("Versions", &entry_page())->GetScreenRect(); });
  const wxPoint upper{list.x + 60, list.y + 36}, lower{list.x + 60, list.y + 62};
  click(lower);
  wait_until("the first version", [&] { return entry_page().chosen().front().number == 1; });
  screenshot("library-oldest");
  const std::string oldest = picture();
  EXPECT_TRUE(oldest != newest);
  click(upper);
  wait_until("the second version", [&] { return entry_page().chosen().front().number == 2; });
  EXPECT_TRUE(picture() == newest);
  hold_key(WXK_CONTROL, true);
  click(lower);
  hold_key(WXK_CONTROL, false);
  wait_until("both versions", [&] { return entry_page().chosen().size() == 2; });
  EXPECT_TRUE(picture() == oldest) << "of two, the one that was chosen last";
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(LibraryWindow, ComparedMapsLieAtTheSameScaleWithRoomForWhatWasAdded) {
  fill_library();
  const Hex first = scenario().cells.begin()->first, added{first.q - 1, first.r};
  zoom_out(3);
  paint("Mountains", added);
  key('S', wxMOD_CONTROL);
  wait_until("the third version",
             [] { return granted(library().entry(*frame().autosave()->work().entry())).versions == 3; });
  open_library_window();
  type("base");
  wait_until("the scenario", [] { return entry_page().entry() && entry_page().entry()->versions == 3; });
  press("compare versions");
  wait_for_window("Compare versions");
  wait_until("both pictures", [] {
    return compared("picture before").view().scale > 1 && compared("picture after").view().scale > 1;
  });
  screenshot("library-compare-added");
  on_ui([&] {
    const BoardView before = compared("picture before").view(), after = compared("picture after").view();
    EXPECT_EQ(before.scale, after.scale);
    EXPECT_EQ(before.to_spot({}).x, after.to_spot({}).x);
    const Spot there = after.to_spot(centre(added));
    EXPECT_GT(there.x - after.scale, 0);
    EXPECT_GT(there.y - after.scale, 0);
  });
  key(WXK_ESCAPE);
  wait_for_window("Library");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(LibraryWindow, KeepsWhatAWindowShowsWhenARestoredVersionIsNotTakenOver) {
  fill_library();
  const Scenario drawn = scenario();
  const EntryId entry = ask([] { return *frame().autosave()->work().entry(); });
  open_library_window();
  type("base");
  wait_until("the scenario", [&] { return entry_page().entry() && entry_page().entry()->id == entry; });
  on_ui([] { wxWindow::FindWindowByName("Versions", &entry_page())->SetFocus(); });
  key(WXK_END);
  wait_until("the first version", [&] { return entry_page().chosen().front().number == 1; });
  press("restore version");
  wait_for_window("Restore");
  key('K', wxMOD_ALT);
  wait_for_window("Library");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_EQ(scenario(), drawn);
  EXPECT_EQ(granted(library().entry(entry)).versions, 3);
}

TEST(LibraryWindow, OpensAVersionAndSavingItMakesANewOne) {
  fill_library();
  open_library_window();
  type("base");
  wait_until("the scenario", [] { return entry_page().entry() && entry_page().entry()->versions == 2; });
  const EntryId entry = ask([] { return entry_page().entry()->id; });
  const auto versions = granted(library().versions(entry));
  on_ui([] { wxWindow::FindWindowByName("Versions", &entry_page())->SetFocus(); });
  key(WXK_END);
  wait_until("the choice", [&] { return entry_page().chosen().front().id == versions.back().id; });
  press("open version");
  wait_for_window("Hexwright");
  wait_until("the old version",
             [&] { return frame().context().scenario() == granted(library().scenario(versions.back().id)); });
  EXPECT_TRUE(ask([] { return frame().context().document().is_modified(); }));
  key('S', wxMOD_CONTROL);
  wait_until("the third version", [&] { return granted(library().entry(entry)).versions == 3; });
}

TEST(LibraryWindow, KeepsTagsAndNotesThatAreTypedThere) {
  fill_library();
  open_library_window();
  type("fog");
  wait_until("the scenario", [] {
    return entry_page().entry() && entry_page().entry()->title.find("Fog") != std::string::npos;
  });
  const EntryId entry = ask([] { return entry_page().entry()->id; });
  press("Tags");
  type("misty, for Ada");
  key(WXK_RETURN);
  wait_until("the tags", [&] { return granted(library().entry(entry)).tags.size() == 2; });
  wait_until("the tags in the list", [] {
    return entries().chosen()->tags == std::vector<std::string>{"for Ada", "misty"};
  });
  on_ui([] {
    int widths = 0;
    for (unsigned i = 0; i < entries().GetColumnCount(); ++i) widths += entries().GetColumn(i)->GetWidth();
    EXPECT_LE(widths, entries().GetClientSize().x) << "no column is out of sight";
  });
  screenshot("library-tags");
  press("Notes");
  type("try it with three");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  wait_until("the notes", [&] { return granted(library().entry(entry)).notes == "try it with three"; });
}

}  // namespace
}  // namespace hexwright::ui_test
