#include <gmock/gmock.h>
#include <wx/textctrl.h>

#include "tests/ui/driver.h"

// Hexes are found on the map by words.

namespace hexwright::ui_test {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

wxTextCtrl* field() {
  return dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("Find on the map", &frame()));
}

void open_bar() {
  key('F', wxMOD_CONTROL);
  wait_until("the search", [] { return field() && field()->HasFocus(); });
}

void wait_for_count(const std::string& words) {
  wait_until("the count " + words,
             [&] { return wxWindow::FindWindowByLabel(words, field()->GetParent()) != nullptr; });
}

HexSet selected() {
  return ask([] { return frame().context().bench().selection().hexes; });
}

bool is_in_the_middle(Hex hex) {
  const wxPoint off = frame().canvas().place_of(hex) - frame().canvas().GetClientRect().GetSize() / 2;
  return std::abs(off.x) < 4 && std::abs(off.y) < 4;
}

/// Four hills in two rows, sea between.
Scenario four_hills() {
  Scenario scenario;
  for (int q = 0; q < 6; ++q)
    for (int r = 0; r < 3; ++r) scenario.cells[{q, r}].terrain = Terrain::Sea;
  for (const Hex hex : {Hex{0, 0}, Hex{5, 0}, Hex{1, 2}, Hex{4, 2}})
    scenario.cells[hex] = {Terrain::Hills, hex.r == 0 ? 5 : 9, {}};
  return scenario;
}

TEST(Find, TabGoesRoundItsButtonsAndHidesNoPanels) {
  start_with_scenario(four_hills());
  open_bar();
  const std::string panels = ask([] { return frame().layout().utf8_string(); });
  type("hills");
  wait_for_count("4 found");
  for (const char* next : {"Previous (Shift+F3)", "Next (F3)"}) {
    key(WXK_TAB);
    wait_until(next, [next] { return wxWindow::FindFocus() && wxWindow::FindFocus()->GetName() == next; });
  }
  key(WXK_RETURN);
  wait_for_count("1 of 4");
  for (int i = 0; i < 3; ++i) key(WXK_TAB);
  wait_until("the field again", [] { return field()->HasFocus(); });
  key(WXK_TAB, wxMOD_SHIFT);
  wait_until("the last button", [] { return wxWindow::FindFocus() && !field()->HasFocus(); });
  EXPECT_EQ(ask([] { return frame().layout().utf8_string(); }), panels);
}

TEST(Find, MarksAndCountsWhileOneTypesAndGoesFromOneToTheNext) {
  start_with_scenario(four_hills());
  open_bar();
  type("hills");
  wait_for_count("4 found");
  EXPECT_THAT(selected(), SizeIs(0)) << "typing selects nothing";
  screenshot("find");
  key(WXK_RETURN);
  wait_for_count("1 of 4");
  EXPECT_THAT(selected(), ElementsAre(Hex{0, 0}));
  EXPECT_TRUE(ask([] { return is_in_the_middle({0, 0}); }));
  key(WXK_F3);
  wait_for_count("2 of 4");
  EXPECT_THAT(selected(), ElementsAre(Hex{5, 0}));
  screenshot("find-second");
  key(WXK_F3, wxMOD_SHIFT);
  wait_for_count("1 of 4");
  key(WXK_F3, wxMOD_SHIFT);
  wait_for_count("4 of 4");
  EXPECT_THAT(selected(), ElementsAre(Hex{4, 2})) << "before the first comes the last";
  type(" 9");
  wait_for_count("2 found");
}

TEST(Find, SelectsAllMatches) {
  start_with_scenario(four_hills());
  open_bar();
  type("hills 9");
  wait_for_count("2 found");
  press("Select all matches");
  wait_until("the selection", [] { return frame().context().bench().selection().hexes.size() == 2; });
  EXPECT_THAT(selected(), ElementsAre(Hex{1, 2}, Hex{4, 2}));
  key(WXK_DELETE);
  wait_for_count("none found");
  screenshot("find-none");
}

TEST(Find, EscapeClosesItAndF3OpensItAgain) {
  start_with_scenario(four_hills());
  open_bar();
  type("5");
  wait_for_count("2 found");
  key(WXK_ESCAPE);
  wait_until("the map", [] { return frame().canvas().HasFocus() && !field()->IsShownOnScreen(); });
  key(WXK_F3);
  wait_for_count("1 of 2");
  press("Close the search (Escape)");
  wait_until("the map", [] { return frame().canvas().HasFocus() && !field()->IsShownOnScreen(); });
}

}  // namespace
}  // namespace hexwright::ui_test
