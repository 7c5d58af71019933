#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/propgrid/propgrid.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "tests/ui/drawing.h"

// Typing, wheel and keys: what has the keyboard takes them, and nothing else. EDIT-02

namespace hexwright::ui_test {
namespace {

wxPropertyGrid& field_grid() {
  return dynamic_cast<wxPropertyGrid&>(*wxWindow::FindWindowByName("Properties", &frame()));
}

wxString typed() {
  const wxTextCtrl* field = field_grid().GetEditorTextCtrl();
  return field ? field->GetValue() : wxString();
}

std::size_t step_now() { return frame().context().history().position(); }

void paint_a_hex() {
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the painted step", [] { return step_now() == 1; });
}

void type_in_the_title(const std::string& text) {
  key('T', wxMOD_CONTROL);
  click_line("Title");
  wait_until("the field", [] { return field_grid().GetEditorTextCtrl() == wxWindow::FindFocus(); });
  key('A', wxMOD_CONTROL);
  type(text);
  wait_until("the typing", [&] { return typed() == text; });
}

TEST(Fields, TypingIsUndoneBeforeTheMapAndTheMapKeepsItsSteps) {
  start_with("base-3-4");
  const std::string title = scenario().details.title;
  paint_a_hex();
  type_in_the_title("Two words");
  key('Z', wxMOD_CONTROL);
  wait_until("the last word to go", [] { return typed() == "Two "; });
  key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("the last word again", [] { return typed() == "Two words"; });
  key('Z', wxMOD_CONTROL | wxMOD_SHIFT);  // nothing of the map is redone above it
  for (int steps = 0; steps < 3; ++steps) key('Z', wxMOD_CONTROL);
  wait_until("the old title", [&] { return typed() == title; });
  EXPECT_EQ(ask(step_now), 1U);
  EXPECT_EQ(scenario().details.title, title);
  key('Z', wxMOD_CONTROL);
  wait_until("the paint to be undone", [] { return step_now() == 0; });
  EXPECT_TRUE(ask([] { return frame().context().history().can_redo(); }));
}

TEST(Fields, WhatIsCommittedIsOneStep) {
  start_with("base-3-4");
  const std::string title = scenario().details.title;
  type_in_the_title("Three more words");
  key(WXK_RETURN);
  wait_until("the step", [] { return step_now() == 1; });
  EXPECT_EQ(scenario().details.title, "Three more words");
  EXPECT_EQ(ask([] { return frame().context().history().size(); }), 1U);
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return step_now() == 0; });
  EXPECT_EQ(scenario().details.title, title);
  wait_until("the field to show it", [&] { return typed() == title; });
  key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("redo", [] { return step_now() == 1; });
}

TEST(Fields, LettersGoToTheFieldThatHasTheKeyboardThoughThePointerIsOverTheMap) {
  start_with("base-3-4");
  type_in_the_title("Isl");
  const ToolKind tool = ask([] { return frame().context().bench().tool(); });
  move_to(place_of(Hex{0, 0}));
  type("e5");
  wait_until("the typing", [] { return typed() == "Isle5"; });
  EXPECT_EQ(ask([] { return frame().context().bench().tool(); }), tool);
  key(WXK_ESCAPE);
}

void open_stacks() {
  key('5', wxMOD_CONTROL);
  wait_until("the stacks", [] {
    const wxWindow* widget = wxWindow::FindWindowByName("New stack", &frame());
    return widget && widget->IsShownOnScreen();
  });
}

TEST(Fields, WhatIsTypedIsSavedWithoutEnter) {
  start_with("base-3-4");
  save_as(folder() / "typed.xml");
  type_in_the_title("Not yet entered");
  key('S', wxMOD_CONTROL);
  wait_until("the file to be saved",
             [] { return step_now() == 1 && !frame().context().document().is_modified(); });
  EXPECT_EQ(Document::open(folder() / "typed.xml").document->scenario().details.title, "Not yet entered");
}

Scenario with_a_stack() { return with_four_hidden({{Terrain::Forest, 3}, {Terrain::Hills, 1}}); }

TEST(Fields, ANumberThatIsTypedIsSavedWithoutEnter) {
  start_with_scenario(with_a_stack());
  save_as(folder() / "number.xml");
  open_stacks();
  on_ui([] { wxWindow::FindWindowByName("Forest in the stack", &frame())->SetFocus(); });
  key('A', wxMOD_CONTROL);
  type("7");
  key('S', wxMOD_CONTROL);
  wait_until("the file to be saved",
             [] { return step_now() == 1 && !frame().context().document().is_modified(); });
  EXPECT_EQ(scenario().stacks.at("fog").hexes.at(Terrain::Forest), 7);
}

TEST(Fields, ClosingTheWindowAsksForWhatIsTyped) {
  start_with("base-3-4");
  type_in_the_title("Not yet entered");
  key('W', wxMOD_CONTROL);
  wait_for_window("Unsaved changes");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_EQ(scenario().details.title, "Not yet entered");
}

int page_start() {
  return dynamic_cast<wxScrolledWindow&>(*wxWindow::FindWindowByName("stacks", &frame())).GetViewStart().y;
}

TEST(Fields, TheWheelScrollsOverWhatDoesNotHaveTheKeyboard) {
  start_with_scenario(with_a_stack());
  const Scenario before = scenario();
  open_stacks();
  for (const std::string name : {"Forest in the stack", "Token pool of the stack"}) {
    on_ui([] { wxWindow::FindWindowByName("New stack", &frame())->SetFocus(); });
    wxPoint place = middle_of(name);
    on_ui([] { wxWindow::FindWindowByName("New stack", &frame())->SetFocus(); });
    on_ui([] {
      dynamic_cast<wxScrolledWindow&>(*wxWindow::FindWindowByName("stacks", &frame())).Scroll(0, 2);
    });
    place = ask([&] {
      const wxRect rect = wxWindow::FindWindowByName(name, &frame())->GetScreenRect();
      return wxPoint(rect.x + 14, rect.y + rect.height / 2);
    });
    const int start = ask(page_start);
    turn_wheel(place, 1);
    wait_until("the page to scroll under " + name, [&] { return page_start() > start; });
    EXPECT_EQ(scenario(), before) << name;
  }
}

TEST(Fields, TheWheelTurnsANumberThatHasTheKeyboard) {
  start_with_scenario(with_a_stack());
  open_stacks();
  on_ui([] { wxWindow::FindWindowByName("Forest in the stack", &frame())->SetFocus(); });
  turn_wheel(middle_of("Forest in the stack"), 1);
  wait_until("the lower number",
             [] { return frame().context().scenario().stacks.at("fog").hexes.at(Terrain::Forest) == 2; });
}

TEST(Fields, ANumberThatIsTurnedOnAndOnIsOneStep) {
  start_with_scenario(with_a_stack());
  const Scenario before = scenario();
  open_stacks();
  on_ui([] { wxWindow::FindWindowByName("Forest in the stack", &frame())->SetFocus(); });
  for (const int count : {4, 5, 6}) {
    key(WXK_UP);
    wait_until("the next number", [&] {
      return frame().context().scenario().stacks.at("fog").hexes.at(Terrain::Forest) == count;
    });
  }
  EXPECT_EQ(ask(step_now), 1U);
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return step_now() == 0; });
  EXPECT_EQ(scenario(), before);
}

TEST(Fields, ACutValueIsWholeOnItsTooltip) {
  start_with("base-3-4");
  const std::string author = "Somebody whose name is much longer than any column of properties is wide";
  set_detail("Author", author);
  wait_until("the tooltip", [&] {
    for (auto line = field_grid().GetIterator(); !line.AtEnd(); line.Next())
      if ((*line)->GetLabel() == "Author") return (*line)->GetHelpString().Contains(author);
    return false;
  });
  set_detail("Author", "Ada");
  wait_until("no tooltip that is not needed", [&] {
    for (auto line = field_grid().GetIterator(); !line.AtEnd(); line.Next())
      if ((*line)->GetLabel() == "Author") return !(*line)->GetHelpString().Contains("Ada");
    return false;
  });
}

bool are_same(const wxImage& one, const wxImage& other) {
  return one.GetSize() == other.GetSize() &&
         std::equal(one.GetData(), one.GetData() + std::ptrdiff_t(one.GetWidth()) * one.GetHeight() * 3,
                    other.GetData());
}

/// What is there once nothing changes any more: a window may still be painted when it is there to be used.
wxImage picture_at_rest(const wxRect& place) {
  constexpr int most_looks = 50;
  wxImage seen;
  for (int look = 0; look < most_looks; ++look) {
    const wxImage before = std::exchange(seen, ask([&] { return picture_of(place); }));
    if (before.IsOk() && are_same(before, seen)) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
  return seen;
}

// A dialog over the grid once left white lines through the labels behind it.
TEST(Fields, AreDrawnWholeAfterADialogWasAboveThem) {
  start_with("base-3-4");
  move_to(place_of(Hex{0, 0}));
  const auto dialog = []() -> wxWindow& { return *wxTopLevelWindows.GetLast()->GetData(); };
  const wxRect grid = ask([] { return field_grid().GetScreenRect(); });
  key('E', wxMOD_CONTROL);
  wait_for_window("Export");
  on_ui([&] { dialog().Move(grid.GetTopLeft() - wxPoint(grid.width, 0)); });
  wait_until("the dialog above the grid", [&] { return dialog().GetScreenRect().Intersects(grid); });
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  const wxImage left = picture_at_rest(grid);
  on_ui([] { field_grid().Refresh(); });
  EXPECT_TRUE(are_same(left, picture_at_rest(grid))) << "painted anew it looks otherwise";
}

void add_keys(const wxMenu& menu, std::map<std::string, std::vector<std::string>>& lines) {
  for (const wxMenuItem* line : menu.GetMenuItems()) {
    if (line->IsSubMenu()) add_keys(*line->GetSubMenu(), lines);
    const std::unique_ptr<wxAcceleratorEntry> key(line->GetAccel());
    if (key) lines[key->ToRawString().utf8_string()].push_back(line->GetItemLabelText().utf8_string());
  }
}

TEST(Fields, NoTwoLinesOfTheMenusHaveTheSameKey) {
  start_with("base-3-4");
  std::map<std::string, std::vector<std::string>> lines;
  on_ui([&] {
    const wxMenuBar& bar = *frame().GetMenuBar();
    for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) add_keys(*bar.GetMenu(at), lines);
  });
  EXPECT_GT(lines.size(), 40U);
  for (const auto& [key, named] : lines) EXPECT_THAT(named, testing::SizeIs(1)) << key;
}

}  // namespace
}  // namespace hexwright::ui_test
