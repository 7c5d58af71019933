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
  for (const int actor : {0, 1, 2, int(nobody), 1}) {
    curtain.turn_to(actor);
    EXPECT_EQ(curtain.waits_for(), nobody);
    EXPECT_EQ(curtain.viewer(), 1);
  }
}

TEST(Curtain, ShowsEverythingToWhoOnlyWatchesBots) {
  Curtain curtain(players({"random", "settler"}));
  curtain.turn_to(1);
  EXPECT_EQ(curtain.viewer(), all_seeing);
}

TEST(Curtain, FallsBetweenPersonsUntilTheNextOneIsThere) {
  Curtain curtain(players({"person", "random", "person"}));
  curtain.turn_to(0);
  EXPECT_EQ(curtain.waits_for(), 0);
  EXPECT_EQ(curtain.viewer(), nobody);
  curtain.open();
  EXPECT_EQ(curtain.viewer(), 0);
  curtain.turn_to(1);
  EXPECT_EQ(curtain.viewer(), 0) << "a bot looks at no screen";
  curtain.turn_to(2);
  EXPECT_EQ(curtain.viewer(), nobody);
  EXPECT_EQ(curtain.waits_for(), 2);
  curtain.turn_to(0);
  EXPECT_EQ(curtain.viewer(), 0) << "the last one still sits there";
  curtain.turn_to(2);
  curtain.open();
  EXPECT_EQ(curtain.viewer(), 2);
}

TEST(Curtain, IsNothingToADesignerWhoLooksAtAllHands) {
  Curtain curtain(players({"person", "person"}));
  curtain.turn_to(0);
  curtain.show_all(true);
  EXPECT_EQ(curtain.viewer(), all_seeing);
  curtain.show_all(false);
  EXPECT_EQ(curtain.viewer(), nobody);
}

TEST(Curtain, FollowsSeatsThatChangeHands) {
  Curtain curtain(players({"person", "person"}));
  curtain.turn_to(0);
  curtain.open();
  curtain.players_are(players({"random", "person"}));
  EXPECT_EQ(curtain.viewer(), 1);
  curtain.players_are(players({"random", "random"}));
  EXPECT_EQ(curtain.viewer(), all_seeing);
}

}  // namespace
}  // namespace hexwright
