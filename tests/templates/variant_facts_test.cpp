#include <algorithm>
#include <set>

#include "model/board/board_graph.h"
#include "model/rules/map_view.h"
#include "model/validation/validate.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/printed_boxes.h"
#include "tests/templates/template_counts.h"

// What the texts of the variants say about their boards, counted by hand.

namespace hexwright::test {
namespace {

using enum Terrain;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Pair;
using ::testing::SizeIs;

Counts<Terrain> with_deserts_as(Terrain terrain, Counts<Terrain> hexes) {
  hexes[terrain] = hexes.at(Desert);
  hexes.erase(Desert);
  return hexes;
}

std::vector<Hex> hexes_of(const Scenario& scenario, Terrain terrain) {
  std::vector<Hex> hexes;
  for (const auto& [hex, cell] : scenario.cells)
    if (open_terrain(cell) == terrain) hexes.push_back(hex);
  return hexes;
}

std::optional<Terrain> under(const Scenario& scenario, Marker marker) {
  return open_terrain(scenario.cells.at(scenario.markers.at(marker)));
}

// JUN-01, JUN-02, JUN-03
TEST(JungleMaps, AreTheBaseMapsWithJunglesForDesertsAndAnExtraTokenForEach) {
  const auto small = loaded_template("jungle-3-4");
  EXPECT_EQ(fixed_land(small), with_deserts_as(Jungle, base_hexes));
  EXPECT_EQ(fixed_tokens(small), sum(base_tokens, {{9, 1}}));
  const auto big = loaded_template("jungle-5-6");
  EXPECT_EQ(fixed_land(big), with_deserts_as(Jungle, big_hexes));
  EXPECT_EQ(fixed_tokens(big), sum(big_tokens, {{9, 2}}));
  for (const auto& scenario : {small, big}) {
    for (const Hex jungle : hexes_of(scenario, Jungle)) EXPECT_EQ(open_token(scenario.cells.at(jungle)), 9);
    EXPECT_EQ(under(scenario, Marker::Robber), Jungle);
  }
}

// JUN-01
TEST(VariableJungleMaps, KeepTheExtraTokensForTheJungles) {
  for (const auto& [name, jungles] :
       {std::pair("jungle-3-4-variable", 1), std::pair("jungle-5-6-variable", 2)}) {
    const auto scenario = loaded_template(name);
    EXPECT_EQ(scenario.terrain_pools.at("main").at(Jungle), jungles) << name;
    EXPECT_EQ(scenario.terrain_tokens.at("main"), (TerrainTokens{{Jungle, {{9, jungles}}}})) << name;
  }
  const auto at_sea = loaded_template("jungle-sea-4-variable");
  EXPECT_EQ(at_sea.terrain_pools.at("main").at(Jungle), 1);
  EXPECT_EQ(at_sea.terrain_tokens.at("main"), (TerrainTokens{{Jungle, {{4, 1}}}}));
}

/// The same land, with a jungle of this number for the desert.
void expect_jungle_for_desert(Scenario before, const Scenario& after, int number) {
  for (auto& [hex, cell] : before.cells)
    if (open_terrain(cell) == Desert) cell = Cell{Jungle, number, {}};
  EXPECT_EQ(after.cells, before.cells);
  EXPECT_EQ(after.harbors, before.harbors);
  EXPECT_EQ(after.markers, before.markers);
  EXPECT_EQ(after.areas, before.areas);
}

// JUN-01, JUN-03
TEST(JungleAtSea, IsNewShoresWithAJungleForTheDesert) {
  const auto scenario = loaded_template("jungle-sea-4");
  expect_jungle_for_desert(loaded_template("new-shores-4"), scenario, 4);
  EXPECT_THAT(hexes_of(scenario, Jungle), SizeIs(1));
  EXPECT_EQ(under(scenario, Marker::Robber), Jungle);
  EXPECT_TRUE(scenario.rules.contains("seafarers"));
}

// VOL-01, VOL-03
TEST(VolcanoMap, IsTheBaseMapWithAVolcanoForTheDesert) {
  const auto scenario = loaded_template("volcano-3-4");
  EXPECT_EQ(fixed_land(scenario), with_deserts_as(Volcano, base_hexes));
  EXPECT_EQ(fixed_tokens(scenario), sum(base_tokens, {{9, 1}}));
  EXPECT_EQ(under(scenario, Marker::Robber), Volcano);
  EXPECT_EQ(loaded_template("volcano-3-4-variable").terrain_tokens.at("main"),
            (TerrainTokens{{Volcano, {{9, 1}}}}));
}

// VOL-01, VOL-03
TEST(VolcanoMap, HasTwoVolcanoesForFiveAndSixPlayers) {
  const auto scenario = loaded_template("volcano-5-6");
  EXPECT_EQ(fixed_land(scenario), with_deserts_as(Volcano, big_hexes));
  EXPECT_EQ(fixed_tokens(scenario), sum(big_tokens, {{9, 2}}));
  for (const Hex volcano : hexes_of(scenario, Volcano)) EXPECT_EQ(open_token(scenario.cells.at(volcano)), 9);
  EXPECT_EQ(under(scenario, Marker::Robber), Volcano);
  const auto variable = loaded_template("volcano-5-6-variable");
  EXPECT_EQ(variable.terrain_pools.at("main").at(Volcano), 2);
  EXPECT_EQ(variable.terrain_tokens.at("main"), (TerrainTokens{{Volcano, {{9, 2}}}}));
}

// VOL-07
TEST(VolcanoMapsWithGold, AreTheSameMapsWithTheGoldVariant) {
  for (const char* players : {"3-4", "3-4-variable", "5-6", "5-6-variable"}) {
    auto plain = loaded_template(std::string("volcano-") + players);
    auto gold = loaded_template(std::string("volcano-gold-") + players);
    EXPECT_EQ(gold.rules, (RuleChoices{{"volcano", {{"gold", "yes"}}}})) << players;
    EXPECT_THAT(gold.details.description, testing::HasSubstr("the gold variant"));
    gold.rules = plain.rules;
    gold.details = plain.details;
    EXPECT_EQ(gold, plain) << players;
  }
}

// VOL-02, VOL-07
TEST(VolcanoAtSea, TouchesTwoHexesThatYieldResources) {
  const auto scenario = loaded_template("volcano-sea-3");
  const auto volcanoes = hexes_of(scenario, Volcano);
  ASSERT_THAT(volcanoes, SizeIs(1));
  EXPECT_EQ(open_terrain(loaded_template("new-shores-3").cells.at(volcanoes.front())), Sea);
  int yielding = 0;
  for (const Direction d : all_directions)
    if (const auto terrain = open_terrain(scenario.cells.at(neighbour(volcanoes.front(), d))))
      yielding += resource_of(*terrain).has_value() ? 1 : 0;
  EXPECT_GE(yielding, 2);
  EXPECT_EQ(scenario.rules.at("volcano").at("gold"), "yes");
}

// VOL-08
TEST(Krakatoa, IsAnIslandOfThreeVolcanoesThatTouchWithFourFiveAndSix) {
  const auto scenario = loaded_template("krakatoa-3");
  const auto volcanoes = hexes_of(scenario, Volcano);
  ASSERT_THAT(volcanoes, SizeIs(3));
  std::vector<int> numbers;
  for (const Hex hex : volcanoes) {
    numbers.push_back(*open_token(scenario.cells.at(hex)));
    for (const Hex other : volcanoes) EXPECT_LE(distance(hex, other), 1);
    for (const Direction d : all_directions)
      EXPECT_THAT(open_terrain(scenario.cells.at(neighbour(hex, d))), testing::AnyOf(Volcano, Sea));
  }
  EXPECT_THAT(numbers, testing::UnorderedElementsAre(4, 5, 6));
  EXPECT_EQ(scenario.rules.at("volcano"), (RuleOptions{{"gold", "yes"}, {"krakatoa", "yes"}}));
  EXPECT_TRUE(scenario.rules.contains("seafarers"));
}

// EXP-01, EXP-02
TEST(Explorers, HaveAHomeIslandTwoStacksAndABag) {
  const auto scenario = loaded_template("explorers-3-4");
  EXPECT_EQ(scenario.details.pieces, (Pieces{15, 5, 4, 15}));
  EXPECT_EQ(scenario.details.victory_points, 12);
  EXPECT_EQ(fixed_harbors(scenario), (Counts<HarborKind>{{HarborKind::Generic, 4}}));
  const Stack& sea = scenario.stacks.at("sea");
  EXPECT_EQ(sea.hexes, (Counts<Terrain>{{Sea, 12}}));
  EXPECT_THAT(sea.harbors,
              ElementsAre(Pair(HarborKind::Brick, 1), Pair(HarborKind::Lumber, 1), Pair(HarborKind::Wool, 1),
                          Pair(HarborKind::Grain, 1), Pair(HarborKind::Ore, 1)));
  const Stack& land = scenario.stacks.at("land");
  EXPECT_FALSE(land.hexes.contains(Sea));
  EXPECT_EQ(land.paired_with, "sea");
  EXPECT_EQ(total(scenario.token_pools.at(land.token_pool)), 9);
}

// EXP-07: a cell with half a hex on both edges is one hex, and routes cross there.
TEST(Explorers, JoinEastAndWest) {
  const auto scenario = loaded_template("explorers-3-4");
  EXPECT_EQ(scenario.topology, Topology::joined_east_west(8, -1));
  const BoardGraph board = board_of(scenario);
  EXPECT_EQ(board.find(Hex{7, 0}), board.find(Hex{-1, 0}));
  for (int r = 0; r <= 6; ++r) {
    int in_row = 0;
    for (const auto& [hex, cell] : scenario.cells) in_row += hex.r == r ? 1 : 0;
    EXPECT_EQ(in_row, 8) << r;
  }
}

// FRO-01, FRO-02
TEST(Frontiers, AreThreePairsOfBorderHexesWithFiveIntersectionsEach) {
  for (const char* name : {"frontiers", "frontiers-variable"}) {
    const auto scenario = loaded_template(name);
    const MapView map(scenario);
    ASSERT_THAT(map.frontiers(), SizeIs(3)) << name;
    std::map<IntersectionId, int> touched;
    for (const FrontierView& frontier : map.frontiers()) {
      std::set<IntersectionId> intersections;
      for (const auto& event : frontier.intersections) intersections.insert(event.begin(), event.end());
      EXPECT_THAT(intersections, SizeIs(5));
      for (const auto at : intersections) {
        ++touched[at];
        EXPECT_THAT(map.board().intersection_hexes(at),
                    testing::Contains(testing::Truly([&](auto hex) { return map.is_land(hex); })));
      }
      for (const auto hex : frontier.hexes) EXPECT_TRUE(map.is_sea(hex));
    }
    EXPECT_THAT(touched, Each(Pair(testing::_, 1)));
  }
}

// DES-01, DES-08
TEST(ClimateChange, StartsOnAHomeIslandWithADesertAndADryingReserve) {
  const auto scenario = loaded_template("desolation-3-4");
  EXPECT_EQ(scenario.details.victory_points, 12);
  const Area& home = scenario.areas.at("Home island");
  EXPECT_EQ(home.roles, (boost::container::flat_set<AreaRole>{AreaRole::Founding, AreaRole::Home}));
  EXPECT_TRUE(home.cells.contains(scenario.markers.at(Marker::Robber)));
  EXPECT_EQ(under(scenario, Marker::Robber), Desert);
  Counts<Terrain> hexes;
  for (const Hex hex : home.cells) ++hexes[*open_terrain(scenario.cells.at(hex))];
  EXPECT_EQ(hexes, base_hexes);
  const std::string spare = scenario.rules.at("desolation").at("spare-tokens");
  EXPECT_EQ(total(scenario.token_pools.at(spare)), 40);
}

// DES-06, DES-07
TEST(ClimateChange, HasANewWorldInTheSouthOfARoundWorld) {
  const auto scenario = loaded_template("desolation-3-4");
  EXPECT_EQ(scenario.topology, Topology::joined_north_south(10, 0));
  const Area& new_world = scenario.areas.at("New world");
  EXPECT_THAT(new_world.roles, ElementsAre(AreaRole::NewWorld));
  EXPECT_THAT(new_world.cells, SizeIs(11));
  for (const Hex hex : new_world.cells)
    for (const Hex home : scenario.areas.at("Home island").cells) EXPECT_GT(hex.r, home.r);
}

// CK-93, CK-98
TEST(ClimateChange, AsksForFourteenPointsWithCitiesAndKnights) {
  Scenario scenario = loaded_template("desolation-3-4");
  scenario.rules["cities-and-knights"]["points-without"] = std::to_string(scenario.details.victory_points);
  const auto is_reported = [&] {
    const auto findings = validate(scenario);
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& each) { return each.check == "cities-and-knights.points-raised"; });
  };
  EXPECT_TRUE(is_reported());
  scenario.details.victory_points = 14;
  EXPECT_FALSE(is_reported());
}

TEST(ReconstructedMaps, SayThatTheyAreAndWhy) {
  for (const auto& name : template_names()) {
    const auto scenario = loaded_template(name);
    const bool exact = name.starts_with("base") || name.starts_with("new-shores") ||
                       name.starts_with("fog-islands") || name.starts_with("four-islands") ||
                       name.starts_with("through-the-desert") || name.starts_with("new-world") ||
                       name.starts_with("tribal-gifts") || name.starts_with("cloth-villages") ||
                       name.starts_with("pirate-islands") || name.starts_with("cities-and-knights") ||
                       name.starts_with("jungle") || name.starts_with("volcano-3-4") ||
                       name.starts_with("volcano-5-6") || name.starts_with("volcano-gold") ||
                       name.starts_with("wonders");
    EXPECT_EQ(scenario.details.description.find("Reconstructed: ") != std::string::npos, !exact) << name;
  }
}

}  // namespace
}  // namespace hexwright::test
