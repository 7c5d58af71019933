#include <gmock/gmock.h>

#include "model/rules/explorers/discovery.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Field;
using testing::Not;

/// Six empty places in a row, and hills at their west end.
Scenario six_places() {
  Scenario scenario;
  scenario.rules = {{"explorers", {}}, {"seafarers", {}}};
  scenario.token_pools["bag"] = {{4, 2}, {9, 1}};
  scenario.stacks["land"] = {
      .hexes = {{Terrain::Hills, 2}, {Terrain::Desert, 1}}, .token_pool = "bag", .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 2}}, .harbors = {{HarborKind::Ore, 1}}};
  scenario.cells[{0, 0}] = Cell{Terrain::Hills, 5, {}};
  for (int q = 1; q <= 6; ++q) scenario.cells[{q, 0}].stack = "land";
  return scenario;
}

TEST(Discovery, DrawsFromTheOnlyPairOfStacksAndItsBag) {  // EXP-02 EXP-05
  const Scenario scenario = six_places();
  const MapView map(scenario);
  const auto discovery = explorers::discovery_of(map);
  ASSERT_TRUE(discovery);
  EXPECT_EQ(discovery->land->name, "land");
  EXPECT_EQ(discovery->sea->name, "sea");
  EXPECT_EQ(explorers::bag_of(map, *discovery)->name, "bag");
  EXPECT_EQ(explorers::most_producing(map, *discovery->land->content), 2);
}

TEST(Discovery, IsUndecidedBetweenTwoPairs) {  // EXP-02
  Scenario scenario = six_places();
  scenario.stacks["more"] = {.hexes = {{Terrain::Hills, 1}}, .paired_with = "sea"};
  EXPECT_FALSE(explorers::discovery_of(MapView(scenario)));
  scenario.stacks.erase("more");
  scenario.stacks.erase("sea");
  EXPECT_FALSE(explorers::discovery_of(MapView(scenario)));
}

TEST(OnePairOfStacks, NeedsPlacesToDiscover) {  // EXP-05
  const auto finding = Field(&Finding::check, "explorers.one-pair-of-stacks");
  Scenario scenario = six_places();
  EXPECT_THAT(validate(scenario), Not(Contains(finding)));
  for (int q = 1; q <= 6; ++q) scenario.cells.erase({q, 0});
  EXPECT_THAT(
      validate(scenario),
      Contains(AllOf(finding, Field(&Finding::place, Place(NamedPlace{NamedPlace::Kind::Stack, "land"})))));
}

}  // namespace
}  // namespace hexwright
