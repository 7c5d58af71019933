#include <algorithm>
#include <set>

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

struct PrintedDesert {
  const char* name;
  int land, deserts, gold, sea, harbors, strips, islets;
};
constexpr std::array deserts{PrintedDesert{"through-the-desert-3", 25, 3, 2, 10, 8, 1, 3},
                             PrintedDesert{"through-the-desert-4", 30, 3, 2, 12, 9, 1, 3},
                             PrintedDesert{"through-the-desert-5-6", 43, 5, 3, 20, 10, 2, 4}};

TEST(ThroughTheDesert, HasTheHexesAndHarborsOfTheRules) {  // TTD-01
  for (const PrintedDesert& printed : deserts) {
    const auto scenario = loaded_template(printed.name);
    EXPECT_EQ(total(fixed_land(scenario)), printed.land) << printed.name;
    EXPECT_EQ(fixed_land(scenario).at(Desert), printed.deserts) << printed.name;
    EXPECT_EQ(fixed_land(scenario).at(Gold), printed.gold) << printed.name;
    EXPECT_EQ(inner(scenario, Sea), printed.sea) << printed.name;
    EXPECT_THAT(scenario.harbors, SizeIs(printed.harbors)) << printed.name;
    EXPECT_EQ(scenario.details.victory_points, 14) << printed.name;
    EXPECT_EQ(scenario.rules, (RuleChoices{{"desert-strips", {}}, {"seafarers", {}}})) << printed.name;
  }
}

TEST(ThroughTheDesert, CanBePlayedToTwelve) {  // TTD-01, option
  for (const PrintedDesert& printed : deserts) {
    auto scenario = loaded_template(printed.name);
    scenario.details.victory_points = 12;
    EXPECT_THAT(validate(scenario), testing::Each(testing::Field(&Finding::severity, Severity::Note)))
        << printed.name;
  }
}

TEST(ThroughTheDesert, HasItsDesertsInALineAndStripsBeyondThem) {  // TTD-02, TTD-04
  for (const PrintedDesert& printed : deserts) {
    const auto scenario = loaded_template(printed.name);
    std::set<int> q, r, s;
    for (const Hex& hex : scenario.areas.at("Desert").cells) {
      EXPECT_EQ(open_terrain(scenario.cells.at(hex)), Desert) << printed.name;
      q.insert(hex.q), r.insert(hex.r), s.insert(hex.q + hex.r);
    }
    EXPECT_EQ(std::min({q.size(), r.size(), s.size()}), 1U) << printed.name;
    EXPECT_EQ(std::max({q.size(), r.size(), s.size()}), static_cast<std::size_t>(printed.deserts))
        << printed.name;
    int strips = 0, islets = 0;
    for (const auto& [name, area] : scenario.areas)
      if (area.chits) {
        ++(name.ends_with("trip") ? strips : islets);
        EXPECT_EQ(area.chits, (Chits{2, 1, true})) << printed.name;
      }
    EXPECT_EQ(strips, printed.strips) << printed.name;
    EXPECT_EQ(islets, printed.islets) << printed.name;
  }
}

TEST(ThroughTheDesert, LeavesOneOfElevenHarborTokensInTheBox) {  // TTD-08
  auto scenario = loaded_template("through-the-desert-5-6");
  EXPECT_EQ(total(scenario.harbor_pools.at("main")), 11);
  const auto is_short = [](const Finding& finding) { return finding.severity != Severity::Note; };
  EXPECT_THAT(validate(scenario), testing::Not(testing::Contains(testing::Truly(is_short))));
  // The eleventh place, by the pasture with the 12.
  scenario.harbors[Path(Hex{-2, 3}, Direction::SouthEast)] = {Direction::SouthEast, Drawn{"main"}};
  EXPECT_EQ(open_token(scenario.cells.at(Hex{-2, 4})), 12);
  EXPECT_THAT(validate(scenario), IsEmpty());
}

TEST(ThroughTheDesert, ShufflesTheMainPartInItselfAndStripsWithIslets) {  // TTD-09
  for (const PrintedDesert& printed : deserts) {
    const auto fixed = loaded_template(printed.name);
    const auto variable = loaded_template(std::string(printed.name) + "-variable");
    const auto& main = fixed.areas.at("Main part").cells;
    for (const auto& [hex, cell] : variable.cells) {
      const auto* pool = pool_of(cell.terrain);
      const auto before = open_terrain(fixed.cells.at(hex));
      if (!pool)
        EXPECT_TRUE(before == Sea || before == Desert) << printed.name;
      else
        EXPECT_EQ(*pool, main.contains(hex) ? "main" : "outer") << printed.name;
    }
    EXPECT_EQ(sum(variable.terrain_pools.at("main"), variable.terrain_pools.at("outer")), [&] {
      auto land = fixed_land(fixed);
      land.erase(Desert);
      return land;
    }()) << printed.name;
    EXPECT_EQ(sum(variable.token_pools.at("main"), variable.token_pools.at("outer")), fixed_tokens(fixed));
    EXPECT_EQ(variable.areas, fixed.areas) << printed.name;
  }
}

TEST(ThroughTheDesert, MayHaveATwelveOnThePastureOfTheIslet) {  // TTD-11
  auto scenario = loaded_template("through-the-desert-3");
  Cell& pasture = scenario.cells.at(Hex{4, 1});
  EXPECT_EQ(pasture.terrain, PlacedTerrain{Pasture});
  EXPECT_EQ(open_token(pasture), 11);
  pasture.token = 12;
  EXPECT_THAT(validate(scenario), IsEmpty());
}

int inner_cells(const Scenario& scenario) {
  return static_cast<int>(scenario.cells.size() - scenario.areas.at("Frame").cells.size());
}

TEST(NewWorld, DealsAllOfItsFrame) {  // NEW-01
  const auto scenario = loaded_template("new-world-3-4");
  EXPECT_EQ(inner_cells(scenario), 42);
  EXPECT_EQ(scenario.terrain_pools.at("all"),
            (Counts<Terrain>{{Sea, 19}, {Fields, 5}, {Pasture, 5}, {Forest, 5}, {Hills, 4}, {Mountains, 4}}));
  EXPECT_EQ(total(scenario.token_pools.at("all")), 23);
  EXPECT_EQ(total(scenario.harbor_pools.at("harbors")), 9);
  EXPECT_THAT(scenario.harbors, IsEmpty());
}

TEST(NewWorld, DealsGoldAndDesertsToFiveAndSix) {  // NEW-02
  const auto scenario = loaded_template("new-world-5-6");
  EXPECT_EQ(inner_cells(scenario), 63);
  EXPECT_EQ(scenario.terrain_pools.at("all"), (Counts<Terrain>{{Sea, 21},
                                                               {Fields, 7},
                                                               {Pasture, 7},
                                                               {Forest, 7},
                                                               {Hills, 7},
                                                               {Mountains, 7},
                                                               {Gold, 4},
                                                               {Desert, 3}}));
  EXPECT_EQ(total(scenario.token_pools.at("all")), 39);
  EXPECT_EQ(total(scenario.harbor_pools.at("harbors")), 11);
}

TEST(NewWorld, IsPlayedToTwelveWithOnePointForAnIsland) {  // NEW-05 NEW-06
  for (const char* name : {"new-world-3-4", "new-world-5-6"}) {
    const auto scenario = loaded_template(name);
    EXPECT_EQ(scenario.details.victory_points, 12) << name;
    EXPECT_EQ(scenario.rules,
              (RuleChoices{{"dealt-world", {}}, {"foreign-islands", {{"points", "1"}}}, {"seafarers", {}}}))
        << name;
    EXPECT_THAT(scenario.markers, IsEmpty()) << name;
  }
}

TEST(NewWorld, TakesItsHarborsOutOfTheBox) {  // NEW-04, BASE-16
  const auto scenario = loaded_template("new-world-3-4");
  EXPECT_EQ(components_needed(MapView(scenario)).harbors, scenario.harbor_pools.at("harbors"));
}

struct PrintedVillages {
  const char* name;
  int land, islands, villages, harbors, chits;
};
constexpr std::array cloth_villages{PrintedVillages{"cloth-villages-3-4", 20, 4, 8, 9, 50},
                                    PrintedVillages{"cloth-villages-5-6", 26, 6, 12, 11, 70}};

TEST(ClothVillagesMaps, HaveTheIslandsAndHarborsOfTheRules) {  // CLO-01 CLO-02
  for (const PrintedVillages& printed : cloth_villages) {
    const auto scenario = loaded_template(printed.name);
    const auto& own = scenario.areas.at("Village islands").cells;
    EXPECT_THAT(scenario.areas.at("Main islands").cells, SizeIs(printed.land)) << printed.name;
    EXPECT_THAT(own, SizeIs(printed.islands)) << printed.name;
    EXPECT_EQ(islands_of(MapView(scenario)).count, 2 + printed.islands) << printed.name;
    EXPECT_THAT(scenario.marks, SizeIs(printed.villages)) << printed.name;
    EXPECT_THAT(scenario.harbors, SizeIs(printed.harbors)) << printed.name;
    EXPECT_THAT(fixed_harbors(scenario), IsEmpty()) << "they are blank";
    EXPECT_EQ(scenario.details.victory_points, 14) << printed.name;
    EXPECT_EQ(scenario.rules, (RuleChoices{{"cloth-villages", {}}, {"seafarers", {}}})) << printed.name;
    for (const Hex hex : own) EXPECT_FALSE(open_token(scenario.cells.at(hex))) << printed.name;
  }
}

TEST(ClothVillagesMaps, TakeAllClothAndTheNumbersOfTheVillagesOutOfTheBoxes) {  // CLO-02 CLO-15, BASE-16
  for (const PrintedVillages& printed : cloth_villages) {
    const auto scenario = loaded_template(printed.name);
    const Components needed = components_needed(MapView(scenario));
    EXPECT_EQ(needed.chits, printed.chits) << printed.name;
    EXPECT_EQ(total(needed.tokens), printed.land + printed.villages) << printed.name;
    EXPECT_THAT(validate(scenario), IsEmpty()) << printed.name;
  }
}

TEST(ClothVillagesMaps, HaveRoomForThreeSettlementsOfEverybody) {  // CLO-15, BASE-17
  for (const PrintedVillages& printed : cloth_villages) {
    auto scenario = loaded_template(printed.name);
    // Room for two each and no more.
    auto& main = scenario.areas.at("Main islands").cells;
    const auto lacks_room = [&] {
      const auto findings = validate(scenario);
      return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.check == "base.founding-places-suffice";
      });
    };
    while (!lacks_room()) main.erase(std::prev(main.end()));
    const auto players = static_cast<std::size_t>(scenario.details.max_players);
    EXPECT_GT(main.size(), players) << "of two settlements each there would be room on so few hexes";
  }
}

TEST(ClothVillagesMaps, AreDealtFromOnePoolForBothMainIslands) {  // CLO-14
  for (const PrintedVillages& printed : cloth_villages) {
    const auto fixed = loaded_template(printed.name);
    const auto variable = loaded_template(std::string(printed.name) + "-variable");
    EXPECT_THAT(variable.terrain_pools, SizeIs(1)) << printed.name;
    EXPECT_EQ(total(variable.terrain_pools.at("main")), printed.land) << printed.name;
    EXPECT_EQ(variable.token_pools.at("main"), fixed_tokens(fixed)) << printed.name;
    EXPECT_EQ(variable.marks, fixed.marks) << printed.name;
    for (const Hex hex : fixed.areas.at("Village islands").cells)
      EXPECT_EQ(variable.cells.at(hex), fixed.cells.at(hex)) << printed.name;
  }
}

}  // namespace
}  // namespace hexwright::test
