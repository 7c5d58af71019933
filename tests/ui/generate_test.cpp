#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/dataview.h>
#include <wx/listbox.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/generate/board_grid.h"
#include "editor/gui/generate/land_dialog.h"
#include "editor/gui/generate/live_balance.h"
#include "editor/gui/generate/live_deal.h"
#include "model/generate/judge.h"
#include "tests/support/templates.h"
#include "tests/ui/driver.h"
#include "tests/ui/rest.h"
#include "tests/ui/room.h"

// Boards that are dealt under wishes, balanced, and chosen by their pictures.

namespace hexwright::ui_test {
namespace {

wxWindow& widget(const std::string& name) { return *wxWindow::FindWindowByName(name, &frame()); }

std::string words_in(const std::string& name) {
  return ask([&] { return widget(name).GetLabel().utf8_string(); });
}

void open_page() {
  key('8', wxMOD_CONTROL);
  wait_until("the page", [] {
    const wxWindow* button = wxWindow::FindWindowByName("Deal a board", &frame());
    return button && button->IsShownOnScreen();
  });
}

/// Until a search is over: in the full check by itself, else by this button as soon as it has enough.
void wait_for_search(const std::function<bool()>& is_running, const std::function<bool()>& has_enough,
                     const std::string& cancel) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(4);
  const auto is_to_be_stopped = [&] { return !is_full_check() && has_enough(); };
  while (ask(is_running) && std::chrono::steady_clock::now() < end) {
    if (ask(is_to_be_stopped)) {
      press(cancel);
      wait_until("the end", [&] { return !is_running(); });
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}

int missed(const Scenario& scenario) {
  const MapView map(scenario);
  return Judge(map, scenario.generation.wishes).missed_hard(layout_of(map));
}

void deal() {
  const auto position = ask(
      [] { return frame().dealing().number() + (frame().context().scenario().generation.dealt ? 1 : 0); });
  press("Deal a board");
  wait_until("the board", [&] {
    const auto& dealt = frame().context().scenario().generation.dealt;
    return !frame().dealing().is_running() && dealt && dealt->board == position;
  });
}

wxDataViewListCtrl& wishes() { return dynamic_cast<wxDataViewListCtrl&>(widget("Wishes for boards")); }

/// Where it is once the page has come to rest: what has the keyboard comes into sight, and words above grow.
wxPoint resting_place() {
  return ui_test::resting_place([] { return wishes().GetScreenPosition(); });
}

int row_of_wish(const std::string& words) {
  int row = 0;
  while (row < wishes().GetItemCount() &&
         !wishes().GetTextValue(static_cast<unsigned>(row), 1).Contains(words))
    ++row;
  return row;
}

wxPoint middle_of(int row, unsigned column) {
  const wxRect rect = wishes().GetItemRect(wishes().RowToItem(row), wishes().GetColumn(column));
  return wishes().GetMainWindow()->ClientToScreen(rect.GetTopLeft() +
                                                  wxPoint(rect.width / 2, rect.height / 2));
}

/// Clicks a cell of the row with these words.
void click_wish(const std::string& words, unsigned column) {
  on_ui([] { wishes().SetFocus(); });
  resting_place();
  click(ask([&] { return middle_of(row_of_wish(words), column); }));
}

/// Until it is chosen: if the page were scrolled before the click is dealt with, it would meet another row.
void choose_wish(const std::string& words) {
  on_ui([] { wishes().UnselectAll(); });
  click_wish(words, 1);
  wait_until("the choice", [&] { return wishes().GetSelectedRow() == row_of_wish(words); });
}

TEST(Generate, DealsABoardThatMeetsTheWishesInOneStep) {
  start_with("base-3-4");
  open_page();
  screenshot("generate-page");
  choose("Set of wishes", "For tournaments");
  wait_until("the wishes", [] { return frame().context().scenario().generation.wishes.size() == 7; });
  const Scenario before = scenario();
  deal();
  screenshot("generate-dealt");
  deal();
  const auto file = folder() / "dealt.xml";
  save_as(file);
  const Scenario kept = Document::open(file).document->scenario();
  EXPECT_EQ(kept.generation.wishes.size(), 7U);
  EXPECT_EQ(kept.generation.dealt, (Dealt{1, 1}));
  const auto shown = [] { return dynamic_cast<wxSpinCtrl&>(widget("Number of the board")).GetValue(); };
  EXPECT_EQ(ask(shown), 1) << "the number in the file, and on the command line";
  EXPECT_EQ(missed(kept), 0);
  EXPECT_FALSE(kept.cells == before.cells);
  press("The board before");
  wait_until("the first board", [] { return frame().context().scenario().generation.dealt == Dealt{1, 0}; });
  EXPECT_EQ(ask(shown), 0);
  on_ui([] { frame().canvas().SetFocus(); });
  key('Z', wxMOD_CONTROL);
  wait_until("the map as it was", [&] { return frame().context().scenario() == before; });
}

TEST(Generate, AKeyDealsWhatPoolsHoldAndAnotherBoardInItsPlace) {
  start_with("base-3-4-variable");
  const Scenario before = scenario();
  for (const std::uint64_t number : {0U, 1U}) {
    key('D', wxMOD_CONTROL | wxMOD_SHIFT);
    wait_until("a board", [&] {
      const auto& dealt = frame().context().scenario().generation.dealt;
      return dealt && dealt->board == number;
    });
  }
  EXPECT_EQ(ask([] { return frame().context().history().size(); }), 1U);
  on_ui([] { frame().canvas().SetFocus(); });
  key('Z', wxMOD_CONTROL);
  wait_until("the pools", [&] { return frame().context().scenario() == before; });
}

TEST(Generate, LockedHexesStayAndHaveAPadlock) {
  start_with("base-3-4");
  open_page();
  const Hex hex{1, 0};
  const Cell cell = scenario().cells.at(hex);
  key('V');
  click(place_of(hex));
  wait_until("the selection", [&] { return frame().context().bench().selection().hexes.contains(hex); });
  press("Lock the selection");
  wait_until("the lock", [&] { return frame().context().scenario().generation.locked.contains(hex); });
  wait_until("the count",
             [] { return widget("How many hexes are locked").GetLabel().StartsWith("One hex is locked"); });
  screenshot("generate-locked");
  for (int board = 0; board < 3; ++board) {
    deal();
    EXPECT_TRUE(scenario().cells.at(hex) == cell);
  }
  press("Unlock");
  wait_until("no lock", [] { return frame().context().scenario().generation.locked.empty(); });
}

// SEA-08
TEST(Generate, WhatLiesFaceDownMovesWhereItsStackIsChosen) {
  start_with("fog-islands-4");
  open_page();
  const Scenario before = scenario();
  deal();
  EXPECT_TRUE(scenario().stacks == before.stacks);
  choose("What may move of what lies face down", "And the stack: fog");
  screenshot("generate-stack");
  for (int board = 0; board < 3 && scenario().stacks == before.stacks; ++board) deal();
  EXPECT_FALSE(scenario().stacks == before.stacks);
  EXPECT_EQ(size(scenario().stacks.at("fog")), size(before.stacks.at("fog")));
  start_with("base-3-4");
  open_page();
  wait_until("no stack to choose", [] { return !widget("What may move of what lies face down").IsShown(); });
}

/// What lies half out of sight when it is clicked stays under the pointer.
TEST(Generate, AClickChoosesTheWishUnderThePointerAndMovesNothing) {
  start_with("base-3-4");
  open_page();
  const auto in_sight = [](wxPoint place) {
    const wxWindow& page = widget("generate");
    return wxRect(page.ClientToScreen(wxPoint()), page.GetClientSize()).Deflate(3).Contains(place);
  };
  int clicks = 0;
  for (const int position : {0, 12, 24, 36, 48})
    for (const int row : {1, 7, 13}) {
      on_ui([&] {
        frame().canvas().SetFocus();
        wishes().UnselectAll();
        dynamic_cast<wxScrolledWindow&>(widget("generate")).Scroll(0, position);
      });
      const wxPoint before = resting_place();
      const wxPoint place = ask([&] { return middle_of(row, 1); });
      if (!ask([&] { return in_sight(place); })) continue;
      click(place);
      wait_until("the choice", [] { return wishes().GetSelectedRow() >= 0; });
      EXPECT_EQ(ask([] { return wishes().GetSelectedRow(); }), row) << position;
      EXPECT_EQ(resting_place(), before) << position << ", row " << row;
      ++clicks;
    }
  EXPECT_GT(clicks, 6);
}

TEST(Generate, TheColumnOfWishesStaysAsWideAsItIs) {
  start_with("base-3-4");
  open_page();
  resting_place();
  const auto width = [] { return ask([] { return wishes().GetColumn(1)->GetWidth(); }); };
  const int before = width();
  choose("Effort of the balance", "A quick look");
  for (int start = 0; start < 3; ++start) {
    press("Start balancing");
    wait_until("work", [] { return frame().balancing().is_running(); });
    press("Cancel balancing");
    wait_until("rest", [] { return !frame().balancing().is_running(); });
    on_ui([] { wishes().SendSizeEvent(); });
    on_ui([] {});
  }
  EXPECT_EQ(width(), before);
  screenshot("generate-wishes-as-wide");
}

TEST(Generate, SaysWhyThereIsNoBoardForWishesThatCannotBe) {
  start_with("base-3-4");
  open_page();
  click_wish("pips at an intersection", 0);
  wait_until("the wish", [] { return frame().context().scenario().generation.wishes.size() == 1; });
  choose_wish("pips at an intersection");
  fill_in("Limit of the wish", "3");
  wait_until("the limit", [] { return frame().context().scenario().generation.wishes.front().limit == 3; });
  screenshot("generate-missed");
  const Scenario before = scenario();
  press("Deal a board");
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (!ask([] { return frame().dealing().is_refused(); }) && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_TRUE(ask([] { return frame().dealing().is_refused(); }));
  screenshot("generate-refused");
  EXPECT_THAT(words_in("Why there is no board"), testing::HasSubstr("✗"));
  EXPECT_TRUE(scenario() == before);
}

TEST(Generate, BalancesBesideDrawingAndAppliesInOneStep) {
  start_with("base-3-4");
  open_page();
  choose("Effort of the balance", "A quick look");
  press("Start balancing");
  wait_until("work", [] { return frame().balancing().is_running(); });
  screenshot("generate-balancing");
  const auto boards = [] {
    const auto now = frame().balancing().now();
    return now && now->result ? now->result->boards.size() : 0;
  };
  wait_for_search([] { return frame().balancing().is_running(); }, [&] { return boards() > 0; },
                  "Cancel balancing");
  ASSERT_GT(ask(boards), 0U);
  const Scenario before = scenario();
  on_ui([] { widget("What helped").SetFocus(); });
  screenshot("generate-balanced");
  press("Apply the balanced board");
  wait_until("the board", [] { return frame().context().history().position() == 1; });
  EXPECT_FALSE(scenario().cells == before.cells);
  EXPECT_THAT(words_in("What the balance found"), testing::HasSubstr("apart"));
  screenshot("generate-applied");
  on_ui([] { frame().canvas().SetFocus(); });
  key('Z', wxMOD_CONTROL);
  wait_until("the map as it was", [&] { return frame().context().scenario() == before; });
}

TEST(Generate, ImprovesTheMapInOnePlace) {
  start_with("base-3-4");
  open_page();
  choose("Effort for single changes", "A quick look");
  press("Start trying single changes");
  wait_until("work", [] { return frame().improving().is_running(); });
  wait_for_search([] { return frame().improving().is_running(); }, [] { return false; }, {});
  ASSERT_TRUE(ask([] { return frame().improving().now() && frame().improving().now()->has_board(); }));
  const Scenario before = scenario();
  auto& list = dynamic_cast<wxListBox&>(widget("Single changes"));
  on_ui([&] { list.SetFocus(); });
  key(WXK_HOME);
  wait_until("the first change", [&] { return list.GetSelection() == 0; });
  screenshot("generate-improve");
  EXPECT_THAT(words_in("What single changes bring"), testing::HasSubstr("points of the wins apart"));
  EXPECT_THAT(words_in("The chosen change"), testing::HasSubstr("Wins of the seats: "));
  press("Make the chosen change");
  wait_until("the change", [] { return frame().improving().is_on_map(0); });
  EXPECT_EQ(ask([] { return frame().context().history().position(); }), 1U);
  EXPECT_FALSE(scenario() == before);
  // Another one takes its place.
  if (ask([&] { return list.GetCount() > 1; })) {
    on_ui([&] { list.SetFocus(); });
    key(WXK_DOWN);
    wait_until("the second change", [&] { return list.GetSelection() == 1; });
    press("Make the chosen change");
    wait_until("another change", [] { return frame().improving().is_on_map(1); });
    EXPECT_EQ(ask([] { return frame().context().history().position(); }), 1U);
  }
  on_ui([] { frame().canvas().SetFocus(); });
  key('Z', wxMOD_CONTROL);
  wait_until("the map as it was", [&] { return frame().context().scenario() == before; });
}

TEST(Generate, ABoardOfThoseThatDifferIsTakenByAClick) {
  start_with("base-3-4");
  open_page();
  choose("Effort for boards that differ", "A quick look");
  press("Start looking for boards that differ");
  wait_until("work", [] { return frame().archive().is_running(); });
  const auto boards = [] {
    const auto now = frame().archive().now();
    return now && now->result ? now->result->boards.size() : 0;
  };
  wait_for_search([] { return frame().archive().is_running(); }, [&] { return boards() > 1; },
                  "Cancel the search");
  ASSERT_GT(ask(boards), 1U);
  on_ui([] { widget("Boards that differ").SetFocus(); });
  wait_until("the pictures", [] { return widget("Boards that differ").IsShownOnScreen(); });
  const Scenario before = scenario();
  const auto second = ask([] {
    const auto& grid = dynamic_cast<gui::BoardGrid&>(widget("Boards that differ"));
    const wxRect place = grid.place_of(1);
    return grid.ClientToScreen(place.GetTopLeft() + wxPoint(place.width / 2, place.height / 2));
  });
  move_to(second);
  wait_until("what is pointed at",
             [] { return dynamic_cast<gui::BoardGrid&>(widget("Boards that differ")).chosen() == 1U; });
  const auto name = ask([] { return cell_name(frame().archive().now()->result->boards[1]); });
  EXPECT_THAT(words_in("The chosen board"), testing::StartsWith("Board " + name + ", 2 of "));
  screenshot("generate-archive-hover");
  EXPECT_EQ(scenario(), before);
  click(second);
  wait_until("the board", [] { return frame().archive().is_on_map(1); });
  EXPECT_EQ(ask([] { return text(frame().context().history().label(0)); }),
            "take board " + name + " of those that differ");
  EXPECT_EQ(ask([] { return frame().context().history().position(); }), 1U);
  screenshot("generate-archive-taken");
  key(WXK_LEFT);
  key(WXK_RETURN);
  wait_until("another board", [] { return frame().archive().is_on_map(0); });
  EXPECT_EQ(ask([] { return frame().context().history().position(); }), 1U);
  on_ui([] { frame().canvas().SetFocus(); });
  key('Z', wxMOD_CONTROL);
  wait_until("the map as it was", [&] { return frame().context().scenario() == before; });
}

TEST(Generate, NewLandIsAMapThatCanBeDealtAtOnce) {
  start_empty();
  wxTheApp->CallAfter([] { gui::make_land(frame()); });
  wait_for_window("New land");
  key('A', wxMOD_CONTROL);
  type("12, 7");  // as its tooltip says
  wait_until("two islands", [] {
    const wxWindow* why = wxWindow::FindWindowByName("Why there is no such land");
    const wxWindow* open = wxWindow::FindWindowById(wxID_OK);
    return why && why->GetLabel().empty() && open && open->IsEnabled();
  });
  screenshot("generate-new-land");
  key(WXK_RETURN);
  wait_until("the land", [] { return frame().context().scenario().cells.size() > 19; });
  wait_until("the editor", [] { return frame().IsActive(); });
  key('D', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("a board", [] { return frame().context().scenario().generation.dealt.has_value(); });
  screenshot("generate-land-dealt");
  const Scenario map = scenario();
  EXPECT_EQ(std::ranges::count_if(map.cells,
                                  [](const auto& each) {
                                    const auto terrain = fixed(each.second.terrain);
                                    return terrain && *terrain != Terrain::Sea;
                                  }),
            19);
}

TEST(Generate, HasRoomForItsWordsInASmallWindow) {
  start_with("base-3-4-variable");
  open_page();
  on_ui([] { frame().SetSize(1024, 700); });
  wait_until("the size", [] { return frame().GetSize() == wxSize(1024, 700); });
  key('8', wxMOD_CONTROL);
  wait_until("the page", [] { return widget("Deal a board").IsShownOnScreen(); });
  deal();
  screenshot("generate-small-window");
  EXPECT_THAT(ask([] { return without_room_in(widget("generate")); }), testing::IsEmpty());
  on_ui([] { frame().SetSize(1280, 780); });  // for the tests that follow
}

}  // namespace
}  // namespace hexwright::ui_test
