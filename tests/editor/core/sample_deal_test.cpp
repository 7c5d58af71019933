#include "editor/core/pictures/sample_deal.h"

#include <rapidcheck/gtest.h>

#include "model/rules/components.h"
#include "model/validation/validate.h"
#include "tests/editor/core/gestures.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

/// A drawn row, a face-down row and a drawn harbor.
Scenario variable_map() {
  Scenario scenario;
  for (int q = 0; q < 4; ++q) {
    scenario.cells[{q, 0}] = {Drawn{"main"}, Drawn{"numbers"}, {}};
    scenario.cells[{q, 2}] = {{}, {}, "fog"};
    scenario.cells[{q, 3}].terrain = Terrain::Sea;
    scenario.cells[{q, 4}] = {Terrain::Pasture, 10, {}};
  }
  scenario.terrain_pools["main"] = {{Terrain::Hills, 2}, {Terrain::Desert, 1}, {Terrain::Fields, 1}};
  scenario.token_pools["numbers"] = {{4, 1}, {5, 1}, {9, 1}};
  scenario.stacks["fog"] = {.hexes = {{Terrain::Sea, 2}, {Terrain::Gold, 2}}, .token_pool = "fog numbers"};
  scenario.token_pools["fog numbers"] = {{3, 1}, {11, 1}};
  scenario.harbors[Path({1, 3}, Direction::SouthEast)] = {Direction::SouthEast, Drawn{"harbors"}};
  scenario.harbor_pools["harbors"] = {{HarborKind::Wool, 1}};
  scenario.rules = {{"seafarers", {}}, {"fog", {}}};
  return scenario;
}

TEST(SampleDeal, IsTheSameForTheSameSeed) {
  const Scenario scenario = variable_map();
  EXPECT_EQ(deal_sample(scenario, 7), deal_sample(scenario, 7));
  bool differs = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    differs = differs || deal_sample(scenario, seed).places != deal_sample(scenario, 7).places;
  EXPECT_TRUE(differs);
}

TEST(SampleDeal, PeeksUnderEveryHiddenHex) {
  const SampleDeal deal = deal_sample(variable_map(), 1);
  Counts<Terrain> hidden;
  Counts<int> tokens;
  for (const auto& place : deal.places) {
    if (!place.hidden) continue;
    ++hidden[place.terrain];
    if (place.token) ++tokens[*place.token];
    EXPECT_EQ(place.token.has_value(), is_producing(place.terrain));
  }
  EXPECT_EQ(hidden, variable_map().stacks.at("fog").hexes);
  EXPECT_EQ(tokens, variable_map().token_pools.at("fog numbers"));
  ASSERT_TRUE(deal.find({0, 2}));
  EXPECT_TRUE(deal.find({0, 2})->hidden);
  EXPECT_FALSE(deal.find({0, 4})) << "what is fixed was not dealt";
  EXPECT_EQ(deal.harbors.size(), 1U);
}

TEST(SampleDeal, ChangesNothing) {
  const Scenario scenario = variable_map();
  const SampleDeal deal = deal_sample(scenario, 3);
  EXPECT_EQ(scenario, variable_map());
  EXPECT_NE(dealt(scenario, deal), scenario);
}

TEST(FixDeal, MakesTheDealTheMapInOneStep) {
  Workbench bench{Document(variable_map())};
  const SampleDeal deal = deal_sample(bench.scenario(), 5);
  EXPECT_FALSE(bench.perform(fix_deal(bench.scenario(), deal)));
  const Scenario& fixed_map = bench.scenario();
  for (const auto& place : deal.places) {
    const Cell& cell = fixed_map.cells.at(place.at);
    EXPECT_EQ(open_terrain(cell), place.terrain);
    EXPECT_EQ(open_token(cell), place.token);
  }
  EXPECT_EQ(fixed_map.harbors.begin()->second.kind, PlacedHarbor(HarborKind::Wool));
  EXPECT_TRUE(fixed_map.stacks.empty());
  EXPECT_TRUE(fixed_map.terrain_pools.empty() && fixed_map.token_pools.empty() &&
              fixed_map.harbor_pools.empty());
  EXPECT_EQ(test::last_label(bench), "fix the 8 hexes that were dealt");
  bench.undo();
  EXPECT_EQ(bench.scenario(), variable_map());
}

TEST(FixDeal, TakesTheSameOutOfTheBoxes) {
  const Scenario before = variable_map();
  Scenario after = before;
  apply_edits(after, fix_deal(before, deal_sample(before, 11)).edits);
  const Components one = components_needed(MapView(before)), other = components_needed(MapView(after));
  EXPECT_EQ(one.hexes, other.hexes);
  EXPECT_EQ(one.tokens, other.tokens);
  EXPECT_EQ(one.harbors, other.harbors);
}

// EXP-05: what lies open is not dealt at set-up.
TEST(FixDeal, LeavesOpenCellsAndTheirStacksAndWhatTheyDrawFrom) {
  Scenario scenario = variable_map();
  for (int q = 0; q < 4; ++q) scenario.cells[{q, 6}].stack = "land";
  scenario.stacks["land"] = {
      .hexes = {{Terrain::Hills, 2}}, .token_pool = "fog numbers", .paired_with = "water"};
  scenario.stacks["water"] = {.hexes = {{Terrain::Sea, 2}}};
  scenario.token_pools["fog numbers"] = {{3, 2}, {11, 2}};
  scenario.rules["explorers"];
  Scenario after = scenario;
  const SampleDeal deal = deal_sample(scenario, 2);
  apply_edits(after, fix_deal(scenario, deal).edits);
  EXPECT_EQ(after.cells.at({0, 6}).stack, "land");
  EXPECT_TRUE(after.stacks.contains("land") && after.stacks.contains("water"));
  EXPECT_FALSE(after.stacks.contains("fog"));
  EXPECT_EQ(total(after.token_pools.at("fog numbers")), 2) << "two went to the hexes that were turned up";
}

RC_GTEST_PROP(FixDeal, OfAnyMapIsLegalAndLeavesNothingThatWasDealtToDeal, ()) {
  const auto scenario = *test::any_scenario();
  const SampleDeal deal = deal_sample(scenario, *rc::gen::arbitrary<std::uint64_t>());
  Workbench bench{Document(scenario)};
  RC_ASSERT(!bench.perform(fix_deal(scenario, deal)));
  for (const auto& place : deal.places) RC_ASSERT(open_terrain(bench.scenario().cells.at(place.at)));
  bench.undo();
  RC_ASSERT(bench.scenario() == scenario);
}

}  // namespace
}  // namespace hexwright
