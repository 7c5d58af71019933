#include <algorithm>

#include <gmock/gmock.h>
#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/play/play_canvas.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "tests/support/own_packs.h"
#include "tests/ui/hands.h"
#include "tests/ui/playing.h"
#include "tests/ui/shown_texts.h"

// Maps with own rules in the window of a game.

namespace hexwright::ui_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

int fish_of(const PlaySession& session, SeatId seat) {
  return own::counter_of({session.game(), session.state()}, seat, 0);
}

bool can_buy_with_fish(const PlaySession& session) {
  return count(session, own::action::act) > 0 && count(session, ActionKind::EndTurn) > 0;
}

std::vector<std::string> texts_in(const std::string& panel) {
  return ask([&] { return texts_of(*wxWindow::FindWindowByName(panel, &play_window())); });
}

TEST(PlayOwn, ShowsWhatCountersSay) {
  take_over_when(with_pack_on_board(gallery_pack("lake")), can_buy_with_fish);
  settle();
  screenshot("play-own-counters");
  const std::string fish =
      "Fish: " + std::to_string(ask([] { return fish_of(session(), session().actor()); }));
  EXPECT_THAT(texts_in("players"), Contains(HasSubstr(fish)));
  EXPECT_THAT(texts_in("moves"), Contains(HasSubstr(fish)));
}

TEST(PlayOwn, EndingTheTurnIsInSightAndShipsAreNotThereWithoutASea) {
  for (Scenario map : {with_pack_on_board(gallery_pack("lake")), template_named("cities-and-knights-5-6")}) {
    map.details.pieces.ships = 15;
    take_over_when(map, [](const PlaySession& session) { return count(session, ActionKind::EndTurn) > 0; });
    settle();
    screenshot("play-end-of-turn-" + std::to_string(map.details.max_players));
    const auto is_in_sight = [](const std::string& name) {
      const wxWindow* button = wxWindow::FindWindowByName(name, &play_window());
      const wxWindow* panel = wxWindow::FindWindowByName("moves", &play_window());
      return button && panel->GetScreenRect().Contains(button->GetScreenRect());
    };
    EXPECT_TRUE(ask([&] { return is_in_sight("End the turn"); }));
    EXPECT_FALSE(ask([] { return wxWindow::FindWindowByName("Build a ship", &play_window()) != nullptr; }));
  }
}

TEST(PlayOwn, ShowsALongLineOfTheLogWhole) {
  take_over_when(with_pack_on_board(gallery_pack("lake")), can_buy_with_fish);
  settle();
  const auto list = [] {
    return dynamic_cast<wxDataViewCtrl*>(wxWindow::FindWindowByName("What happened", &play_window()));
  };
  const auto tip = [&] { return list()->GetMainWindow()->GetToolTipText(); };
  const wxRect lines = ask([&] { return list()->GetScreenRect(); });
  bool found = false;
  for (int y = lines.GetBottom() - 12; y > lines.GetTop() + 30 && !found; y -= 12) {
    move_to({lines.GetLeft() + 120, y});
    for (int turn = 0; turn < 10; ++turn) on_ui([] {});
    found = ask([&] { return tip().Contains(" rolls ") && tip().length() > 60; });
  }
  EXPECT_TRUE(found);
  screenshot("play-own-log");
}

TEST(PlayOwn, GivesEachOwnActionAButton) {
  take_over_when(with_pack_on_board(gallery_pack("lake")), can_buy_with_fish);
  settle();
  const std::string buy = "Buy with fish (3 fish)";
  EXPECT_THAT(texts_in("moves"), Contains(HasSubstr("In your turn you may buy with fish")));
  const SeatId seat = ask([] { return session().actor(); });
  const int fish = ask([&] { return fish_of(session(), seat); });
  const std::size_t before = position();
  press(buy);
  settle();
  screenshot("play-own-action");
  const Choice first = choices(own::action::act).front();
  EXPECT_TRUE(ask([&] {
    const wxWindow* button = wxWindow::FindWindowByName(gui::sentence(first.title), &play_window());
    const wxWindow* panel = wxWindow::FindWindowByName("moves", &play_window());
    return button && panel->GetScreenRect().Contains(button->GetScreenRect());
  })) << "what is to be chosen from is in sight";
  press(title_of(first));
  wait_until("the card", [&] { return session().position() > before; });
  EXPECT_EQ(action_after(before), first.action);
  EXPECT_EQ(ask([&] { return fish_of(session(), seat); }), fish - 3);
}

TEST(PlayOwn, SaysWhyAnOwnActionCannotBeDone) {
  take_over_when(with_pack_on_board(gallery_pack("lake")), [](const PlaySession& session) {
    return count(session, ActionKind::EndTurn) > 0 && fish_of(session, session.actor()) == 2;
  });
  settle();
  EXPECT_THAT(texts_in("moves"), Contains(HasSubstr("Of what it costs, this is missing: 1 fish")));
}

TEST(PlayOwn, HasItsRulesToRead) {
  take_over_when(with_pack_on_board(gallery_pack("lake")), can_buy_with_fish);
  key(WXK_F2);
  wait_for_window("Rules of this map");
  EXPECT_TRUE(ask([] {
    const auto* rules = control<wxTextCtrl>("Rules of this map");
    return rules && rules->GetValue().Contains("In your turn you may buy with fish");
  }));
  screenshot("play-own-rules");
  key(WXK_ESCAPE);
  wait_for_window("Playing");
}

TEST(PlayOwn, SaysWhoseDiceAreChosenAndWhyTheyShowNoSeven) {
  take_over_when(with_pack_on_board(gallery_pack("no-seven")),
                 [](const PlaySession& session) { return session.state().phase == Phase::BeforeRoll; });
  const std::string roller = ask([] { return session().player(session().actor()).name; });
  key('D', wxMOD_CONTROL);
  wait_until("that chance is chosen", [] { return play_window().chooses_chance(); });
  key('D');
  wait_for_window("Choose the dice of " + roller);
  key('3'), key('4');
  screenshot("play-own-no-seven");
  EXPECT_TRUE(ask([] {
    const auto* why = control<wxStaticText>("why no seven");
    return why && why->GetLabel().StartsWith("No 7 is rolled yet: A 7 is rolled again");
  }));
  key(WXK_ESCAPE);
  wait_for_window("Playing");
}

TEST(PlayOwn, TheBoardGrowsWithTheWindowUntilSomebodyZooms) {
  take_over_when(with_pack_on_board(gallery_pack("lake")), can_buy_with_fish);
  const auto resize = [](const wxSize& size) {
    on_ui([&] { play_window().SetSize(size); });
    wait_until("the new size", [&] { return play_window().GetSize() == size; });
    settle();
  };
  const auto scale = [] { return ask([] { return play_window().canvas().scale(); }); };
  resize({1000, 640});
  const double small = scale();
  resize({1280, 780});
  EXPECT_GT(scale(), small * 1.1);
  on_ui([] { play_window().canvas().zoom(1.25); });
  const double zoomed = scale();
  resize({1000, 640});
  EXPECT_DOUBLE_EQ(scale(), zoomed);
  on_ui([] { play_window().canvas().fit(); });
  EXPECT_DOUBLE_EQ(scale(), small);
}

}  // namespace
}  // namespace hexwright::ui_test
