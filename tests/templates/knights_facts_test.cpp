#include "model/validation/validate.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/printed_boxes.h"
#include "tests/templates/template_counts.h"

// The maps of Cities & Knights, from its rules' text and not from the files.

namespace hexwright::test {
namespace {

using enum Terrain;

struct PrintedRow {
  int first_q, r;
  std::vector<std::pair<Terrain, int>> hexes;  ///< from west to east; 0 for no number
};

TEST(BeginnersMapWithKnights, ShowsEveryHexAndNumberOfTheRules) {  // CK-101
  const auto scenario = loaded_template("cities-and-knights-3-4");
  const std::vector<PrintedRow> rows{
      {0, -2, {{Hills, 6}, {Mountains, 2}, {Hills, 5}}},
      {-1, -1, {{Forest, 3}, {Mountains, 9}, {Desert, 0}, {Forest, 10}}},
      {-2, 0, {{Forest, 8}, {Fields, 4}, {Hills, 11}, {Pasture, 3}, {Fields, 8}}},
      {-2, 1, {{Pasture, 10}, {Fields, 5}, {Mountains, 6}, {Pasture, 4}}},
      {-2, 2, {{Fields, 9}, {Pasture, 12}, {Forest, 11}}},
  };
  for (const PrintedRow& row : rows)
    for (std::size_t i = 0; i < row.hexes.size(); ++i) {
      const Cell& cell = scenario.cells.at({row.first_q + static_cast<int>(i), row.r});
      EXPECT_EQ(open_terrain(cell), row.hexes[i].first);
      EXPECT_EQ(open_token(cell).value_or(0), row.hexes[i].second);
    }
  EXPECT_EQ(fixed_land(scenario), base_hexes);
  EXPECT_EQ(fixed_tokens(scenario), base_tokens);
  EXPECT_EQ(scenario.markers.at(Marker::Robber), (Hex{1, -1}));
}

TEST(BeginnersMapWithKnights, HasTheHarborsOfTheRules) {  // CK-102
  const auto scenario = loaded_template("cities-and-knights-3-4");
  const std::map<Hex, std::pair<Direction, HarborKind>> harbors{
      {{0, -3}, {Direction::SouthEast, HarborKind::Brick}},
      {{2, -3}, {Direction::SouthWest, HarborKind::Ore}},
      {{3, -2}, {Direction::SouthWest, HarborKind::Lumber}},
      {{3, 0}, {Direction::West, HarborKind::Grain}},
      {{1, 2}, {Direction::NorthWest, HarborKind::Generic}},
      {{-1, 3}, {Direction::NorthWest, HarborKind::Generic}},
      {{-3, 3}, {Direction::NorthEast, HarborKind::Generic}},
      {{-2, -1}, {Direction::East, HarborKind::Generic}},
      {{-3, 1}, {Direction::East, HarborKind::Wool}}};
  ASSERT_EQ(scenario.harbors.size(), harbors.size());
  for (const auto& [hex, harbor] : harbors) {
    const auto found = scenario.harbors.find(Path(hex, harbor.first));
    ASSERT_NE(found, scenario.harbors.end()) << hex.q << "," << hex.r;
    EXPECT_EQ(fixed(found->second.kind), harbor.second);
  }
}

TEST(MapsWithKnights, AskForThirteenPointsAndNeedTheirBoxes) {  // CK-75, CK-97
  for (const auto& name : template_names()) {
    if (!name.starts_with("cities-and-knights")) continue;
    const auto scenario = loaded_template(name);
    const bool large = scenario.details.max_players > 4;
    EXPECT_EQ(scenario.details.victory_points, 13) << name;
    EXPECT_TRUE(scenario.boxes.contains("cities-and-knights")) << name;
    EXPECT_EQ(scenario.boxes.contains("cities-and-knights-5-6"), large) << name;
  }
}

// CK-102: for five and six the map of the base game.
TEST(MapsWithKnights, AreForFiveAndSixThoseOfTheBaseGame) {
  auto fixed_map = loaded_template("cities-and-knights-5-6");
  const auto base = loaded_template("base-5-6");
  EXPECT_EQ(fixed_map.cells, base.cells);
  EXPECT_EQ(fixed_map.harbors, base.harbors);
  EXPECT_TRUE(fixed_map.rules.at("cities-and-knights").empty());
  const auto variable = loaded_template("cities-and-knights-5-6-variable");
  EXPECT_EQ(variable.terrain_pools.at("main"), big_hexes);
  EXPECT_EQ(variable.token_pools.at("main"), big_tokens);
  EXPECT_TRUE(variable.rules.at("cities-and-knights").empty());
  EXPECT_EQ(loaded_template("cities-and-knights-3-4-variable").terrain_pools.at("main"), base_hexes);
}

std::string warning_of(Scenario scenario, const char* check, const char* without, int points) {
  scenario.rules["cities-and-knights"]["points-without"] = without;
  scenario.details.victory_points = points;
  for (const Finding& finding : validate(scenario))
    if (finding.check == check) return text(finding.message);
  return {};
}

// CK-80, CK-81, SCK-01, SCK-02
TEST(ScenariosWithKnights, AskForTwoPointsMoreAndAreWarnedOfWhereTheLandIsSmallIslands) {
  for (const auto& [name, without, points] :
       {std::tuple("new-shores-4", "14", 16), std::tuple("through-the-desert-4", "14", 16),
        std::tuple("four-islands-4", "13", 15), std::tuple("cloth-villages-3-4", "14", 16),
        std::tuple("new-world-3-4", "12", 14)}) {
    const auto scenario = loaded_template(name);
    EXPECT_EQ(std::to_string(scenario.details.victory_points), without) << name;
    EXPECT_EQ(warning_of(scenario, "cities-and-knights.points-raised", without, points), "") << name;
    EXPECT_NE(warning_of(scenario, "cities-and-knights.points-raised", without, points - 1), "") << name;
  }
  const auto islands = [](const char* name) {
    return warning_of(loaded_template(name), "cities-and-knights.main-island", "10", 12);
  };
  EXPECT_EQ(islands("new-shores-4"), "");
  EXPECT_EQ(islands("through-the-desert-4"), "");
  EXPECT_EQ(islands("cloth-villages-3-4"), "");
  EXPECT_NE(islands("four-islands-4"), "");
  EXPECT_NE(islands("new-world-3-4"), "");
  EXPECT_NE(warning_of(loaded_template("fog-islands-4"), "cities-and-knights.land-open", "12", 14), "");
}

// CK-94
TEST(ScenariosWithKnights, AreRefusedWithTheReasonWhereRulesCannotBeJoined) {
  for (const auto& [name, reason] :
       {std::pair("jungle-3-4", "development cards"), std::pair("explorers-3-4", "hidden"),
        std::pair("frontiers", "commodities")}) {
    auto scenario = loaded_template(name);
    scenario.rules["cities-and-knights"];
    std::string reported;
    for (const Finding& finding : validate(scenario))
      if (finding.check == "map.rules-agree") {
        EXPECT_EQ(finding.severity, Severity::Error);
        reported = text(finding.message);
      }
    EXPECT_THAT(reported, testing::HasSubstr(reason)) << name;
  }
}

}  // namespace
}  // namespace hexwright::test
