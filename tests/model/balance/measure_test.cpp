#include "model/balance/measure.h"

#include <gmock/gmock.h>

#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

double measure_of(const Scenario& scenario, Measure measure) {
  const MapView map(scenario);
  return measured(measure, map, layout_of(map), {});
}

TEST(Measures, LookAtABoardAsItLies) {
  using enum Terrain;
  const Scenario flower = test::flower_of(
      {{Hills, 6}, {Hills, 8}, {Fields, 5}, {Forest, 4}, {Pasture, 3}, {Mountains, 2}, {Desert, 0}});
  EXPECT_EQ(measure_of(flower, Measure::ScarcestResource), 1);  // ore, on the 2
  EXPECT_EQ(measure_of(flower, Measure::Clusters), 2);          // hills
  EXPECT_EQ(measure_of(flower, Measure::CornerPips), 5 + 5 + 4);
  EXPECT_EQ(measure_of(flower, Measure::HarborStrength), 0);
}

TEST(Measures, CountTheOwnResourceAtHarbors) {
  using enum Terrain;
  Scenario flower = test::flower_of({{Hills, 6}, {Fields, 5}});
  flower.cells[Hex{2, 0}].terrain = Sea;
  // Beside the fields at 1,0; its ends touch nothing else that yields.
  flower.harbors[Path{Hex{1, 0}, Direction::East}] = Harbor{Direction::West, HarborKind::Grain};
  EXPECT_EQ(measure_of(flower, Measure::HarborStrength), 8);  // 4 pips at each end
}

TEST(Measures, OfPlayAreThoseOfTheGames) {
  Played played;
  played.games = 10, played.decided = 5;
  played.turns = 300, played.lead_changes = 25;
  const Scenario flower = test::flower_of({{Terrain::Hills, 6}});
  const MapView map(flower);
  EXPECT_EQ(measured(Measure::Length, map, layout_of(map), played), 60);
  EXPECT_EQ(measured(Measure::LeadChanges, map, layout_of(map), played), 2.5);
}

TEST(Measures, AreKnownByTheirIds) {
  for (const Measure measure : all_measures) EXPECT_EQ(measure_from_id(info(measure).id), measure);
  EXPECT_FALSE(measure_from_id("beauty"));
}

}  // namespace
}  // namespace hexwright
