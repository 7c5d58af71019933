#include "editor/core/play/curtain.h"

namespace hexwright {
namespace {

std::vector<Player> players(std::initializer_list<std::string_view> kinds) {
  std::vector<Player> players;
  for (const auto kind : kinds) players.push_back({std::string(kind), find_bot(kind)});
  return players;
}

TEST(Curtain, StaysUpForOnePersonAlone) {
  Curtain curtain(players({"random", "person", "random"}));
  for (const SeatId actor : {SeatId(0), SeatId(1), SeatId(2), SeatId(), SeatId(1)}) {
    curtain.turn_to(actor);
    EXPECT_EQ(curtain.waits_for(), none);
    EXPECT_EQ(curtain.sight(), Sight(SeatId(1)));
  }
}

TEST(Curtain, ShowsEverythingToWhoOnlyWatchesBots) {
  Curtain curtain(players({"random", "settler"}));
  curtain.turn_to(SeatId(1));
  EXPECT_EQ(curtain.sight(), all_seeing);
}

TEST(Curtain, FallsBetweenPersonsUntilTheNextOneIsThere) {
  Curtain curtain(players({"person", "random", "person"}));
  curtain.turn_to(SeatId(0));
  EXPECT_EQ(curtain.waits_for(), SeatId(0));
  EXPECT_EQ(curtain.sight(), Sight(none));
  curtain.open();
  EXPECT_EQ(curtain.sight(), Sight(SeatId(0)));
  curtain.turn_to(SeatId(1));
  EXPECT_EQ(curtain.sight(), Sight(SeatId(0))) << "a bot looks at no screen";
  curtain.turn_to(SeatId(2));
  EXPECT_EQ(curtain.sight(), Sight(none));
  EXPECT_EQ(curtain.waits_for(), SeatId(2));
  curtain.turn_to(SeatId(0));
  EXPECT_EQ(curtain.sight(), Sight(SeatId(0))) << "the last one still sits there";
  curtain.turn_to(SeatId(2));
  curtain.open();
  EXPECT_EQ(curtain.sight(), Sight(SeatId(2)));
}

TEST(Curtain, IsNothingToADesignerWhoLooksAtAllHands) {
  Curtain curtain(players({"person", "person"}));
  curtain.turn_to(SeatId(0));
  curtain.show_all(true);
  EXPECT_EQ(curtain.sight(), all_seeing);
  curtain.show_all(false);
  EXPECT_EQ(curtain.sight(), Sight(none));
}

TEST(Curtain, FollowsSeatsThatChangeHands) {
  Curtain curtain(players({"person", "person"}));
  curtain.turn_to(SeatId(0));
  curtain.open();
  curtain.players_are(players({"random", "person"}));
  EXPECT_EQ(curtain.sight(), Sight(SeatId(1)));
  curtain.players_are(players({"random", "random"}));
  EXPECT_EQ(curtain.sight(), all_seeing);
}

}  // namespace
}  // namespace hexwright
