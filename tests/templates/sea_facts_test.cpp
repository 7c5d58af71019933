#include <algorithm>

#include "model/rules/components.h"
#include "model/rules/islands.h"
#include "model/validation/validate.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/template_counts.h"

// What is known of the Seafarers scenarios besides New Shores and the Fog Islands, counted by hand from the
// rules and not from the files.

namespace hexwright::test {
namespace {

using enum Terrain;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Hexes inside of the printed frame.
int inner(const Scenario& scenario, Terrain terrain) {
  int count = 0;
  for (const auto& [hex, cell] : scenario.cells)
    if (open_terrain(cell) == terrain && !scenario.areas.at("Frame").cells.contains(hex)) ++count;
  return count;
}

struct Printed {
  const char* name;
  int land, sea, harbors, islands;
};
constexpr std::array four_islands{Printed{"four-islands-3", 20, 15, 9, 4},
                                  Printed{"four-islands-4", 23, 12, 9, 4},
                                  Printed{"four-islands-5-6", 32, 24, 11, 6}};

TEST(FourIslands, AreAllLandWithoutDesertAndGold) {  // FOU-01
  for (const Printed& printed : four_islands) {
    const auto scenario = loaded_template(printed.name);
    EXPECT_EQ(total(fixed_land(scenario)), printed.land) << printed.name;
    EXPECT_EQ(inner(scenario, Sea), printed.sea) << printed.name;
    EXPECT_THAT(scenario.harbors, SizeIs(printed.harbors)) << printed.name;
    EXPECT_EQ(islands_of(MapView(scenario)).count, printed.islands) << printed.name;
    EXPECT_EQ(fixed_land(scenario).count(Desert) + fixed_land(scenario).count(Gold), 0U) << printed.name;
    EXPECT_EQ(scenario.details.victory_points, 13) << printed.name;
    EXPECT_EQ(scenario.rules, (RuleChoices{{"foreign-islands", {}}, {"seafarers", {}}})) << printed.name;
  }
  EXPECT_THAT(fixed_harbors(loaded_template("four-islands-5-6")), IsEmpty()) << "they are blank";
}

TEST(FourIslands, CanBePlayedToTwelve) {  // FOU-01, option
  for (const Printed& printed : four_islands) {
    auto scenario = loaded_template(printed.name);
    scenario.details.victory_points = 12;
    EXPECT_THAT(validate(scenario), IsEmpty()) << printed.name;
  }
}

TEST(FourIslands, LetPlayersFoundEverywhere) {  // FOU-02
  for (const Printed& printed : four_islands) {
    const auto scenario = loaded_template(printed.name);
    EXPECT_FALSE(MapView(scenario).has_area_with(AreaRole::Founding)) << printed.name;
    EXPECT_THAT(scenario.closed_to_founding, IsEmpty()) << printed.name;
  }
}

TEST(FourIslands, TakeTwoChitsForEachForeignIslandAndPlayer) {  // FOU-09
  const auto chits = [](const char* name) {
    const auto scenario = loaded_template(name);
    return components_needed(MapView(scenario)).chits;
  };
  EXPECT_EQ(chits("four-islands-3"), 18);
  EXPECT_EQ(chits("four-islands-4"), 24);
  EXPECT_EQ(chits("four-islands-4-variable"), 24);
  EXPECT_EQ(chits("four-islands-5-6"), 60);
}

TEST(FourIslands, AreDealtInTheSameShapesFromOnePool) {  // FOU-05, FOU-08
  for (const Printed& printed : four_islands) {
    const auto fixed = loaded_template(printed.name);
    const auto variable = loaded_template(std::string(printed.name) + "-variable");
    EXPECT_EQ(variable.terrain_pools.at("islands"), fixed_land(fixed)) << printed.name;
    EXPECT_EQ(variable.token_pools.at("islands"), fixed_tokens(fixed)) << printed.name;
    EXPECT_THAT(variable.terrain_pools, SizeIs(1)) << printed.name;
    for (const auto& [hex, cell] : fixed.cells)
      EXPECT_EQ(open_terrain(variable.cells.at(hex)) == Sea, open_terrain(cell) == Sea) << printed.name;
    EXPECT_EQ(islands_of(MapView(variable)).count, printed.islands) << printed.name;
  }
}

}  // namespace
}  // namespace hexwright::test
