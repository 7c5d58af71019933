#include <algorithm>

#include <gmock/gmock.h>

#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "tests/support/own_packs.h"
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

}  // namespace
}  // namespace hexwright::ui_test
