#include "editor/core/play/handover.h"

#include "model/playtest/bots/all_bots.h"

namespace hexwright {
namespace {

std::vector<Player> players(std::initializer_list<std::string_view> kinds) {
  std::vector<Player> players;
  for (const auto kind : kinds) players.push_back({std::string(kind), find_bot(kind)});
  return players;
}

TEST(Handover, StaysUpForOnePersonAlone) {
  Handover handover(players({"random", "person", "random"}));
  for (const SeatId actor : {SeatId(0), SeatId(1), SeatId(2), SeatId(), SeatId(1)}) {
    handover.turn_to(actor);
    EXPECT_EQ(handover.waits_for(), none);
    EXPECT_EQ(handover.sight(), Sight(SeatId(1)));
  }
}

TEST(Handover, ShowsEverythingToWhoOnlyWatchesBots) {
  Handover handover(players({"random", "settler"}));
  handover.turn_to(SeatId(1));
  EXPECT_EQ(handover.sight(), all_seeing);
}

TEST(Handover, FallsBetweenPersonsUntilTheNextOneIsThere) {
  Handover handover(players({"person", "random", "person"}));
  handover.turn_to(SeatId(0));
  EXPECT_EQ(handover.waits_for(), SeatId(0));
  EXPECT_EQ(handover.sight(), Sight(none));
  handover.open();
  EXPECT_EQ(handover.sight(), Sight(SeatId(0)));
  handover.turn_to(SeatId(1));
  EXPECT_EQ(handover.sight(), Sight(SeatId(0))) << "a bot looks at no screen";
  handover.turn_to(SeatId(2));
  EXPECT_EQ(handover.sight(), Sight(none));
  EXPECT_EQ(handover.waits_for(), SeatId(2));
  handover.turn_to(SeatId(0));
  EXPECT_EQ(handover.sight(), Sight(SeatId(0))) << "the last one still sits there";
  handover.turn_to(SeatId(2));
  handover.open();
  EXPECT_EQ(handover.sight(), Sight(SeatId(2)));
}

TEST(Handover, IsNothingToADesignerWhoLooksAtAllHands) {
  Handover handover(players({"person", "person"}));
  handover.turn_to(SeatId(0));
  handover.show_all(true);
  EXPECT_EQ(handover.sight(), all_seeing);
  handover.show_all(false);
  EXPECT_EQ(handover.sight(), Sight(none));
}

TEST(Handover, FollowsSeatsThatChangeHands) {
  Handover handover(players({"person", "person"}));
  handover.turn_to(SeatId(0));
  handover.open();
  handover.players_are(players({"random", "person"}));
  EXPECT_EQ(handover.sight(), Sight(SeatId(1)));
  handover.players_are(players({"random", "random"}));
  EXPECT_EQ(handover.sight(), all_seeing);
}

}  // namespace
}  // namespace hexwright
