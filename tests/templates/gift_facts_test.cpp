#include <algorithm>
#include <set>

#include "model/rules/components.h"
#include "model/rules/islands.h"
#include "model/validation/validate.h"
#include "tests/templates/dealt_scenario.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/template_counts.h"

// What is known of the maps with a tribe that gives, counted by hand from the rules and not from the files.

namespace hexwright::test {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

struct PrintedTribe {
  const char* name;
  int land, points, harbors, cards;
};
constexpr std::array tribes{PrintedTribe{"tribal-gifts-3-4", 18, 8, 6, 4},
                            PrintedTribe{"tribal-gifts-5-6", 29, 10, 8, 6}};

int gifts(const Scenario& scenario, MarkKind kind) {
  return static_cast<int>(std::count_if(scenario.marks.begin(), scenario.marks.end(),
                                        [&](const auto& placed) { return placed.second.kind == kind; }));
}

TEST(TribalGiftsMaps, HaveTheIslandsAndNoHarborAtTheMainOne) {  // TRI-01 TRI-02
  for (const PrintedTribe& printed : tribes) {
    const auto scenario = loaded_template(printed.name);
    const auto& tribe = scenario.areas.at("Tribe");
    EXPECT_THAT(scenario.areas.at("Main island").cells, SizeIs(printed.land)) << printed.name;
    EXPECT_TRUE(scenario.areas.at("Main island").roles.contains(AreaRole::Founding)) << printed.name;
    EXPECT_TRUE(tribe.roles.contains(AreaRole::Unsettled)) << printed.name;
    EXPECT_THAT(tribe.cells, SizeIs(12)) << printed.name;
    EXPECT_EQ(islands_of(MapView(scenario)).count, 1 + 6) << printed.name;
    EXPECT_THAT(scenario.harbors, IsEmpty()) << printed.name;
    EXPECT_EQ(scenario.details.victory_points, 13) << printed.name;
    EXPECT_EQ(scenario.rules, (RuleChoices{{"seafarers", {}}, {"tribal-gifts", {}}})) << printed.name;
    for (const Hex hex : tribe.cells) EXPECT_FALSE(open_token(scenario.cells.at(hex))) << printed.name;
    EXPECT_THAT(validate(scenario), IsEmpty()) << printed.name;
  }
}

TEST(TribalGiftsMaps, HaveAGiftAPathAndATokenForEveryHarbor) {  // TRI-03 TRI-04
  for (const PrintedTribe& printed : tribes) {
    const auto scenario = loaded_template(printed.name);
    EXPECT_EQ(gifts(scenario, MarkKind::GiftPoint), printed.points) << printed.name;
    EXPECT_EQ(gifts(scenario, MarkKind::GiftHarbor), printed.harbors) << printed.name;
    EXPECT_EQ(gifts(scenario, MarkKind::GiftCard), printed.cards) << printed.name;
    Counts<HarborKind> tokens{{HarborKind::Generic, printed.harbors - 5}};
    for (const HarborKind kind : all_harbor_kinds)
      if (kind != HarborKind::Generic) tokens[kind] = 1;
    EXPECT_EQ(scenario.harbor_pools.at("gifts"), tokens) << printed.name;
    const Components needed = components_needed(MapView(scenario));
    EXPECT_EQ(needed.harbors, tokens) << printed.name;
    EXPECT_EQ(needed.chits, printed.points) << printed.name;
  }
}

TEST(TribalGiftsMaps, HaveTheRobberInADesertOfTheTribe) {  // TRI-09
  for (const PrintedTribe& printed : tribes) {
    const auto scenario = loaded_template(printed.name);
    const Hex robber = scenario.markers.at(Marker::Robber), pirate = scenario.markers.at(Marker::Pirate);
    EXPECT_EQ(open_terrain(scenario.cells.at(robber)), Terrain::Desert) << printed.name;
    EXPECT_TRUE(scenario.areas.at("Tribe").cells.contains(robber)) << printed.name;
    EXPECT_EQ(open_terrain(scenario.cells.at(pirate)), Terrain::Sea) << printed.name;
  }
}

TEST(TribalGiftsMaps, AreDealtOnTheMainIslandOnly) {  // TRI-11
  for (const PrintedTribe& printed : tribes) {
    const auto fixed = loaded_template(printed.name);
    const auto variable = loaded_template(std::string(printed.name) + "-variable");
    EXPECT_EQ(total(variable.terrain_pools.at("main")), printed.land) << printed.name;
    EXPECT_EQ(variable.token_pools.at("main"), fixed_tokens(fixed)) << printed.name;
    EXPECT_EQ(variable.marks, fixed.marks) << printed.name;
    EXPECT_EQ(variable.harbor_pools, fixed.harbor_pools) << printed.name;
    for (const Hex hex : fixed.areas.at("Tribe").cells)
      EXPECT_EQ(variable.cells.at(hex), fixed.cells.at(hex)) << printed.name;
    EXPECT_EQ(variable.areas.contains("Short side"), printed.land == 18) << printed.name;
  }
}

TEST(TribalGiftsMaps, DealNoLoudNumberToTheShortSide) {  // TRI-11
  const auto variable = loaded_template("tribal-gifts-3-4-variable");
  const auto& side = variable.areas.at("Short side").cells;
  ASSERT_THAT(side, SizeIs(3));
  std::set<int> seen;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const Scenario map = dealt_scenario(variable, seed);
    for (const Hex hex : side) seen.insert(open_token(map.cells.at(hex)).value_or(0));
    EXPECT_EQ(fixed_tokens(map), variable.token_pools.at("main"));
  }
  EXPECT_EQ(seen, (std::set{2, 3, 4, 10, 11, 12}));
}

}  // namespace
}  // namespace hexwright::test
