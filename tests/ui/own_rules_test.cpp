#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/checklst.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/book.h"
#include "model/rules/own/own.h"
#include "tests/support/golden.h"
#include "tests/ui/drawing.h"
#include "tests/ui/hands.h"

// Own terrains and house rules in the window Map → Own Rules: from the gallery by mouse, by keyboard alone,
// and made anew.

namespace hexwright::ui_test {
namespace {

using testing::IsEmpty;

void open_own_rules() {
  key('U', wxMOD_CONTROL | wxMOD_ALT);
  wait_for_window("Own Rules");
  wait_until("the packs", [] { return control<wxCheckListBox>("Packs of own rules") != nullptr; });
}

int row_of(const std::string& title) {
  return ask([&] { return control<wxCheckListBox>("Packs of own rules")->FindString(title); });
}
bool is_ticked(const std::string& title) {
  auto* list = control<wxCheckListBox>("Packs of own rules");
  const int row = list ? list->FindString(title) : wxNOT_FOUND;
  return row != wxNOT_FOUND && list->IsChecked(static_cast<unsigned>(row));
}

/// By the keyboard: to its line, and Space.
void tick(const std::string& title) {
  const int row = row_of(title);
  ASSERT_NE(row, wxNOT_FOUND) << title;
  key(WXK_HOME);
  for (int i = 0; i < row; ++i) key(WXK_DOWN);
  wait_until("the line of " + title,
             [&] { return control<wxCheckListBox>("Packs of own rules")->GetSelection() == row; });
  key(WXK_SPACE);
  wait_until(title + " to be ticked", [&] { return is_ticked(title); });
}

TEST(PacksWindow, LakesAndNoSevenAtFirstComeFromTheGallery) {
  start_with("base-3-4");
  open_own_rules();
  tick("Lakes");
  screenshot("own-rules-lakes");
  tick("No 7 at first");
  screenshot("own-rules");
  press("OK");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
  ASSERT_EQ(scenario().own.all().size(), 2U);
  lay("Lake", {{0, 0}});
  const Terrain lake = *own::from_id<Terrain>(scenario().own, "lake");
  EXPECT_EQ(open_terrain(scenario().cells.at({0, 0})), lake);
  expect_saved_and_read_back("own-lake");
}

TEST(PacksWindow, AnExampleMapShowsWhatAPackIsAbout) {
  start_with("base-3-4");
  open_own_rules();
  const int row = row_of("Outposts");
  key(WXK_HOME);
  for (int i = 0; i < row; ++i) key(WXK_DOWN);
  wait_until("the pack",
             [&] { return control<wxCheckListBox>("Packs of own rules")->GetSelection() == row; });
  press("Example Map");
  wait_until("the example", [] { return frame().context().scenario().details.title == "Outposts"; });
  EXPECT_FALSE(ask([] { return frame().context().scenario().marks.empty(); }));
  EXPECT_FALSE(ask([] { return frame().context().document().is_modified(); }));
  screenshot("own-example");
}

TEST(PacksWindow, AMarkOfAPackIsLaidOnPaths) {
  start_with("base-3-4");
  open_own_rules();
  tick("River along paths");
  press("OK");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
  key('K');
  wait_until("the tool", [] { return control<wxToggleButton>("River") != nullptr; });
  press("River");
  const std::vector<Path> river{Path({0, 0}, Direction::East), Path({0, 0}, Direction::NorthEast)};
  for (const Path& path : river) {
    click(place_of(path));
    wait_until("the mark", [&] { return frame().context().scenario().marks.contains(path); });
  }
  screenshot("own-marks");
  EXPECT_EQ(own::id(scenario().own, scenario().marks.at(river[0]).kind), "watercourse");
  expect_saved_and_read_back("own-river");
}

TEST(PacksWindow, HarborsOfAPackAreLaidLikeOthers) {
  start_with("base-3-4");
  open_own_rules();
  tick("Trading posts");
  press("OK");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
  // In the places of others.
  const Path at(Hex{3, -2}, Direction::SouthWest);
  lay_harbor("Free port 2:1", at);
  lay_harbor("Building yard 2:1", Path(Hex{3, 0}, Direction::West));
  lay_harbor("Farmers' market 2:1", Path(Hex{-2, -1}, Direction::East));
  EXPECT_EQ(ask([] { return frame().context().history().position(); }), 4U);
  EXPECT_EQ(scenario().harbors.at(scenario().topology.canonical(at)).kind,
            PlacedHarbor(*own::from_id<HarborKind>(scenario().own, "free-port")));
  screenshot("own-harbor");
  expect_saved_and_read_back("own-harbor");
}

TEST(PacksWindow, APackIsSavedAsAPageAndAsAFile) {
  start_with("base-3-4");
  open_own_rules();
  tick("Fortunes");
  press("Save as Page…");
  const auto page = folder() / "fortunes.html", file = folder() / "fortunes.hexrules";
  wait_for_window("Save the pack as a page");
  give_path(page);
  wait_until("the page", [&] { return std::filesystem::exists(page); });
  EXPECT_THAT(test::contents_of(page), testing::HasSubstr("<h3>Fortunes</h3>"));
  wait_for_window("Own Rules");
  press("Save Pack…");
  wait_for_window("Save the pack");
  give_path(file);
  wait_until("the file", [&] { return std::filesystem::exists(file); });
  EXPECT_TRUE(read_pack(test::contents_of(file)).problems.empty());
  wait_for_window("Own Rules");
  screenshot("own-saved");
  leave_without_changes();
}

TEST(PacksWindow, ARuleIsWrittenFromNothing) {
  start_with("base-3-4");
  open_own_rules();
  press("New Pack…");
  press("Edit as Text…");
  wait_for_window("Own Rules as Text");
  const auto insert = [](std::string_view name) {
    for (const own::ElementRow& row : own::vocabulary())
      if (row.name == name)
        choose("Words of rules", "<" + std::string(name) + ">  " + text(say(row.about.data())));
    const auto length = [] { return control<wxTextCtrl>("The pack as text")->GetLastPosition(); };
    const long before = ask(length);
    press("Insert an Example");
    wait_until("the example",
               [&] { return length() > before && control<wxTextCtrl>("The pack as text")->HasFocus(); });
  };
  on_ui([] { control<wxTextCtrl>("The pack as text")->SetInsertionPoint(60); });
  insert("counter");
  insert("action");
  insert("take");
  screenshot("own-rules-text");
  press("OK");
  wait_for_window("Own Rules");
  wait_until("the pack of it", [] { return is_ticked("My rules"); });
  screenshot("own-rules-mine");
  press("OK");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
  const own::Book book = own::read_book(scenario().own);
  EXPECT_THAT(book.problems, IsEmpty());
  ASSERT_EQ(book.actions.size(), 1U);
  EXPECT_EQ(book.actions[0].steps.size(), 1U);
  EXPECT_EQ(book.counters.size(), 1U);
}

TEST(PacksWindow, ATerrainIsMadeFromNothing) {
  start_with("base-3-4");
  open_own_rules();
  press("New Terrain…");
  wait_for_window("New Terrain");
  fill_in("Title", "Salt flats");
  fill_in("Printed numbers", "2 12");
  screenshot("own-terrain");
  press("OK");
  wait_for_window("Own Rules");
  wait_until("the pack of it", [] { return is_ticked("My terrains"); });
  press("OK");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
  ASSERT_EQ(scenario().own.terrains().size(), 1U);
  EXPECT_EQ(scenario().own.terrains().front().title, "Salt flats");
  EXPECT_TRUE(scenario().own.terrains().front().prints.test(12));
  lay("Salt flats", {{1, 0}});
  EXPECT_EQ(open_terrain(scenario().cells.at({1, 0})), scenario().own.terrains().front().value);
  key('Z', wxMOD_CONTROL);
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().history().position() == 0; });
  EXPECT_TRUE(scenario().own.empty());
}

}  // namespace
}  // namespace hexwright::ui_test
