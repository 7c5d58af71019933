#include "tests/io/pioneers/shipped_maps.h"

#include "io/pioneers/pioneers_game.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

using test::shipped_map;
using test::shipped_maps;

std::vector<std::string> lines(const Problems& problems) {
  std::vector<std::string> result;
  for (const auto& problem : problems) result.push_back(text(problem, "map"));
  return result;
}

Hex at(int x, int y) { return {x - (y - y % 2) / 2, y}; }

class ShippedMaps : public test::ShippedMapsTest {};

TEST_F(ShippedMaps, AreAllThere) {
  for (const auto& [name, hash] : test::saved_by_the_editor())
    EXPECT_TRUE(shipped_maps().contains(name)) << name << " is not in " << HEXWRIGHT_PIONEERS_MAPS;
  EXPECT_EQ(test::saved_by_the_editor().size(), 28U);
}

TEST_F(ShippedMaps, ImportWithoutErrors) {
  for (const auto& [name, game] : shipped_maps()) {
    const auto imported = read_pioneers(game);
    EXPECT_FALSE(has_errors(imported.problems)) << name;
    EXPECT_FALSE(imported.scenario.cells.empty()) << name;
    EXPECT_FALSE(imported.scenario.details.title.empty()) << name;
  }
}

TEST_F(ShippedMaps, ExportedAgainEqualWhatTheirOwnEditorSavesByteForByte) {
  for (const auto& [name, hash] : test::saved_by_the_editor()) {
    const auto exported = write_pioneers(read_pioneers(shipped_map(name)).scenario);
    EXPECT_EQ(test::sha_256(exported.game), hash) << name << "\n" << exported.game;
  }
}

TEST_F(ShippedMaps, LoseNothingOnTheWayBackButTheNumberOnASeaHex) {
  for (const auto& [name, game] : shipped_maps()) {
    auto scenario = read_pioneers(game).scenario;
    const auto exported = write_pioneers(scenario);
    if (name == "north_america.game") {
      EXPECT_EQ(lines(exported.losses),
                std::vector<std::string>{"map: warning: number tokens on desert or sea are left out: 1"});
      scenario.cells.at(at(5, 13)).token = {};
    } else {
      EXPECT_EQ(lines(exported.losses), std::vector<std::string>{}) << name;
    }
    EXPECT_EQ(read_pioneers(exported.game).scenario, scenario) << name;
  }
}

TEST_F(ShippedMaps, KeepEverythingInOurOwnFormatToo) {
  for (const auto& [name, game] : shipped_maps()) {
    const auto scenario = read_pioneers(game).scenario;
    const auto loaded = read_xml(write_xml(scenario));
    EXPECT_EQ(lines(loaded.problems), std::vector<std::string>{}) << name;
    EXPECT_EQ(loaded.scenario, scenario) << name;
    EXPECT_EQ(write_pioneers(loaded.scenario).game, write_pioneers(scenario).game) << name;
  }
}

TEST_F(ShippedMaps, KeepTheThreeHarborsThatFaceOpenSeaAndTellOfThem) {
  const auto france = read_pioneers(shipped_map("GuerreDe100ans.game"));
  EXPECT_EQ(lines(france.problems),
            (std::vector<std::string>{
                "map: note: Pioneers' figures of this map are played here as house rules: Cards of each "
                "resource and Other development cards",
                "map:49:47: warning: the harbor at column 14, row 5 does not face land",
                "map:57:25: warning: the harbor at column 6, row 13 does not face land"}));
  EXPECT_EQ(france.scenario.harbors.at(Path(at(14, 5), Direction::East)),
            (Harbor{Direction::East, HarborKind::Lumber}));
  EXPECT_EQ(france.scenario.harbors.at(Path(at(6, 13), Direction::East)),
            (Harbor{Direction::East, HarborKind::Ore}));
  const auto america = read_pioneers(shipped_map("north_america.game")).scenario;
  EXPECT_EQ(america.harbors.at(Path(at(16, 4), Direction::NorthWest)),
            (Harbor{Direction::NorthWest, HarborKind::Generic}));
}

TEST_F(ShippedMaps, KeepTheNumberOnASeaHexWhichTakesAChitFromTheLand) {
  const auto america = read_pioneers(shipped_map("north_america.game")).scenario;
  EXPECT_EQ(america.cells.at(at(5, 13)), (Cell{Terrain::Sea, 11, ""}));
  EXPECT_EQ(america.cells.at(at(6, 13)), (Cell{Terrain::Pasture, 10, ""}));
}

TEST_F(ShippedMaps, PutEveryThingOfTheDefaultMapWhereItBelongs) {
  const auto imported = read_pioneers(shipped_map("default.game"));
  const Scenario& s = imported.scenario;
  EXPECT_EQ(s.details.title, "Default");
  EXPECT_EQ(s.details.description, "Default board layout for 3 or 4 players");
  EXPECT_EQ(s.details.max_players, 4);
  EXPECT_EQ(s.details.victory_points, 10);
  EXPECT_EQ(s.details.pieces, (Pieces{15, 5, 4, 0}));
  EXPECT_EQ(s.rules.at("house-rules").at("knights"), "13");
  EXPECT_EQ(s.rules.size(), 1U);
  EXPECT_EQ(s.cells.size(), 37U);
  EXPECT_FALSE(s.cells.contains(at(0, 0)));
  EXPECT_EQ(s.cells.at(at(2, 1)), (Cell{Terrain::Forest, 11, ""}));
  EXPECT_EQ(s.cells.at(at(1, 3)), (Cell{Terrain::Desert, {}, ""}));
  EXPECT_EQ(s.cells.at(at(2, 3)), (Cell{Terrain::Forest, 3, ""}));
  EXPECT_EQ(s.harbors.size(), 9U);
  EXPECT_EQ(s.harbors.at(Path(at(2, 0), Direction::SouthEast)),
            (Harbor{Direction::SouthEast, HarborKind::Wool}));
  EXPECT_EQ(s.harbors.at(Path(at(5, 1), Direction::SouthWest)),
            (Harbor{Direction::SouthWest, HarborKind::Grain}));
  EXPECT_EQ(s.markers.at(Marker::Robber), at(1, 3));
  EXPECT_THAT(s.foreign, testing::Contains(ForeignEntry{"pioneers", "random-terrain", "on"}));
}

// FOU-03
TEST_F(ShippedMaps, PlayTheirBonusForNewIslandsAsForeignIslands) {
  std::map<std::string, RuleOptions> found;
  for (const auto& [name, game] : shipped_maps()) {
    const auto scenario = read_pioneers(game).scenario;
    if (const auto played = scenario.rules.find("foreign-islands"); played != scenario.rules.end())
      found.emplace(name, played->second);
  }
  const RuleOptions one{{"points", "1"}};
  EXPECT_THAT(
      found,
      testing::ElementsAre(
          testing::Pair("GuerreDe100ans.game", one), testing::Pair("conquest+ports.game", one),
          testing::Pair("conquest.game", one),
          testing::Pair("four-islands.game", RuleOptions{{"points", "2"}, {"points-for-first", "1"}}),
          testing::Pair("iles.game", one), testing::Pair("ubuntuland.game", RuleOptions{{"points", "3"}})));
}

TEST_F(ShippedMaps, CloseTheCornersThatTheirSetupForbids) {
  const auto s = read_pioneers(shipped_map("coeur.game")).scenario;
  EXPECT_EQ(s.closed_to_founding.size(), 12U);
  EXPECT_TRUE(s.closed_to_founding.contains(Intersection(at(3, 3), Corner::NorthEast)));
  EXPECT_TRUE(s.closed_to_founding.contains(Intersection(at(4, 2), Corner::SouthEast)));
  EXPECT_THAT(s.foreign, testing::Contains(ForeignEntry{"pioneers", "fixed", "3,3"}));
  EXPECT_TRUE(s.rules.contains("seafarers"));
}

}  // namespace
}  // namespace hexwright
