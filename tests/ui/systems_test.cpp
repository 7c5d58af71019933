#include <gmock/gmock.h>

#include "ui/drawing.h"

// Every system of rules drawn from an empty map by mouse and keyboard, valid at the end, saved and read back.
// EDIT-01, EDIT-02, EDIT-03

namespace hexwright::ui_test {
namespace {

const std::vector<Hex> flower{{0, -1}, {1, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}};

// Seven hexes of land in the sea.
void draw_flower(const std::string& middle) {
  lay_block("Sea", {-1, -2}, {1, 2});
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
  draw_flower("Jungle");
  number({{{0, 0}, 5}});
  lay("Volcano", {{1, 0}});
  lay_robber({0, 0});
  EXPECT_EQ(scenario().rules.at("volcano").at("gold"), "yes");
  EXPECT_EQ(scenario().cells.at({1, 0}).token, PlacedToken(4));
  expect_saved_and_read_back("system-volcano");
}

// FRO-01
TEST(Systems, FrontiersLaidByTheMouse) {
  start_empty();
  zoom_out(2);
  play({"frontiers"});
  draw_flower("Desert");
  lay_robber({0, 0});
  press("Frontier areas");
  move_to(place_of(Path({2, -1}, Direction::SouthEast)));
  screenshot("frontier-preview");
  click(place_of(Path({1, -2}, Direction::East)));
  wait_until("the first area", [] { return frame().desk().scenario().frontiers.size() == 1; });
  click(place_of(Hex{-1, 2}));
  click(place_of(Hex{-2, 2}));
  wait_until("the second area", [] { return frame().desk().scenario().frontiers.size() == 2; });
  expect_saved_and_read_back("system-frontiers");
}

// SEA-09, SPI-02, FOG-01
TEST(Systems, SpicesInFogSections) {
  start_empty();
  zoom_out(3);
  play({"spices"});
  draw_flower("Desert");
  lay_robber({0, 0});
  lay_block("Sea", {3, -2}, {3, 2});
  make_pool("Terrain pool", "normal", {{"Hills", "1"}, {"Forest", "2"}, {"Sea", "1"}});
  make_pool("Token pool", "fog", {{"5", "1"}, {"9", "1"}, {"11", "1"}});
  for (const std::string name : {"A", "B"}) {
    make_stack(name, {{"Spice in the stack", "1"}, {"Hexes dealt to the stack", "2"}});
    choose("Token pool of the stack", "fog");
  }
  cover("A", {{{4, -2}, {4, -1}, {3, -1}}});
  cover("B", {{{3, 1}, {2, 2}, {3, 2}}});
  expect_saved_and_read_back("system-spices");
}

// EXP-02, EXP-05, EXP-07
TEST(Systems, ExplorersOnABoardThatGoesRound) {
  start_empty();
  zoom_out(3);
  play({"explorers"});
  lay_block("Sea", {-3, -2}, {2, 2});
  draw_flower("Desert");
  lay_robber({0, 0});
  for (const Path path : {Path({1, -2}, Direction::SouthEast), Path({0, 2}, Direction::NorthWest),
                          Path({-1, 2}, Direction::NorthEast)})
    lay_harbor("Generic harbor 3:1", path);
  make_area("Home", flower, {"Home island", "Founding allowed"});
  make_pool("Token pool", "bag", {{"5", "2"}, {"9", "2"}});
  make_stack("sea", {{"Sea in the stack", "3"}, {"Ore harbor 2:1 in the stack", "1"}});
  make_stack("land", {{"Hills in the stack", "2"}, {"Forest in the stack", "2"}});
  choose("Token pool of the stack", "bag");
  choose("Stack that the stack is paired with", "sea");
  cover("land", {{{2, 0}, {3, 0}, {3, -1}}, {{-2, 0}, {-3, 0}, {-3, 1}}});
  choose_in_menu('M', 'E');
  wait_for_window("Edges of the board");
  tab_to("East and west join");
  key(WXK_SPACE);
  screenshot("edges");
  key(WXK_RETURN);
  wait_until("a round board", [] {
    return frame().desk().scenario().topology.kind() == Topology::Kind::JoinedEastWest;
  });
  wait_for_window("Hexwright");
  expect_saved_and_read_back("system-explorers");
}

// DES-01, DES-07, DES-08
TEST(Systems, DesolationOnABoardThatJoinsNorthAndSouth) {
  start_empty();
  zoom_out(3);
  play({"desolation"});
  lay_block("Sea", {-1, -4}, {1, 3});
  draw_flower("Desert");
  lay_robber({0, 0});
  lay("Pasture", {{-2, 3}});
  expect_saved_and_read_back("system-desolation");
}

}  // namespace
}  // namespace hexwright::ui_test
