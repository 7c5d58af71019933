#include <algorithm>

#include <gmock/gmock.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>

#include "editor/gui/app/app.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/menus/command_palette.h"
#include "tests/ui/driver.h"

// Every command is found by words of its name, and run.

namespace hexwright::ui_test {
namespace {

using ::testing::Contains;
using ::testing::SizeIs;

wxDataViewCtrl& list() {
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* found = wxWindow::FindWindowByName("Commands", top))
      return dynamic_cast<wxDataViewCtrl&>(*found);
  throw std::runtime_error("the list of commands is not open");
}

wxDataViewVirtualListModel& model() { return dynamic_cast<wxDataViewVirtualListModel&>(*list().GetModel()); }

std::string cell(unsigned row, unsigned column) {
  wxVariant value;
  model().GetValueByRow(value, row, column);
  return value.GetString().utf8_string();
}

std::string chosen() {
  const wxDataViewItem item = list().GetSelection();
  return item.IsOk() ? cell(model().GetRow(item), 0) : std::string();
}

bool is_grey() {
  wxDataViewItemAttr look;
  return model().GetAttrByRow(0, 0, look) && look.HasColour();
}

void open_palette() {
  key('P', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_for_window("Find a command");
}

void search_for(const std::string& words, const std::string& first) {
  type(words);
  wait_until("the command " + first, [&] { return chosen() == first; });
}

void forget_commands() {
  on_ui([] { gui::app().settings().recent_commands.clear(); });
}

std::size_t lines_of(const wxMenu& menu) {
  std::size_t count = 0;
  for (const wxMenuItem* line : menu.GetMenuItems())
    count += line->IsSubMenu() ? lines_of(*line->GetSubMenu()) : line->IsSeparator() ? 0 : 1;
  return count;
}

TEST(Commands, EveryLineOfTheMenusIsListedWithItsKeys) {
  start_with("base-3-4");
  forget_commands();
  open_palette();
  std::size_t lines = 0;
  on_ui([&] {
    for (std::size_t at = 0; at < frame().GetMenuBar()->GetMenuCount(); ++at)
      lines += lines_of(*frame().GetMenuBar()->GetMenu(at));
  });
  EXPECT_GT(lines, 80U);
  EXPECT_EQ(ask([] { return model().GetCount(); }), lines);
  EXPECT_EQ(ask([] { return cell(0, 0); }), "File: New from Template…");
  EXPECT_EQ(ask([] { return cell(0, 1); }), "Ctrl+N");
  screenshot("commands");
  search_for("terrain tool", "Tools: Terrain");
  EXPECT_EQ(ask([] { return cell(0, 1); }), "T, Alt+2");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Commands, PlaytestsAreInTheMenuOfPlayBesideOwnGames) {
  start_with("base-3-4");
  const int menu = ask([] { return frame().GetMenuBar()->FindMenu("Play"); });
  ASSERT_NE(menu, wxNOT_FOUND);
  EXPECT_NE(
      ask([&] { return frame().GetMenuBar()->GetMenu(std::size_t(menu))->FindItem("Playtest Many Games…"); }),
      wxNOT_FOUND);
}

TEST(Commands, WordsInAnyOrderFindOneAndEnterRunsIt) {
  Scenario lone;
  lone.cells[{0, 0}].terrain = Terrain::Hills;
  start_with_scenario(lone);
  forget_commands();
  open_palette();
  search_for("sea surround", "Map: Surround with Sea");
  screenshot("commands-found");
  key(WXK_RETURN);
  wait_until("the sea", [] { return frame().context().scenario().cells.size() == 7; });
  wait_for_window("Hexwright");
  open_palette();
  EXPECT_EQ(ask(chosen), "Map: Surround with Sea") << "what was run last comes first";
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Commands, ArrowsWalkAndWhatIsNotPossibleIsGreyAndStays) {
  start_with("base-3-4");
  forget_commands();
  open_palette();
  search_for("edit do", "Edit: Undo");
  EXPECT_TRUE(ask(is_grey)) << "nothing was done yet";
  screenshot("commands-grey");
  key(WXK_RETURN);
  key(WXK_DOWN);
  wait_until("the next line", [] { return chosen() == "Edit: Redo"; });
  key(WXK_UP);
  wait_until("the line before", [] { return chosen() == "Edit: Undo"; });
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_THAT(ask([] { return gui::app().settings().recent_commands; }), SizeIs(0));
}

TEST(Commands, ADoubleClickRunsOne) {
  start_with("base-3-4");
  forget_commands();
  open_palette();
  search_for("history panel", "✓ View: Panels: History");
  const wxRect row = ask([] {
    const wxRect rect = list().GetItemRect(model().GetItem(0));
    return wxRect(list().ClientToScreen(rect.GetTopLeft()), rect.GetSize());
  });
  double_click({row.x + 40, row.y + row.height / 2});
  wait_until("the panel to go", [] { return !frame().is_shown("history"); });
  wait_for_window("Hexwright");
  EXPECT_THAT(ask([] { return gui::app().settings().recent_commands; }), Contains("View: Panels: History"));
  on_ui([] { frame().reset_layout(); });
}

TEST(Commands, ALanguageIsChosenForTheNextStart) {
  start_with("base-3-4");
  EXPECT_EQ(ask([] { return gui::app().settings().language; }), "") << "that of the system";
  const auto choose_language = [](const std::string& name, const std::string& code) {
    open_palette();
    search_for("language " + name, "View: Language: " + name);
    key(WXK_RETURN);
    wait_until("the choice", [&] { return gui::app().settings().language == code; });
    wait_for_window("Hexwright");
  };
  choose_language("English", "en");
  EXPECT_EQ(ask([] {
              gui::save_settings(gui::app().settings());
              return gui::load_settings().language;
            }),
            "en");
  choose_language("As the System", "");
}

// A choice of one has radio buttons, of which one is on; what is on or off by itself has a check mark.
TEST(Commands, OfAChoiceOneIsOn) {
  start_with("base-3-4");
  key('H');
  wait_until("the harbor tool", [] { return frame().context().bench().tool() == ToolKind::Harbor; });
  on_ui([] {
    gui::commands_of(frame());  // as if the menus were pulled down
    const wxMenuBar& bar = *frame().GetMenuBar();
    const auto item = [&](const char* menu, const char* label) {
      const int id = bar.FindMenuItem(menu, label);
      return id == wxNOT_FOUND ? nullptr : bar.FindItem(id);
    };
    for (const auto& [menu, label] :
         {std::pair("Tools", "No Turns"), {"Tools", "Line"}, {"View", "High contrast"}})
      if (const wxMenuItem* line = item(menu, label); line) EXPECT_EQ(line->GetKind(), wxITEM_RADIO) << label;
    EXPECT_EQ(item("View", "Grid")->GetKind(), wxITEM_CHECK);
    int tools = 0, on = 0;
    for (const wxMenuItem* line :
         bar.GetMenu(static_cast<std::size_t>(bar.FindMenu("Tools")))->GetMenuItems()) {
      if (line->GetKind() != wxITEM_RADIO) continue;
      ++tools;
      on += line->IsChecked() ? 1 : 0;
    }
    EXPECT_EQ(tools, static_cast<int>(all_tools().size()));
    EXPECT_EQ(on, 1);
  });
  EXPECT_EQ(ask([] { return frame().context().bench().tool(); }), ToolKind::Harbor)
      << "looking changes nothing";
  choose_in_menu('T', "T");
  wait_until("another tool", [] { return frame().context().bench().tool() != ToolKind::Harbor; });
  key('T', wxMOD_ALT);
  wait_for_popup();
  screenshot("choice-of-one");
  key(WXK_ESCAPE);
}

}  // namespace
}  // namespace hexwright::ui_test
