#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <wx/dataview.h>
#include <wx/dnd.h>

#include "editor/gui/app/settings.h"
#include "io/xml/scenario_xml.h"
#include "tests/ui/driver.h"
#include "tests/ui/room.h"

// Opening, saving, exporting, and what keeps work from being lost. EDIT-03

namespace hexwright::ui_test {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream all;
  all << file.rdbuf();
  return all.str();
}

void paint_mountains_at(Hex hex) {
  press("Mountains");
  const std::size_t before = ask([] { return frame().context().history().position(); });
  click(place_of(hex));
  wait_until("the painted step", [&] { return frame().context().history().position() == before + 1; });
}

TEST(Files, ATemplateIsChosenByItsPicture) {
  start_with("base-3-4");
  key('N', wxMOD_CONTROL);
  wait_for_window("New from template");
  key(WXK_RIGHT);
  key(WXK_RIGHT);
  key(WXK_RETURN);
  wait_for_window("Hexwright");
  wait_until("the new window", [] { return frame().context().scenario().details.max_players == 6; });
}

TEST(Files, SaveAsThenSaveWritesTheScenarioAsDrawn) {
  start_with("base-3-4");
  Scenario expected = scenario();
  paint_mountains_at({0, 0});
  expected.cells[{0, 0}].terrain = Terrain::Mountains;
  const auto path = folder() / "saved.xml";
  save_as(path);
  EXPECT_EQ(read_xml(contents(path)).scenario, expected);
  EXPECT_FALSE(ask([] { return frame().context().document().is_modified(); }));

  paint_mountains_at({1, 0});
  expected.cells[{1, 0}].terrain = Terrain::Mountains;
  key('S', wxMOD_CONTROL);
  wait_until("the save", [] { return !frame().context().document().is_modified(); });
  EXPECT_EQ(read_xml(contents(path)).scenario, expected);
  EXPECT_EQ(contents(path), write_xml(expected));

  on_ui([] { frame().Close(); });
  start_empty();
  key('O', wxMOD_CONTROL);
  choose_file("Open a scenario", path);
  wait_until("the file again", [&] { return frame().context().document().path() == path; });
  EXPECT_EQ(scenario(), expected);
}

TEST(Files, ANameThatIsNotUtf8IsOpenedFromTheDialogAndByADropAndRemembered) {
  const std::filesystem::path path = folder() / "latin1-\xfc.xml";
  std::ofstream(path) << contents(HEXWRIGHT_TEMPLATES "/base-3-4.xml");
  const auto is_open = [&] { return has_frame() && frame().context().document().path() == path; };
  start_with("base-3-4");
  key('O', wxMOD_CONTROL);
  wait_for_window("Open a scenario");
  open_in_dialog(path);
  wait_until("the file", is_open);
  screenshot("not-utf8");
  start_with("base-3-4");
  on_ui([&] {
    auto& target = dynamic_cast<wxFileDropTarget&>(*frame().GetDropTarget());
    const wxString name(path.c_str(), *wxConvFileName);  // as the toolkit gives it
    target.OnDropFiles(0, 0, wxArrayString(1, &name));
  });
  wait_until("the file that was dropped", is_open);
  wait_for_window("latin1");
  wait_until("its window", [] { return frame().IsActive() && frame().canvas().has_painted(); });
  EXPECT_EQ(ask([] { return gui::load_settings().recent_files.front(); }), path);
  paint_mountains_at({0, 0});
  key('S', wxMOD_CONTROL);
  wait_until("the save", [] { return !frame().context().document().is_modified(); });
  EXPECT_EQ(read_xml(contents(path)).scenario, scenario());
}

TEST(Files, ABrokenFileIsRefusedWithEveryProblemAndItsPlace) {
  const auto path = folder() / "broken.xml";
  std::ofstream(path) << "<?xml version=\"1.0\"?>\n<scenario version=\"2\">\n  <cells>\n"
                         "    <cell q=\"zero\" r=\"0\" terrain=\"hills\"/>\n"
                         "    <cell q=\"1\" r=\"0\" terrain=\"lava\"/>\n  </cells>\n</scenario>\n";
  start_with("base-3-4");
  const Scenario before = scenario();
  key('O', wxMOD_CONTROL);
  wait_for_window("Open a scenario");
  key('L', wxMOD_CONTROL);
  type(path.string());
  key(WXK_RETURN);
  wait_for_window("broken.xml");
  screenshot("broken-file");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_EQ(scenario(), before);
}

TEST(Files, ClosingAsksBeforeWorkIsLost) {
  start_with("base-3-4");
  paint_mountains_at({0, 0});
  key('W', wxMOD_CONTROL);
  wait_for_window("Unsaved changes");
  screenshot("unsaved-changes");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_TRUE(ask([] { return frame().context().document().is_modified(); }));

  key('W', wxMOD_CONTROL);
  wait_for_window("Unsaved changes");
  key('S', wxMOD_ALT);
  const auto path = folder() / "kept.xml";
  wait_for_window("Save the scenario as");
  give_path(path);
  wait_until("the file", [&] { return std::filesystem::exists(path); });
  EXPECT_EQ(fixed(read_xml(contents(path)).scenario.cells.at({0, 0}).terrain), Terrain::Mountains);
}

TEST(Files, ExportsPicturesAndDrawings) {
  start_with("new-shores-3");
  for (const auto& [name, start] :
       {std::pair("map.svg", "<?xml"), {"map.pdf", "%PDF"}, {"map.png", "\x89PNG"}}) {
    export_to(folder() / name);
    wait_until(name, [&, name = name] { return std::filesystem::exists(folder() / name); });
    EXPECT_THAT(contents(folder() / name), testing::StartsWith(start));
  }
}

TEST(Files, WhatAPioneersMapCannotHoldIsListedInWholeSentences) {
  start_with("spices-new-shores-4");
  key('E', wxMOD_CONTROL);
  wait_for_window("Export");
  key(WXK_RETURN);
  wait_for_window("Export the map");
  give_path(folder() / "map.game");
  wait_for_window("map.game");
  on_ui([] {
    const auto* list = dynamic_cast<wxDataViewListCtrl*>(wxWindow::FindWindowByName("Problems of the file"));
    ASSERT_TRUE(list);
    ASSERT_EQ(list->GetColumnCount(), 2U) << "columns without content are left out";
    ASSERT_GT(list->GetItemCount(), 3);
    for (int row = 0; row < list->GetItemCount(); ++row) {
      EXPECT_FALSE(list->GetTextValue(row, 0).empty());
      const wxString words = list->GetTextValue(row, 1);
      EXPECT_LE(list->GetTextExtent(words).x, list->GetColumn(1)->GetWidth()) << words;
    }
  });
  screenshot("pioneers-losses");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Files, ExportsTheSetUpSheetOfTheScenario) {
  start_with("explorers-3-4");
  const Scenario before = scenario();
  const auto path = folder() / "sheet.pdf";
  key('E', wxMOD_CONTROL);
  wait_for_window("Export");
  key(WXK_RETURN);
  wait_for_window("Export the map");
  const std::string name_of_map = std::filesystem::path(proposed_name()).stem();
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  key('P', wxMOD_CONTROL);
  wait_for_window("Export the set-up sheet");
  EXPECT_EQ(proposed_name(), name_of_map + "-sheet.pdf");  // beside the map, not over its picture
  choose_file("Export the set-up sheet", path);
  wait_until("the sheet", [&] { return std::filesystem::exists(path); });
  EXPECT_THAT(contents(path), testing::StartsWith("%PDF"));
  EXPECT_EQ(scenario(), before);
}

bool shows_bar() {
  const wxWindow* bar = wxWindow::FindWindowByName("file on disk", &frame());
  return bar && bar->IsShownOnScreen();
}

void write_to_disk(const std::filesystem::path& path, Terrain middle) {
  Scenario theirs;
  theirs.cells[{0, 0}].terrain = middle;
  std::ofstream(path) << write_xml(theirs);
}

void open_own(const std::string& name) {
  start_with("base-3-4");
  save_as(folder() / name);
  wait_until("the file", [] { return !frame().context().document().is_modified(); });
  EXPECT_FALSE(ask([] { return shows_bar(); }));
}

TEST(Files, AChangeOnDiskIsSaidAndReloadedAsOneStep) {
  open_own("theirs.xml");
  paint_mountains_at({0, 0});
  const Scenario mine = scenario();
  write_to_disk(folder() / "theirs.xml", Terrain::Gold);
  wait_until("the bar", shows_bar);
  EXPECT_THAT(ask([] { return without_room_in(*wxWindow::FindWindowByName("file on disk")); }),
              testing::IsEmpty());
  screenshot("changed-on-disk");
  press("Reload");
  wait_until("what the file holds", [] { return frame().context().scenario().cells.size() == 1; });
  wait_until("no bar", [] { return !shows_bar(); });
  EXPECT_FALSE(ask([] { return frame().context().document().is_modified(); }));
  screenshot("reloaded");
  key('Z', wxMOD_CONTROL);
  wait_until("mine", [&] { return frame().context().scenario() == mine; });
  choose_in_menu('F', "F");
  wait_until("what the file holds again", [] { return frame().context().scenario().cells.size() == 1; });
  EXPECT_EQ(ask([] { return frame().context().history().position(); }), 2U);
}

TEST(Files, MineIsKeptAndSavedOverTheChange) {
  open_own("kept-mine.xml");
  const Scenario mine = scenario();
  write_to_disk(folder() / "kept-mine.xml", Terrain::Gold);
  wait_until("the bar", shows_bar);
  press("Keep Mine");
  wait_until("no bar", [] { return !shows_bar(); });
  EXPECT_TRUE(ask([] { return frame().context().document().is_modified(); }));
  key('S', wxMOD_CONTROL);
  wait_until("the save", [] { return !frame().context().document().is_modified(); });
  EXPECT_EQ(read_xml(contents(folder() / "kept-mine.xml")).scenario, mine);
}

TEST(Files, AFileThatIsGoneIsSaidAndWrittenAgainWithoutAQuestion) {
  open_own("gone-away.xml");
  on_ui([] { frame().SetSize(1024, 700); });
  std::filesystem::remove(folder() / "gone-away.xml");
  wait_until("the bar", shows_bar);
  EXPECT_THAT(ask([] { return without_room_in(*wxWindow::FindWindowByName("file on disk")); }),
              testing::IsEmpty());
  screenshot("gone-from-disk");
  key('S', wxMOD_CONTROL);
  wait_until("the file", [] { return std::filesystem::exists(folder() / "gone-away.xml"); });
  wait_until("no bar", [] { return !shows_bar(); });
  on_ui([] { frame().SetSize(1280, 780); });  // for the tests that follow
}

// What the toolkit calls when files are let go of above the window.
TEST(Files, AFileThatIsDroppedOnTheWindowOpens) {
  const auto path = folder() / "dropped.xml";
  Scenario dropped;
  dropped.cells[{0, 0}].terrain = Terrain::Hills;
  std::ofstream(path) << write_xml(dropped);
  start_empty();
  on_ui([&] {
    auto* target = dynamic_cast<wxFileDropTarget*>(frame().GetDropTarget());
    ASSERT_NE(target, nullptr);
    const wxString name = path.string();
    EXPECT_TRUE(target->OnDropFiles(10, 10, wxArrayString(1, &name)));
  });
  wait_until("the dropped file", [&] { return frame().context().document().path() == path; });
  EXPECT_EQ(scenario(), dropped);
}

}  // namespace
}  // namespace hexwright::ui_test
