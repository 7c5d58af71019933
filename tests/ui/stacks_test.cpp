#include <algorithm>

#include <gmock/gmock.h>
#include <wx/choice.h>
#include <wx/stattext.h>

#include "editor/gui/panels/problems_panel.h"
#include "tests/ui/drawing.h"

// The designer of stacks. SEA-09

namespace hexwright::ui_test {
namespace {

wxString text_of_label(const std::string& label) {
  const wxWindow* window = wxWindow::FindWindowByName(label, &frame());
  return window && window->IsShown() ? window->GetLabel() : wxString();
}

Scenario with_stack() {
  return with_four_hidden({{Terrain::Forest, 1}, {Terrain::Hills, 1}, {Terrain::Sea, 1}});
}

TEST(Stacks, SayAtOnceWhetherTheirHexesAgreeWithTheirCells) {
  start_with_scenario(with_stack());
  key('5', wxMOD_CONTROL);
  wait_until("what does not agree", [] { return !text_of_label("What does not agree").empty(); });
  screenshot("stack-short");
  fill_in("Sea in the stack", "2");
  wait_until("that all agrees", [] { return text_of_label("What does not agree").empty(); });
  EXPECT_EQ(scenario().stacks.at("fog").hexes.at(Terrain::Sea), 2);
  press("Show the odds on the map");
  screenshot("stack-odds");
}

/// The n-th of the buttons in a field for a number, from the right: "+", "-".
wxPoint button_of_number(const std::string& name, int n) {
  return ask([&] {
    const wxRect field = wxWindow::FindWindowByName(name, &frame())->GetScreenRect();
    return wxPoint(field.GetRight() - field.height / 2 - n * field.height, field.y + field.height / 2);
  });
}

void wait_for_sea(int count) {
  wait_until("so many sea hexes", [&] {
    const Stack& stack = frame().context().scenario().stacks.at("fog");
    const auto sea = stack.hexes.find(Terrain::Sea);
    return (sea == stack.hexes.end() ? 0 : sea->second) == count;
  });
}

void take_tool_by(char letter, ToolKind tool) {
  move_to(place_of(Hex{0, 0}));
  key(letter);
  wait_until("the tool", [tool] { return frame().context().bench().tool() == tool; });
}

// A button that comes to the end of its numbers greys itself.
TEST(Stacks, PlusAndMinusLeaveTheLettersToTheMap) {  // EDIT-01
  start_with_scenario(with_stack());
  key('5', wxMOD_CONTROL);
  const std::string sea = "Sea in the stack";
  fill_in(sea, "97");
  click(button_of_number(sea, 0));
  wait_for_sea(98);
  take_tool_by('H', ToolKind::Harbor);
  click(button_of_number(sea, 0));
  wait_for_sea(99);
  screenshot("stack-plus-grey");
  take_tool_by('N', ToolKind::Token);
  fill_in(sea, "1");
  click(button_of_number(sea, 1));
  wait_for_sea(0);
  take_tool_by('H', ToolKind::Harbor);
  const std::size_t steps = ask([] { return frame().context().history().position(); });
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [&] { return frame().context().history().position() < steps; });
}

// Digits are the field's, wherever the pointer is.
TEST(Stacks, ADigitIsTypedInTheFieldWhoseNumberWasTurned) {
  start_with_scenario(with_stack());
  key('5', wxMOD_CONTROL);
  fill_in("Sea in the stack", "4");
  click(button_of_number("Sea in the stack", 0));
  wait_for_sea(5);
  move_to(place_of(Hex{0, 0}));
  const Scenario before = scenario();
  key('A', wxMOD_CONTROL);
  key('8');
  key(WXK_TAB);
  wait_for_sea(8);
  EXPECT_EQ(scenario().cells, before.cells);
}

TEST(Stacks, TheMapHasTheKeyboardOnceTheLastOneIsRemoved) {
  Scenario map = with_stack();
  for (auto& [hex, cell] : map.cells)
    if (is_hidden(cell)) cell = Cell{Terrain::Sea, {}, {}};
  start_with_scenario(map);
  key('5', wxMOD_CONTROL);
  press("Remove the stack");
  wait_until("no stack", [] { return frame().context().scenario().stacks.empty(); });
  move_to({2, 2});  // where letters are for whatever has the keyboard
  key('H');
  wait_until("the harbor tool", [] { return frame().context().bench().tool() == ToolKind::Harbor; });
}

TEST(Stacks, NumbersTurnedOneAfterAnotherAreOneStep) {
  start_with_scenario(with_stack());
  key('5', wxMOD_CONTROL);
  const auto last_step = [] {
    const History& history = frame().context().history();
    return history.position() == 0 ? std::string() : text(history.label(history.position() - 1));
  };
  fill_in("Sea in the stack", "2");
  fill_in("Sea in the stack", "3");
  wait_until("the number", [&] { return last_step() == "stack fog: 3 sea"; });
  fill_in("Hills in the stack", "4");
  wait_until("both numbers", [&] { return last_step() == "change what the stack fog holds"; });
  EXPECT_EQ(ask([] { return frame().context().history().size(); }), 1U);
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().history().position() == 0; });
  EXPECT_EQ(scenario(), with_stack());
}

TEST(Stacks, ATypedNumberChangesNothingOfAHexThatLiesFaceDown) {  // SEA-08
  start_with_scenario(with_stack());
  const Hex hidden = ask([] {
    const auto& cells = frame().context().scenario().cells;
    return std::ranges::find_if(cells, [](const auto& cell) { return is_hidden(cell.second); })->first;
  });
  key('N');
  wait_until("the token tool", [] { return frame().context().bench().tool() == ToolKind::Token; });
  move_to(place_of(hidden));
  key('5');
  wait_until("the number in hand", [] { return frame().context().bench().hand.token == PlacedToken(5); });
  EXPECT_EQ(ask([] { return frame().context().history().position(); }), 0U);
  EXPECT_EQ(scenario(), with_stack());
}

TEST(Stacks, ShowADealAboveTheMapAndKeepItAsOneStep) {
  Scenario start = with_stack();
  start.stacks["fog"].hexes[Terrain::Sea] = 2;
  start_with_scenario(start);
  key('5', wxMOD_CONTROL);
  press("Deal a sample");
  press("Next deal");
  screenshot("stack-sample");
  EXPECT_EQ(scenario(), start);
  press("Keep this deal");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  const Scenario kept = scenario();
  for (const auto& [hex, cell] : kept.cells) EXPECT_FALSE(is_hidden(cell)) << hex.q << "," << hex.r;
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().history().position() == 0; });
  EXPECT_EQ(scenario(), start);
}

TEST(Stacks, AreMadeRenamedPaintedAndRemoved) {
  start_with_scenario(with_stack());
  make_stack("reef", {{"Gold field in the stack", "1"}});
  press("Paint the stack's cells");
  wait_until("the fog tool", [] { return frame().context().bench().hand.stack == "reef"; });
  click(place_of(Hex{2, -1}));
  wait_until("the cell", [] { return frame().context().scenario().cells.at({2, -1}).stack == "reef"; });
  press("Remove the stack");
  wait_until("the stack to go", [] { return !frame().context().scenario().stacks.contains("reef"); });
  EXPECT_TRUE(scenario().stacks.contains("fog"));
}

TEST(Stacks, TakeTokensFromAPoolThatTheirOwnChoiceMakes) {  // SEA-09
  start_with_scenario(with_stack());
  make_stack("reef", {{"Gold field in the stack", "2"}});
  on_ui([] { wxWindow::FindWindowByName("Token pool of the stack")->SetFocus(); });
  key(WXK_END);  // the last line
  wait_until("the pool", [] { return frame().context().scenario().stacks.at("reef").token_pool == "reef"; });
  EXPECT_EQ(total(scenario().token_pools.at("reef")), 2);
  wait_until("its name in the field", [] {
    const auto* pools = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName("Token pool of the stack"));
    return pools && pools->GetStringSelection() == "reef";
  });
  screenshot("stack-pool");
}

TEST(Stacks, AProblemOfAStackLeadsToTheNumberThatMendsIt) {
  start_with_scenario(with_stack());  // a hex too few
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  key(WXK_F8);
  wait_until("the stack's finding", [] {
    const Finding* chosen = frame().problems().chosen();
    if (chosen && chosen->check != "map.stacks-match") frame().problems().step(1);
    return chosen && chosen->check == "map.stacks-match";
  });
  press("Go to");
  wait_until("the keyboard in the number", [] {
    const wxWindow* field = wxWindow::FindWindowByName("Sea in the stack", &frame());
    return field && field->HasFocus();
  });
  screenshot("stack-go-to");
}

}  // namespace
}  // namespace hexwright::ui_test
