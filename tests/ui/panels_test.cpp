#include <gmock/gmock.h>
#include <wx/aui/framemanager.h>
#include <wx/button.h>
#include <wx/config.h>
#include <wx/dataview.h>
#include <wx/propgrid/propgrid.h>
#include <wx/tglbtn.h>

#include "editor/gui/batch/live_batch.h"
#include "editor/gui/panels/problems_panel.h"
#include "model/validation/validate.h"
#include "tests/ui/drawing.h"
#include "tests/ui/driver.h"
#include "tests/ui/room.h"

// Problems, history, properties. EDIT-02

namespace hexwright::ui_test {
namespace {

TEST(Panels, AFindingIsShownAtItsPlaceAndFixedFromThePanel) {
  start_with("base-3-4");
  const Scenario before = scenario();
  const std::size_t findings_before = ask([] {
    frame().context().check();
    return frame().context().findings().size();
  });
  press("Token 5");
  click(place_of(Hex{0, -3}));  // the sea
  wait_until("one finding more", [&] { return frame().context().findings().size() > findings_before; });
  const std::vector<Finding> findings = ask([] { return frame().context().findings(); });
  bool fixed = false;
  for (const Finding& finding : findings) {
    key(WXK_F8);
    wait_until("the next finding", [&] {
      const Finding* chosen = frame().problems().chosen();
      return chosen && chosen->identity() == finding.identity();
    });
    if (finding.check != "base.numbers-on-producing-hexes") continue;
    screenshot("problems");
    press("Fix");
    fixed = wait_until("the fix", [] { return frame().context().history().position() == 2; });
    break;
  }
  EXPECT_TRUE(fixed);
  EXPECT_EQ(scenario(), before);
}

TEST(Panels, HistoryGoesToAnyState) {
  start_with("base-3-4");
  const Scenario before = scenario();
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the first step", [] { return frame().context().history().position() == 1; });
  click(place_of(Hex{1, 0}));
  wait_until("the second step", [] { return frame().context().history().position() == 2; });
  const wxRect list = ask([] { return wxWindow::FindWindowByName("History")->GetScreenRect(); });
  click({list.x + 30, list.y + 10});
  wait_until("the start", [] { return frame().context().history().position() == 0; });
  EXPECT_EQ(scenario(), before);
  screenshot("history");
}

TEST(Panels, F6WalksThroughAllPanes) {
  start_with("base-3-4");
  for (const std::size_t pane : {1U, 2U, 3U, 4U, 0U}) {
    key(WXK_F6);
    wait_until("the next pane", [pane] {
      wxWindow* focus = wxWindow::FindFocus();
      wxWindow* window = frame().panes()[pane].window;
      return focus && (focus == window || window->IsDescendant(focus));
    });
  }
}

// The findings of an empty board, the first one chosen by a click.
void click_a_problem() {
  start_empty();
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  const wxRect list = ask([] { return frame().problems().list().GetScreenRect(); });
  click({list.x + 60, list.y + 45});
  wait_until("the row", [] { return frame().problems().chosen() != nullptr && wxWindow::FindFocus(); });
}

TEST(Panels, TheMenusKeysWorkInTheListOfProblems) {
  click_a_problem();
  key('N', wxMOD_CONTROL);
  wait_for_window("New from template");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  click_a_problem();
  key('P', wxMOD_CONTROL);
  wait_for_window("Export the set-up sheet");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Panels, KeysOfToolsWorkWhereverThePointerIsOverTheMap) {
  start_with("base-3-4");
  const Hex hex{1, 0};
  on_ui([] { frame().problems().list().SetFocus(); });
  wait_until("the list to have the keyboard", [] { return !frame().canvas().HasFocus(); });
  move_to(place_of(hex));
  on_ui([] { frame().problems().list().SetFocus(); });
  key('H');
  wait_until("the harbor tool", [] { return frame().context().bench().tool() == ToolKind::Harbor; });
  on_ui([] { frame().problems().list().SetFocus(); });
  key('5');
  wait_until("the number",
             [&] { return frame().context().scenario().cells.at(hex).token == PlacedToken(5); });
  key(WXK_F6);  // is no key of the map: it walks on
  wait_until("the next panel", [] { return !frame().canvas().HasFocus(); });
}

TEST(Panels, AnExplanationIsShownWhole) {
  Scenario wordy;
  wordy.cells[{0, 0}].terrain = Terrain::Hills;
  for (const char* place : {"path 0,0 e", "path 0,0 w", "path 0,0 ne"})
    wordy.accepted[{"base.red-numbers-apart", place}] = "meant";
  start_with_scenario(wordy);
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  int highest = 0;
  const std::size_t findings = ask([] { return frame().context().findings().size(); });
  for (std::size_t i = 0; i < findings; ++i) {
    key(WXK_F8);
    wait_until("the finding", [] { return frame().problems().chosen() != nullptr; });
    on_ui([&] {
      const wxWindow& words = *wxWindow::FindWindowByName("explanation", &frame());
      EXPECT_LE(words.GetBestSize().x, words.GetSize().x) << words.GetLabel();
      EXPECT_LE(words.GetBestSize().y, words.GetSize().y) << words.GetLabel();
      EXPECT_LE(words.GetRect().GetRight(), frame().problems().list().GetRect().GetRight());
      EXPECT_LE(words.GetRect().GetBottom(), frame().problems().GetClientSize().y) << words.GetLabel();
      if (words.GetSize().y > highest) highest = words.GetSize().y;
    });
    if (i == 0) screenshot("problem-explained");
  }
  // How many lines the longest takes depends on the width that the window got from the screen.
  EXPECT_GT(highest, 2 * ask([] { return frame().GetCharHeight(); })) << "all were short";
}

// Steps to the first finding of a check.
void step_to(std::string_view check) {
  const auto is_chosen = [check] {
    const Finding* chosen = frame().problems().chosen();
    return chosen && chosen->check == check;
  };
  for (int left = 40; left > 0 && !ask(is_chosen); --left) {
    const Finding* before = ask([] { return frame().problems().chosen(); });
    key(WXK_F8);
    wait_until("the next finding", [&] { return frame().problems().chosen() != before; });
  }
  EXPECT_TRUE(ask(is_chosen)) << check;
}

wxString chosen_line() {
  const auto* grid = dynamic_cast<wxPropertyGrid*>(wxWindow::FindWindowByName("Properties", &frame()));
  const wxPGProperty* line = grid ? grid->GetSelection() : nullptr;
  return line ? line->GetLabel() : wxString();
}

TEST(Panels, GoToOpensTheFieldThatMendsTheProblem) {
  start_empty();
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  step_to("map.titled");
  press("Go to");
  wait_until("the title's line", [] { return chosen_line() == "Title"; });
  type("Found");
  key(WXK_RETURN);
  wait_until("the title", [] { return frame().context().scenario().details.title == "Found"; });
}

TEST(Panels, AButtonNamesTheFixAndAnotherFixesAllOfAKind) {
  Scenario numbered;
  for (int q = 0; q < 4; ++q) numbered.cells[{q, 0}] = Cell{Terrain::Sea, 5, {}};
  start_with_scenario(numbered);
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  step_to("base.numbers-on-producing-hexes");
  EXPECT_EQ(ask([] { return wxWindow::FindWindowByName("Fix", &frame())->GetLabel(); }),
            "Take the number away");
  screenshot("fix-all");
  press("Fix All of This Kind");
  wait_until("one step", [] { return frame().context().history().position() == 1; });
  const Scenario fixed = scenario();
  for (const auto& [hex, cell] : fixed.cells) EXPECT_EQ(cell.token, PlacedToken()) << hex.q;
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().history().position() == 0; });
  EXPECT_EQ(scenario(), numbered);
}

TEST(Panels, TheMapHasTheKeyboardAfterAButtonThatGreysItself) {
  Scenario numbered;
  numbered.cells[{0, 0}] = Cell{Terrain::Sea, 5, {}};
  start_with_scenario(numbered);
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  step_to("base.numbers-on-producing-hexes");
  press("Fix");
  wait_until("the fix", [] { return frame().context().history().position() == 1; });
  wait_until("the map to have the keyboard", [] { return frame().canvas().HasFocus(); });
  move_to({2, 2});  // where letters are for whatever has the keyboard
  key('H');
  wait_until("the harbor tool", [] { return frame().context().bench().tool() == ToolKind::Harbor; });
}

TEST(Panels, TheMapHasTheKeyboardAfterTheButtonThatBeginsGames) {
  start_with("base-3-4");
  key('7', wxMOD_CONTROL);
  press("Play the games");
  wait_until("the map to have the keyboard", [] { return frame().canvas().HasFocus(); });
  on_ui([] { frame().batch().cancel(); });
}

TEST(Panels, AWindowThatOpensMaximizedComesBackToASizeToWorkIn) {
  start_with("base-3-4");
  on_ui([] { frame().Maximize(); });
  wait_until("the large window", [] { return frame().IsMaximized(); });
  const auto keep_size = [](int width, int height) {
    wxConfigBase::Get()->Write("/windows/main/width", width);
    wxConfigBase::Get()->Write("/windows/main/height", height);
  };
  on_ui([&] { keep_size(900, 640); });
  start_with("jungle-3-4");
  wait_until("another large window", [] { return frame().IsMaximized() && frame().GetSize().x > 1200; });
  on_ui([] { frame().Maximize(false); });
  wait_until("the size that was kept",
             [] { return !frame().IsMaximized() && frame().GetSize() == wxSize(900, 640); });
  on_ui([&] { keep_size(1280, 780), frame().SetSize(1280, 780); });  // for the tests that follow
}

TEST(Panels, ASecondWindowIsAsLargeAsTheFirst) {
  start_with("base-3-4");
  on_ui([] { frame().SetSize(900, 640); });
  wait_until("the size", [] { return frame().GetSize() == wxSize(900, 640); });
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the step that keeps the window", [] { return frame().context().history().position() == 1; });
  const gui::Frame* first = ask([] { return &frame(); });
  key('N', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("the second window", [&] { return &frame() != first && frame().IsShown(); });
  wait_until("its size", [] { return frame().GetSize() == wxSize(900, 640); });
  on_ui([] { frame().SetSize(1280, 780); });  // for the tests that follow
}

const wxWindow& tools() { return *frame().panes()[1].window; }
wxWindow& tool_widget(const std::string& name) { return *wxWindow::FindWindowByName(name, &frame()); }

TEST(Panels, ToolsStayWhereTheyAreWhateverTheChosenToolNeeds) {
  Scenario scenario = with_four_hidden({{Terrain::Forest, 4}});
  scenario.stacks["fog with a name that is much longer than the toolbox is wide"];
  start_with_scenario(scenario);
  std::vector<int> places;
  for (const char letter : std::string("VTNHAQRE")) {
    key(letter);
    places.push_back(ask([] { return tool_widget("Turns of the symmetry").GetPosition().y; }));
    if (letter == 'Q') screenshot("tools-stack");
  }
  EXPECT_THAT(places, testing::Each(places.front()));
}

TEST(Panels, CountsOfLargeMapsAreShownWhole) {
  Scenario scenario;
  for (int q = 0; q < 31; ++q)
    for (int r = 0; r < 20; ++r)
      scenario.cells[Hex{q, r}] = {.terrain = Terrain::Forest, .token = 5, .stack = {}};
  start_with_scenario(scenario);
  wait_until("the count",
             [] { return dynamic_cast<wxToggleButton&>(tool_widget("Forest")).GetLabel() == "620"; });
  EXPECT_THAT(ask([] { return without_room_in(tools()); }), testing::IsEmpty());
  screenshot("tools-large-map");
}

std::vector<wxString> shown_panels() {
  std::vector<wxString> names;
  for (const gui::Frame::Pane& pane : frame().panes())
    if (frame().is_shown(pane.name)) names.push_back(pane.name);
  return names;
}

void resize(int width, int height) {
  on_ui([&] { frame().SetSize(width, height); });
  wait_until("the size", [&] { return frame().GetSize() == wxSize(width, height); });
}

TEST(Panels, InASmallWindowTheMapHasMostOfTheWidthAndProblemsCanBeRead) {
  start_empty();
  const int side = ask([] { return frame().panes()[2].window->GetSize().x; });
  resize(1024, 700);
  wait_until("room for the map", [] { return 2 * frame().canvas().GetSize().x > frame().GetClientSize().x; });
  key(WXK_F8);
  wait_until("a finding", [] { return frame().problems().chosen() != nullptr; });
  EXPECT_FALSE(ask([] { return frame().is_shown("properties"); }));
  on_ui([] {
    const wxDataViewCtrl& list = frame().problems().list();
    EXPECT_GT(list.GetSize().x - list.GetColumn(0)->GetWidth() - list.GetColumn(1)->GetWidth(), 250);
  });
  screenshot("small-window");
  resize(720, 500);
  wait_until("the problem's words to have the room", [] {
    const wxDataViewCtrl& list = frame().problems().list();
    return list.GetColumn(1)->IsHidden() && list.GetColumn(2)->GetWidth() > 150;
  });
  screenshot("smallest-window");
  resize(1280, 780);
  wait_until("the panels at the right", [&] { return frame().panes()[2].window->GetSize().x == side; });
  EXPECT_GE(2 * ask([] { return frame().canvas().GetSize().x; }),
            ask([] { return frame().GetClientSize().x; }));
}

TEST(Panels, InASmallWindowPanelsThatFoldedAwayAreShownByTheirKey) {
  start_with("base-3-4");
  resize(1024, 700);
  wait_until("the side to fold", [] { return !frame().is_shown("properties"); });
  key('2', wxMOD_CONTROL);
  wait_until("the properties", [] { return frame().is_shown("properties"); });
  screenshot("small-window-properties");
  resize(1030, 700);  // what somebody asked for stays
  EXPECT_TRUE(ask([] { return frame().is_shown("properties"); }));
  resize(1280, 780);
  wait_until("the history", [] { return frame().is_shown("history"); });
}

TEST(Panels, TabOnTheMapHidesAllPanelsAndBringsThemBack) {
  start_with("base-3-4");
  key('3', wxMOD_CONTROL);
  wait_until("the history to go", [] { return !frame().is_shown("history"); });
  const auto before = ask(shown_panels);
  const int width = ask([] { return frame().canvas().GetSize().x; });
  on_ui([] { frame().canvas().SetFocus(); });
  key(WXK_TAB);
  wait_until("the map alone", [] { return shown_panels() == std::vector<wxString>{"map"}; });
  EXPECT_TRUE(ask([] { return frame().canvas().HasFocus(); }));
  screenshot("only-the-map");
  key(WXK_TAB);
  wait_until("the panels", [&] { return shown_panels() == before; });
  EXPECT_EQ(ask([] { return frame().canvas().GetSize().x; }), width);
  key(WXK_TAB);
  wait_until("the map alone", [] { return frame().shows_only_map(); });
  key('5', wxMOD_CONTROL);  // what is asked for is seen
  wait_until("the stacks", [] { return frame().is_shown("properties"); });
  on_ui([] { frame().reset_layout(); });
}

/// What a window opens with, when this was kept.
std::vector<wxString> panels_after(const wxString& kept) {
  start_with("base-3-4");
  on_ui([&] {
    wxConfigBase::Get()->Write("/windows/main/layout", kept);
    (new gui::Frame(Document(frame().context().scenario())))->Show();
  });
  wait_until("the map", [] { return frame().canvas().has_painted(); });
  auto panels = ask(shown_panels);
  EXPECT_GT(2 * ask([] { return frame().canvas().GetSize().x; }),
            ask([] { return frame().GetClientSize().x; }) - 20);
  EXPECT_GE(2 * ask([] { return frame().canvas().GetSize().y; }),
            ask([] { return frame().GetClientSize().y; }));
  return panels;
}

/// As if a second screen had been there.
wxString floating_beyond_the_screen(const wxString& layout) {
  wxAuiPaneInfo pane;
  wxString floating = layout;
  const std::size_t at = floating.find("state=", floating.find("name=history")) + 6;
  const std::size_t end = floating.find(';', at);
  pane.state = static_cast<unsigned>(wxAtol(floating.substr(at, end - at)));
  pane.Float();
  floating.replace(at, end - at, std::to_string(pane.state));
  floating.Replace("floatx=-1", "floatx=9000");
  return floating;
}

TEST(Panels, HaveSaneSizesWhateverWasKept) {
  start_with("base-3-4");
  const wxString usual = ask([] { return frame().layout(); });
  const auto all = ask(shown_panels);
  wxString large = usual;
  for (const char* dock : {"dock_size(2", "dock_size(3", "dock_size(4"}) {
    const std::size_t at = large.find(dock);
    ASSERT_NE(at, wxString::npos);
    large.replace(large.find('=', at), 2, "=19");  // of a larger screen: ten times as much
  }
  EXPECT_EQ(panels_after(large), all);
  EXPECT_EQ(panels_after(usual.Left(usual.length() / 2)), all);
  EXPECT_EQ(panels_after("layout2|name=map;nonsense|" + usual), all);
  wxString elsewhere = usual;
  elsewhere.Replace("float", "flout");
  EXPECT_EQ(panels_after(elsewhere), all);
  EXPECT_EQ(panels_after(floating_beyond_the_screen(usual)), all);
  on_ui([] { wxConfigBase::Get()->DeleteEntry("/windows/main/layout"); });
}

}  // namespace
}  // namespace hexwright::ui_test
