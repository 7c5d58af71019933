#include "editor/core/document/settings.h"
#include "editor/core/editing/typing.h"
#include "editor/core/search/place_words.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

TEST(Status, SaysWhatIsUnderThePointer) {
  Scenario scenario = test::lone_island();
  scenario.areas["Main island"].cells = {{0, 0}};
  scenario.markers[Marker::Robber] = {0, 0};
  EXPECT_EQ(line(describe(scenario, pointer_at({}, Hex{0, 0}))),
            "hex 0,0, Hills, token 5 with 4 pips, Robber, in Main island");
  EXPECT_EQ(line(describe(scenario, Hex{9, 9})), "hex 9,9, not on the board");
  scenario.cells[{0, 0}].stack = "fog";
  EXPECT_EQ(line(describe(scenario, Hex{0, 0})),
            "hex 0,0, face down from the stack fog, Robber, in Main island");
}

TEST(Status, NamesPoolsWhereThereIsNoFaceYet) {
  Scenario scenario;
  scenario.cells[{0, 0}] = {Drawn{"main"}, Drawn{"numbers"}, {}};
  EXPECT_EQ(line(describe(scenario, Hex{0, 0})),
            "hex 0,0, terrain from the pool main, token from the pool numbers");
}

TEST(Status, SumsThePipsAndNamesTheHarborOfAnIntersection) {
  Scenario scenario = test::lone_island();
  scenario.cells[{0, -1}] = {Terrain::Forest, 6, {}};
  scenario.harbors[Path({1, -1}, Direction::SouthWest)] = {Direction::SouthWest, HarborKind::Ore};
  const Intersection north_east({0, 0}, Corner::NorthEast);
  EXPECT_EQ(pips_at(scenario, Intersection({0, 0}, Corner::North)), 9);
  EXPECT_THAT(line(describe(scenario, north_east)),
              testing::AllOf(testing::HasSubstr("intersection with 4 pips"), testing::HasSubstr("2:1")));
  const auto pointer = pointer_at({}, test::near_corner({0, 0}, Corner::North));
  EXPECT_THAT(line(describe(scenario, pointer)), testing::HasSubstr("intersection with"));
}

TEST(Status, NamesHarborsOfPacks) {
  Scenario scenario = test::lone_island();
  scenario.own = own::Packs({{"pack",
                              {{"id", "p"}, {"title", "P"}, {"language", "1"}},
                              {{"harbor", {{"id", "post"}, {"title", "Trading post"}, {"rate", "2"}}, {}}}}});
  const Path at({1, -1}, Direction::SouthWest);
  scenario.harbors[at] = {Direction::SouthWest, scenario.own.harbors().front().value};
  EXPECT_THAT(line(describe(scenario, Intersection({0, 0}, Corner::NorthEast))),
              testing::HasSubstr("Trading post 2:1"));
}

TEST(Status, CountsWhatIsSelected) {
  Scenario scenario = test::lone_island();
  EXPECT_EQ(line(describe(scenario, Selection{})), "");
  EXPECT_EQ(line(describe(scenario, Selection{{{0, 0}}, {}})), "1 hex selected, land 1, 4 pips");
  EXPECT_EQ(line(describe(scenario, Selection{{{0, 0}, {1, 0}, {20, 0}}, {}})),
            "3 hexes selected, land 1, 4 pips");
  scenario.cells[{0, 0}].stack = "fog";
  EXPECT_EQ(line(describe(scenario, Selection{{{0, 0}}, {}})), "1 hex selected, land 0, 0 pips");
}

TEST(NumberEntry, WaitsAfterAOne) {
  NumberEntry entry;
  EXPECT_EQ(entry.type(5), 5);
  EXPECT_EQ(entry.type(1), std::nullopt);
  EXPECT_TRUE(entry.waiting());
  EXPECT_EQ(entry.type(2), 12);
  EXPECT_EQ(entry.type(2), 2);
  EXPECT_EQ(entry.type(1), std::nullopt);
  EXPECT_EQ(entry.type(1), 11);
  EXPECT_EQ(entry.type(7), std::nullopt) << "there is no token of 7";
  EXPECT_EQ(entry.type(0), std::nullopt);
}

TEST(Settings, RememberTenFilesNewestFirst) {
  Settings settings;
  for (int i = 0; i < 12; ++i) settings.remember("/maps/" + std::to_string(i) + ".xml");
  settings.remember("/maps/5.xml");
  ASSERT_EQ(settings.recent_files.size(), Settings::most_recent);
  EXPECT_EQ(settings.recent_files[0], "/maps/5.xml");
  EXPECT_EQ(settings.recent_files[1], "/maps/11.xml");
  settings.forget("/maps/5.xml");
  EXPECT_EQ(settings.recent_files.size(), 9U);
}

}  // namespace
}  // namespace hexwright
