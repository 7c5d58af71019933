#include "model/board/board_graph.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/printed_boxes.h"
#include "tests/templates/template_counts.h"

// What is known of the printed maps, counted by hand from the rules and not from the files.

namespace hexwright::test {
namespace {

using enum Terrain;
using ::testing::IsEmpty;
using ::testing::SizeIs;

int areas_with_chits(const Scenario& scenario) {
  return static_cast<int>(std::count_if(scenario.areas.begin(), scenario.areas.end(),
                                        [](const auto& entry) { return entry.second.chits.has_value(); }));
}

TEST(BaseMap, HasTheNineteenHexesEighteenTokensAndNineHarborsOfTheBox) {
  const auto scenario = loaded_template("base-3-4");
  EXPECT_EQ(fixed_land(scenario), base_hexes);
  EXPECT_EQ(fixed_tokens(scenario), base_tokens);
  EXPECT_EQ(fixed_harbors(scenario), base_harbors);
  EXPECT_EQ(scenario.details.victory_points, 10);
}

TEST(BaseMap, HasTheRobberOnTheDesertInTheMiddle) {
  const auto scenario = loaded_template("base-3-4");
  EXPECT_EQ(scenario.markers.at(Marker::Robber), (Hex{0, 0}));
  EXPECT_EQ(open_terrain(scenario.cells.at({0, 0})), Desert);
}

TEST(VariableBaseMap, DrawsWhatTheFixedOneShows) {
  const auto scenario = loaded_template("base-3-4-variable");
  EXPECT_THAT(fixed_land(scenario), IsEmpty());
  EXPECT_EQ(scenario.terrain_pools.at("main"), base_hexes);
  EXPECT_EQ(scenario.token_pools.at("main"), base_tokens);
  EXPECT_EQ(scenario.harbor_pools.at("main"), base_harbors);
}

TEST(BigBaseMap, HasThirtyHexesTwentyEightTokensAndElevenHarbors) {
  const auto scenario = loaded_template("base-5-6");
  EXPECT_EQ(fixed_land(scenario), big_hexes);
  EXPECT_EQ(fixed_tokens(scenario), big_tokens);
  EXPECT_THAT(scenario.harbors, SizeIs(11));
  EXPECT_EQ(loaded_template("base-5-6-variable").terrain_pools.at("main"), big_hexes);
}

// SEA-07
TEST(NewShores, GivesTwoPointsOnEachSmallIslandToEveryPlayer) {
  for (const auto& [name, islands] :
       {std::pair("new-shores-3", 3), std::pair("new-shores-4", 3), std::pair("new-shores-5-6", 6)}) {
    const auto scenario = loaded_template(name);
    EXPECT_EQ(areas_with_chits(scenario), islands) << name;
    for (const auto& [area, rest] : scenario.areas)
      EXPECT_EQ(rest.chits.value_or(Chits{2, 1, true}), (Chits{2, 1, true})) << name << " " << area;
    EXPECT_EQ(scenario.details.victory_points, 14) << name;
  }
}

// SEA-10
TEST(NewShores, NamesTheIslandsThatTheMapShows) {
  for (const char* name : {"new-shores-3", "new-shores-4", "new-shores-5-6"}) {
    const auto scenario = loaded_template(name);
    for (const auto& [area, rest] : scenario.areas) {
      if (rest.roles.contains(AreaRole::Frame)) continue;
      for (const Hex& hex : rest.cells)
        for (const Direction d : all_directions) {
          const auto beside = scenario.cells.find(neighbour(hex, d));
          if (beside == scenario.cells.end() || open_terrain(beside->second) == Sea) continue;
          EXPECT_TRUE(rest.cells.contains(beside->first))
              << name << ": " << area << " is not all of its island";
        }
    }
  }
}

TEST(NewShores, HasTheBaseMapAsHomeOfFour) {
  const auto scenario = loaded_template("new-shores-4");
  EXPECT_THAT(scenario.areas.at("Main island").cells, SizeIs(19));
  EXPECT_EQ(scenario.areas.at("Main island").roles,
            (boost::container::flat_set<AreaRole>{AreaRole::Founding, AreaRole::Home}));
  EXPECT_EQ(fixed_land(scenario),
            sum(base_hexes, {{Hills, 2}, {Forest, 1}, {Mountains, 2}, {Fields, 1}, {Pasture, 1}, {Gold, 2}}));
  EXPECT_EQ(scenario.harbor_pools.at("main"), base_harbors);
}

TEST(NewShores, DealsTheHomeOfSixAnew) {
  const auto scenario = loaded_template("new-shores-5-6");
  EXPECT_EQ(scenario.terrain_pools.at("main"), big_hexes);
  EXPECT_EQ(scenario.token_pools.at("main"), big_tokens);
}

// SEA-08, SEA-09
TEST(FogIslands, HideTwelveHexesForThreeAndFourPlayers) {
  const Counts<Terrain> fog{{Hills, 2},   {Forest, 1}, {Mountains, 2}, {Fields, 2},
                            {Pasture, 1}, {Gold, 2},   {Sea, 2}};
  for (const char* name :
       {"fog-islands-3", "fog-islands-4", "fog-islands-3-variable", "fog-islands-4-variable"}) {
    const auto scenario = loaded_template(name);
    EXPECT_EQ(scenario.stacks.at("fog").hexes, fog) << name;
    EXPECT_EQ(all_hidden_cells(scenario), 12) << name;
    EXPECT_EQ(total(scenario.token_pools.at("fog")), 10) << name;
  }
}

TEST(FogIslands, HideTwentyFiveHexesForSixPlayersTwelveOfThemSea) {
  const auto scenario = loaded_template("fog-islands-5-6");
  EXPECT_EQ(all_hidden_cells(scenario), 25);
  EXPECT_EQ(scenario.stacks.at("fog").hexes.at(Sea), 12);
  EXPECT_EQ(total(scenario.token_pools.at("fog")), 13);
}

TEST(SeafarersMaps, AreShownTurnedByAQuarter) {
  for (const auto& name : template_names()) {
    const bool turned = name.find("new-shores") != std::string::npos ||
                        name.find("fog-islands") != std::string::npos || name.starts_with("four-islands") ||
                        name.starts_with("through-the-desert") || name.starts_with("new-world") ||
                        name.starts_with("tribal-gifts") || name.starts_with("cloth-villages") ||
                        name.starts_with("pirate-islands") || name.starts_with("volcano-sea") ||
                        name.starts_with("jungle-sea") || name.starts_with("krakatoa") ||
                        name.starts_with("wonders");
    EXPECT_EQ(loaded_template(name).details.quarter_turned, turned) << name;
  }
}

// SEA-06
TEST(SeafarersMaps, GiveShips) {
  for (const auto& name : template_names()) {
    const auto scenario = loaded_template(name);
    EXPECT_EQ(scenario.details.pieces.ships, scenario.rules.contains("seafarers") ? 15 : 0) << name;
  }
}

// SEA-04, EXP-04, DES-01, NEW-06, WON-01: in Explorers and the New World the pirate waits, in Climate change
// and among wonders there is none.
TEST(SeafarersMaps, HaveThePirateAtSea) {
  for (const auto& name : template_names()) {
    const auto scenario = loaded_template(name);
    const bool has_pirate = scenario.rules.contains("seafarers") && !scenario.rules.contains("explorers") &&
                            !scenario.rules.contains("desolation") &&
                            !scenario.rules.contains("dealt-world") && !scenario.rules.contains("wonders");
    EXPECT_EQ(scenario.markers.contains(Marker::Pirate), has_pirate) << name;
  }
}

TEST(VariableMaps, HaveTheShapeOfTheFixedOnes) {
  for (const auto& name : template_names()) {
    if (!name.ends_with("-variable")) continue;
    const auto variable = loaded_template(name);
    const auto printed = loaded_template(name.substr(0, name.size() - std::string("-variable").size()));
    ASSERT_THAT(variable.cells, SizeIs(printed.cells.size())) << name;
    for (const auto& [hex, cell] : printed.cells) EXPECT_TRUE(variable.cells.contains(hex)) << name;
    ASSERT_THAT(variable.harbors, SizeIs(printed.harbors.size())) << name;
    for (const auto& [path, harbor] : printed.harbors)
      EXPECT_EQ(variable.harbors.at(path).facing, harbor.facing) << name;
    EXPECT_EQ(variable.topology, printed.topology) << name;
    EXPECT_EQ(variable.frontiers, printed.frontiers) << name;
    EXPECT_EQ(variable.rules, printed.rules) << name;
  }
}

}  // namespace
}  // namespace hexwright::test
