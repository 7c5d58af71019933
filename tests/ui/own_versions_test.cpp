#include <chrono>
#include <thread>

#include <gmock/gmock.h>
#include <wx/checklst.h>
#include <wx/dnd.h>
#include <wx/listbox.h>

#include "io/files/file_access.h"
#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"
#include "tests/model/generate/boards.h"
#include "tests/support/golden.h"
#include "tests/ui/hands.h"

// Packs that come from files and the gallery where the map may have another version, and games that try them.

namespace hexwright::ui_test {
namespace {

std::filesystem::path gallery_file(const std::string& id) {
  return std::filesystem::path(HEXWRIGHT_TEMPLATES) / "packs" / (id + ".hexrules");
}
own::Element of_gallery(const std::string& id) { return read_pack(test::contents_of(gallery_file(id))).pack; }

/// The base game with the lakes, whose fish are fewer than in the gallery.
Scenario map_with_lakes() {
  own::Element lakes = of_gallery("lake");
  for (own::Element& part : lakes.children)
    if (part.name == "counter") part.set("most", "20");
  own::make_canonical(lakes);
  Scenario map = test::template_named("base-3-4");
  map.own = own::Packs({lakes});
  return map;
}

void drop(wxWindow& window, const std::filesystem::path& file) {
  const wxString name = file.string();
  dynamic_cast<wxFileDropTarget&>(*window.GetDropTarget()).OnDropFiles(10, 10, wxArrayString(1, &name));
}
wxWindow& own_window() { return *wxWindow::FindWindowByName("own rules", &frame()); }

bool is_in_map(const std::string& title) {
  auto* list = control<wxCheckListBox>("Packs of own rules");
  const int row = list ? list->FindString(title) : wxNOT_FOUND;
  return row != wxNOT_FOUND && list->IsChecked(static_cast<unsigned>(row));
}
bool is_seen(const std::string& name) {
  auto* its = control<wxWindow>(name);
  return its && its->IsShownOnScreen();
}
std::string first_change() {
  return ask([] { return control<wxListBox>("What changes")->GetString(0).utf8_string(); });
}
constexpr const char* more_fish = "Fish: most: before “20”, now “30”";

TEST(PacksWindow, FilesAreDroppedOnTheMapAndOnTheWindow) {
  start_with("base-3-4");
  on_ui([] { drop(frame(), gallery_file("lake")); });
  wait_for_window("Own Rules");
  wait_until("the lakes", [] { return is_in_map("Lakes"); });
  on_ui([] { drop(own_window(), gallery_file("fortunes")); });
  wait_until("the fortunes", [] { return is_in_map("Fortunes"); });
  EXPECT_EQ(ask([] { return control<wxCheckListBox>("Packs of own rules")->GetStringSelection(); }),
            "Fortunes");
  screenshot("own-dropped");
  press("OK");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
  EXPECT_EQ(scenario().own.all().size(), 2U);
}

TEST(PacksWindow, AFileThatIsNoPackSaysSoAndChangesNothing) {
  start_with("base-3-4");
  const auto file = folder() / "broken.hexrules";
  ASSERT_FALSE(write_file_atomically(file, "<rule-pack id=\"x\"><terain/></rule-pack>"));
  on_ui([&] { drop(frame(), file); });
  wait_for_question();
  screenshot("own-broken-pack");
  answer_question(WXK_RETURN);
  wait_for_window("Hexwright");
  EXPECT_EQ(ask([] { return wxWindow::FindWindowByName("own rules", &frame()); }), nullptr);
}

TEST(PacksWindow, AnotherVersionIsComparedBeforeItTakesThePlaceOfTheMaps) {
  start_with_scenario(map_with_lakes());
  Mouse mouse;
  mouse.open();
  wait_until("the note", [] { return is_seen("Compare…"); });
  screenshot("own-another-version");
  press("Compare…");
  wait_for_window("Another Version");
  EXPECT_EQ(first_change(), more_fish);
  screenshot("own-compared");
  press("Keep");
  wait_for_window("Own Rules");
  EXPECT_TRUE(ask([] { return is_seen("Compare…"); }));
  on_ui([] { drop(own_window(), gallery_file("lake")); });
  wait_for_window("Another Version");
  EXPECT_EQ(first_change(), more_fish);
  press("Replace");
  wait_for_window("Own Rules");
  wait_until("the gallery's version", [] { return !is_seen("Compare…"); });
  press("OK");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
  EXPECT_EQ(scenario().own.all()[0], of_gallery("lake"));
}

bool has_tried(const std::string& words) {
  return control<wxWindow>("Results of the trial")->GetLabel().utf8_string().find(words) != std::string::npos;
}

TEST(PacksWindow, GamesAreTriedBesideTheRules) {
  start_with_scenario(map_with_lakes());
  Mouse mouse;
  mouse.open();
  press("Try the rules");
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (!ask([] { return has_tried("200 games played"); }) && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_TRUE(ask([] { return has_tried("games were won"); }));
  EXPECT_TRUE(ask([] { return has_tried("seat 4"); }));
  EXPECT_TRUE(ask([] { return has_tried("Turns on average"); }));
  screenshot("own-tried");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(PacksWindow, GamesThatAreTriedEndWithTheirButtonAndWithTheWindow) {
  start_with_scenario(map_with_lakes());
  Mouse mouse;
  mouse.open();
  press("Try the rules");
  press("Try the rules");
  wait_until("the end", [] { return has_tried("Cancelled after"); });
  screenshot("own-try-cancelled");
  press("Try the rules");
  wait_until("the beginning", [] { return !has_tried("Cancelled after"); });
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  mouse.open();
  wait_until("a fresh start", [] { return has_tried("Bots play 200 games"); });
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

}  // namespace
}  // namespace hexwright::ui_test
