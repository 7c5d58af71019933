#include <algorithm>
#include <numeric>

#include <gmock/gmock.h>
#include <wx/app.h>

#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/play_canvas.h"
#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "model/playtest/modules/pirate_fleet/war.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "model/playtest/modules/wonders/claim.h"
#include "model/playtest/modules/wonders/kinds.h"
#include "tests/ui/playing.h"
#include "tests/ui/room.h"

// The window of a game has room for all its words, on small screens too, at moments with much to show.

namespace hexwright::ui_test {
namespace {

bool is_in_turn(const PlaySession& session) { return count(session, ActionKind::EndTurn) > 0; }

/// Two wonders are being built, one of them by whoever is on turn. WON-11
bool builds_wonder(const PlaySession& session) {
  int built = 0;
  for (const SeatId seat : session.game().seats())
    if (const auto claim = wonders::claim_of(session.state().seats[seat]); claim && claim->level > 0) ++built;
  return built > 1 && count(session, wonders::action::build_level) > 0;
}

/// TRI-07
bool lays_harbor(const PlaySession& session) {
  const Task* task = session.state().task();
  return task && task->kind == tribal_gifts::task::place_harbor &&
         count(session, tribal_gifts::action::place_harbor) > 2;
}

/// A fortress has lost a chit. PIR-13
bool wages_war(const PlaySession& session) {
  const PirateWar& war = session.state().pirates;
  const SeatId seat = session.actor();
  return is_in_turn(session) && war.warships[seat] > 2 && war.chits[seat] > 0 && war.chits[seat] < 3;
}

/// Several progress cards, beside a metropolis. CK-46
bool holds_progress(const PlaySession& session) {
  const Realms& realms = session.state().realms;
  const ProgressCards& own = realms.seats[session.actor()].progress;
  return is_in_turn(session) && std::accumulate(own.begin(), own.end(), 0) > 2 &&
         std::ranges::any_of(realms.metropolis_of, [](int seat) { return seat != 0; });
}

bool is_late(const PlaySession& session) { return is_in_turn(session) && session.state().turn_number > 40; }

void set_size(const wxSize& size) {
  on_ui([&] { play_window().SetSize(size); });
  wait_until("the new size", [&] { return play_window().GetSize() == size; });
  settle();
  // What is below is scrolled to; the window has been laid out and painted once more.
  for (int turn = 0; turn < 20; ++turn) on_ui([] { wxTheApp->Yield(true); });
}

/// Which of the kinds that can be done now are not bold.
std::vector<std::string> plain_buttons() {
  std::vector<std::string> found;
  for (const gui::MoveKind& move : gui::move_kinds()) {
    const wxWindow* button = wxWindow::FindWindowByName(gui::label_of(move.kind), &play_window());
    if (button && play_window().context().offers(move.kind) &&
        button->GetFont().GetWeight() != wxFONTWEIGHT_BOLD)
      found.push_back(button->GetName().utf8_string());
  }
  return found;
}

void expect_room(const std::string& map, bool (*moment)(const PlaySession&), const std::string& picture) {
  take_over_when(map, moment);
  for (const wxSize size : {wxSize(1280, 780), wxSize(1024, 700)}) {
    set_size(size);
    screenshot("play-room-" + picture + "-" + std::to_string(size.x));
    EXPECT_THAT(ask([] { return without_room_in(play_window()); }), testing::IsEmpty()) << size.x;
    EXPECT_THAT(ask([] { return plain_buttons(); }), testing::IsEmpty()) << size.x;
  }
}

TEST(PlayRoom, OfWonders) { expect_room("wonders-3-4", builds_wonder, "wonders"); }
TEST(PlayRoom, OfGifts) { expect_room("tribal-gifts-3-4", lays_harbor, "gifts"); }
TEST(PlayRoom, OfPirates) { expect_room("pirate-islands-3-4", wages_war, "pirates"); }
TEST(PlayRoom, OfKnights) { expect_room("cities-and-knights-3-4", holds_progress, "knights"); }
TEST(PlayRoom, OfFog) { expect_room("fog-islands-4", is_late, "fog"); }
TEST(PlayRoom, InANarrowWindowGoesToTheBoardUntilSomebodyAsksForAPanel) {
  take_over_when("base-3-4", is_in_turn);
  set_size(wxSize(730, 520));
  const auto shows = [](const char* panel) { return ask([=] { return play_window().is_shown(panel); }); };
  EXPECT_FALSE(shows("log"));
  EXPECT_FALSE(shows("players"));
  EXPECT_GT(ask([] { return play_window().canvas().GetSize().x; }), 350);
  screenshot("play-room-narrow");
  key('2', wxMOD_CONTROL);
  wait_until("the players", [] { return play_window().is_shown("players"); });
  set_size(wxSize(740, 520));
  EXPECT_TRUE(shows("players"));
  set_size(wxSize(1280, 780));
  EXPECT_TRUE(shows("log"));
}
TEST(PlayRoom, OfCloth) { expect_room("cloth-villages-3-4", is_late, "cloth"); }

}  // namespace
}  // namespace hexwright::ui_test
