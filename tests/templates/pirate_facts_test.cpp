#include "model/rules/components.h"
#include "model/rules/pirate_fleet/fleet.h"
#include "model/validation/validate.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/template_counts.h"

// What is known of the Pirate Islands, counted by hand from the rules and not from the files.

namespace hexwright::test {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

struct PrintedPirates {
  const char* name;
  int land, pirate_land, islets, deserts, harbors, seats, ships;
};
constexpr std::array pirate_islands{PrintedPirates{"pirate-islands-3-4", 17, 9, 4, 3, 8, 4, 9},
                                    PrintedPirates{"pirate-islands-5-6", 24, 10, 3, 5, 9, 6, 10}};

TEST(PirateIslandsMaps, HaveTheIslandsAndHarborsOfTheRules) {  // PIR-01
  for (const PrintedPirates& printed : pirate_islands) {
    const auto scenario = loaded_template(printed.name);
    EXPECT_THAT(scenario.areas.at("Main island").cells, SizeIs(printed.land)) << printed.name;
    EXPECT_THAT(scenario.areas.at("Pirate islands").cells, SizeIs(printed.pirate_land)) << printed.name;
    EXPECT_THAT(scenario.areas.at("Fleet islets").cells, SizeIs(printed.islets)) << printed.name;
    EXPECT_EQ(fixed_land(scenario).at(Terrain::Desert), printed.deserts) << printed.name;
    EXPECT_THAT(scenario.harbors, SizeIs(printed.harbors)) << printed.name;
    EXPECT_THAT(fixed_harbors(scenario), IsEmpty()) << "they are blank";
    EXPECT_EQ(scenario.details.victory_points, 10) << printed.name;
    EXPECT_EQ(scenario.rules, (RuleChoices{{"pirate-fleet", {}}, {"seafarers", {}}})) << printed.name;
    EXPECT_THAT(scenario.terrain_pools, IsEmpty()) << "there is no variable set-up";
  }
  const auto small = loaded_template("pirate-islands-3-4");
  int numberless = 0;
  for (const auto& [hex, cell] : small.cells)
    if (open_terrain(cell) && is_producing(*open_terrain(cell)) && !open_token(cell)) ++numberless;
  EXPECT_EQ(numberless, 3) << "a pasture and two hills";
  int numbered = 0;
  const auto large = loaded_template("pirate-islands-5-6");
  for (const Hex hex : large.areas.at("Pirate islands").cells)
    numbered += open_token(large.cells.at(hex)) ? 1 : 0;
  EXPECT_EQ(numbered, 8);
}

TEST(PirateIslandsMaps, HaveEverythingReadyForEverybody) {  // PIR-02, PIR-03, PIR-16
  for (const PrintedPirates& printed : pirate_islands) {
    const auto scenario = loaded_template(printed.name);
    const MapView map(scenario);
    EXPECT_THAT(validate(scenario), IsEmpty()) << printed.name;
    EXPECT_THAT(pirate_fleet::course(map), SizeIs(14)) << printed.name;
    const auto berths = pirate_fleet::berths(map);
    EXPECT_THAT(berths, SizeIs(printed.seats)) << printed.name;
    for (const auto& berth : berths) {
      ASSERT_TRUE(berth.is_whole()) << printed.name;
      const int ships = pirate_fleet::ship_distances(map, berth.landing)[berth.settlement] +
                        pirate_fleet::ship_distances(map, berth.fortress)[berth.landing];
      EXPECT_EQ(ships, printed.ships) << printed.name;
    }
    EXPECT_EQ(components_needed(map).chits, 3 * printed.seats) << printed.name;
    EXPECT_FALSE(scenario.markers.contains(Marker::Robber)) << "there is none: PIR-05";
  }
}

}  // namespace
}  // namespace hexwright::test
