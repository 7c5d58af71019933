#include <gmock/gmock.h>

#include "tests/ui/drawing.h"

// Every system of rules drawn from an empty map by mouse and keyboard, valid at the end, saved and read back.
// EDIT-01, EDIT-02, EDIT-03

namespace hexwright::ui_test {
namespace {

const std::vector<Hex> flower{{0, -1}, {1, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}};

// Seven hexes of land, numbered but for the middle.
void draw_island(const std::string& middle) {
  lay("Hills", {{0, -1}});
  lay("Forest", {{1, -1}});
  lay("Fields", {{-1, 0}});
  lay(middle, {{0, 0}});
  lay("Mountains", {{1, 0}});
  lay("Pasture", {{-1, 1}});
  lay("Forest", {{0, 1}});
  number({{{0, -1}, 6}, {{1, -1}, 3}, {{-1, 0}, 10}, {{1, 0}, 4}, {{-1, 1}, 9}, {{0, 1}, 8}});
}

// JUN-01, JUN-03, VOL-01, VOL-07
TEST(Systems, JungleAndVolcanoWithTheGoldVariant) {
  start_empty();
  zoom_out(2);
  play({"jungle", "volcano", "volcano gold"});
  lay_block("Sea", {-1, -2}, {1, 2});
  draw_island("Jungle");
  lay_robber({0, 0});
  number({{{0, 0}, 5}});
  lay("Volcano", {{1, 0}});
  EXPECT_EQ(scenario().rules.at("volcano").at("gold"), "yes");
  EXPECT_EQ(scenario().cells.at({1, 0}).token, PlacedToken(4));
  expect_saved_and_read_back("system-volcano");
}

// FRO-01
TEST(Systems, FrontiersLaidByTheMouse) {
  start_empty();
  zoom_out(2);
  play({"frontiers"});
  lay_block("Sea", {-1, -2}, {1, 2});
  draw_island("Desert");
  lay("Hills", {{2, -1}});  // so that all five intersections of each area lie at land
  lay("Fields", {{-2, 1}});
  number({{{2, -1}, 5}, {{-2, 1}, 11}});
  lay_robber({0, 0});
  press("Frontier areas");
  const Path between({1, -2}, Direction::East);
  move_to(place_of(between));
  wait_until("the five intersections", [] { return frame().canvas().preview().intersections.size() == 5; });
  screenshot("frontier-preview");
  click(place_of(between));
  wait_until("the first area", [] { return frame().context().scenario().frontiers.size() == 1; });
  click(place_of(Hex{-1, 2}));
  click(place_of(Hex{-2, 2}));
  wait_until("the second area", [] { return frame().context().scenario().frontiers.size() == 2; });
  expect_saved_and_read_back("system-frontiers");
}

// SEA-09, SPI-02, FOG-01
TEST(Systems, SpicesInSectionsOfFog) {
  start_empty();
  zoom_out(3);
  play({"spices"});
  set_detail("Ships", "15");
  lay_block("Sea", {-1, -2}, {4, 2});
  draw_island("Desert");
  lay_robber({0, 0});
  make_pool("Terrain pool", "normal", {{"Hills", "1"}, {"Forest", "2"}, {"Sea", "1"}});
  make_pool("Token pool", "fog", {{"5", "1"}, {"9", "1"}, {"11", "1"}});
  for (const std::string name : {"A", "B"}) {
    make_stack(name, {{"Spice hex in the stack", "1"}, {"Hexes dealt to the stack", "2"}});
    choose("Token pool of the stack", "fog");
  }
  cover("A", {{{4, -2}, {5, -2}, {4, -1}}});
  cover("B", {{{3, 1}, {2, 2}, {3, 2}}});
  expect_saved_and_read_back("system-spices");
}

// EXP-02, EXP-05, EXP-07
TEST(Systems, ExplorersOnABoardThatGoesRound) {
  start_empty();
  zoom_out(3);
  play({"explorers"});
  set_detail("Ships", "15");
  lay_block("Sea", {-2, -2}, {2, 2});
  draw_island("Desert");
  for (const Path path : {Path({0, -2}, Direction::SouthEast), Path({2, -2}, Direction::SouthWest),
                          Path({-2, 2}, Direction::NorthEast), Path({0, 2}, Direction::NorthWest)})
    lay_harbor("Generic harbor 3:1", path);
  make_area("Home", flower, {"Home island", "Founding settlements stand here"});
  make_pool("Token pool", "bag", {{"5", "2"}, {"9", "2"}});
  make_stack("sea", {{"Sea in the stack", "3"}, {"Ore harbor 2:1 in the stack", "1"}});
  make_stack("land", {{"Hills in the stack", "2"}, {"Forest in the stack", "2"}});
  choose("Token pool of the stack", "bag");
  choose("Stack that the stack is paired with", "sea");
  cover("land",
        {{{2, 0}, {3, 0}, {2, 1}}, {{3, 0}, {3, -1}}, {{-2, 0}, {-3, 0}, {-2, -1}}, {{-3, 0}, {-3, 1}}});
  join_edges(Topology::Kind::JoinedEastWest);
  expect_saved_and_read_back("system-explorers");
}

// DES-01, DES-07, DES-08
TEST(Systems, DesolationOnABoardThatJoinsNorthAndSouth) {
  start_empty();
  zoom_out(3);
  play({"desolation"});
  set_detail("Ships", "15");
  lay_block("Sea", {0, -4}, {1, 3});
  draw_island("Desert");
  lay_robber({0, 0});
  lay("Pasture", {{-2, 3}, {-1, 3}});
  number({{{-2, 3}, 5}, {{-1, 3}, 11}});
  make_area("Old world", flower, {"Home island", "Founding settlements stand here"});
  make_area("New world", {{-2, 3}, {-1, 3}}, {"New world"});
  make_pool(
      "Token pool", "spare",
      {{"2", "8"}, {"3", "6"}, {"4", "4"}, {"5", "2"}, {"9", "2"}, {"10", "4"}, {"11", "6"}, {"12", "8"}});
  key('U', wxMOD_CONTROL);
  wait_for_window("Rules");
  choose("Spare number tokens", "spare");
  tab_to("rules cities-and-knights");
  key(WXK_RETURN);
  wait_until("the pool",
             [] { return frame().context().scenario().rules.at("desolation").contains("spare-tokens"); });
  wait_for_window("Hexwright");
  join_edges(Topology::Kind::JoinedNorthSouth);
  expect_saved_and_read_back("system-desolation");
}

}  // namespace
}  // namespace hexwright::ui_test
