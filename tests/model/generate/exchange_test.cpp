#include "model/generate/exchange.h"

#include <gmock/gmock.h>

#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

using test::flower_of;
using test::template_named;
using testing::SizeIs;
using enum Terrain;

Exchange exchange_of(const MapView& map, const Freedom& freedom = {}) {
  auto exchange = Exchange::of(map, freedom);
  if (const auto* refusal = exchange.refusal()) throw std::runtime_error(text(refusal->why));
  return exchange.value();
}
std::string why_not(const Scenario& scenario, const Freedom& freedom = {}) {
  const MapView map(scenario);
  const auto exchange = Exchange::of(map, freedom);
  const auto* refusal = exchange.refusal();
  return refusal ? text(refusal->why) : "";
}

TEST(Exchange, MovesWhatPoolsDeal) {
  const Scenario scenario = template_named("base-3-4-variable");
  const MapView map(scenario);
  const Exchange exchange = exchange_of(map);
  ASSERT_THAT(exchange.terrain(), SizeIs(1));
  EXPECT_THAT(exchange.terrain()[0].places, SizeIs(19));
  ASSERT_THAT(exchange.tokens(), SizeIs(1));
  EXPECT_THAT(exchange.tokens()[0].faces, SizeIs(18));
}

TEST(Exchange, MovesTheLandOfAFixedBoardWithinItsIslands) {
  const Scenario scenario = template_named("base-3-4");
  const MapView map(scenario);
  const Exchange exchange = exchange_of(map);
  ASSERT_THAT(exchange.terrain(), SizeIs(1));
  EXPECT_THAT(exchange.terrain()[0].places, SizeIs(19)) << "the sea stays";
  EXPECT_THAT(exchange.tokens()[0].places, SizeIs(19)) << "the desert, too";
  EXPECT_THAT(exchange.harbors()[0].places, SizeIs(9));
}

TEST(Exchange, LeavesWhatWasNotChosen) {
  const Scenario scenario = template_named("base-3-4");
  const MapView map(scenario);
  const Freedom freedom{.harbors = false, .hexes = {{Hex{0, -2}, Hex{1, -2}, Hex{2, -2}}}};
  const Exchange exchange = exchange_of(map, freedom);
  EXPECT_THAT(exchange.terrain()[0].places, SizeIs(3));
  EXPECT_THAT(exchange.tokens()[0].faces, testing::UnorderedElementsAre(2, 9, 10));
  EXPECT_TRUE(exchange.harbors().empty());
}

TEST(Exchange, LeavesWhatIsLockedInTheScenarioOrBesides) {
  Scenario scenario = template_named("base-3-4");
  scenario.generation.locked = {Hex{0, -2}};
  const MapView map(scenario);
  const PlacedHarborView& harbor = map.harbors().front();
  const Exchange exchange = exchange_of(map, {.locked = {Hex{1, -2}, map.board().hex(harbor.sea_hex)}});
  EXPECT_THAT(exchange.terrain()[0].places, SizeIs(17));
  EXPECT_THAT(exchange.tokens()[0].places, SizeIs(17));
  EXPECT_THAT(exchange.harbors()[0].places, SizeIs(8)) << "a harbor lies in its sea hex";
}

TEST(Exchange, ALockedHexThatIsDrawnIsDrawnAtSetUpAsBefore) {
  Scenario scenario = template_named("base-3-4-variable");
  scenario.generation.locked = {Hex{0, 0}};
  const MapView map(scenario);
  const Exchange exchange = exchange_of(map);
  Layout layout = layout_of(map);
  for (const auto& group : exchange.terrain())
    for (std::size_t i = 0; i < group.places.size(); ++i) layout.terrain[group.places[i]] = group.faces[i];
  Scenario after = scenario;
  ASSERT_FALSE(apply_edits(after, exchange.edits_for(layout)).refusal());
  EXPECT_EQ(after.cells.at({0, 0}), scenario.cells.at({0, 0}));
  EXPECT_EQ(total(after.terrain_pools.begin()->second), 1) << "one is left for it";
}

TEST(Exchange, WhatLiesFaceDownStaysEvenWhereItIsChosen) {
  const Scenario scenario = template_named("fog-islands-4");
  const MapView map(scenario);
  Freedom freedom;
  freedom.hexes.emplace();
  std::size_t hidden = 0;
  for (const auto& [hex, cell] : scenario.cells) {
    freedom.hexes->insert(hex);
    hidden += is_hidden(cell) ? 1 : 0;
  }
  ASSERT_GT(hidden, 0U);
  const Exchange exchange = exchange_of(map, freedom);
  for (const auto& group : exchange.terrain())
    for (const HexId hex : group.places) EXPECT_FALSE(map.is_hidden(hex));
  for (const auto& group : exchange.tokens())
    for (const HexId hex : group.places) EXPECT_FALSE(map.is_hidden(hex));
  Scenario after = scenario;
  ASSERT_FALSE(apply_edits(after, exchange.edits_for(layout_of(map))).refusal());
  EXPECT_EQ(after.stacks, scenario.stacks);
}

TEST(Exchange, WithoutNumbersLeavesTheDesertWhereItIs) {
  const Scenario scenario = template_named("base-3-4");
  const MapView map(scenario);
  const Exchange exchange = exchange_of(map, {.numbers = false});
  EXPECT_THAT(exchange.terrain()[0].faces, testing::Not(testing::Contains(Desert)));
  EXPECT_TRUE(exchange.tokens().empty());
}

TEST(Exchange, SaysWhyNothingMoves) {
  EXPECT_EQ(why_not(flower_of({{Hills, 6}})),
            "nothing may move: choose hexes or more layers, or let places draw from pools");
  Scenario scenario = flower_of({{Hills, 6}, {Hills, 5}});
  scenario.terrain_pools["main"] = {{Forest, 1}};
  for (auto& [hex, cell] : scenario.cells) cell.terrain = Drawn{"main"};
  EXPECT_EQ(why_not(scenario), "the pool \"main\" holds 1 for 2 places; add to it first");
}

TEST(Exchange, ASwapOfADesertTakesTheNumberAlong) {
  const Scenario scenario = flower_of({{Hills, 6}, {Desert, 0}});
  const MapView map(scenario);
  const Exchange exchange = exchange_of(map, {.harbors = false});
  Layout layout = layout_of(map);
  Random random(1);
  std::optional<Swap> swap;
  while (!swap) swap = exchange.swap_at_random(layout, random);
  EXPECT_EQ(swap->layer, Swap::Layer::Hexes);
  const HexId middle = map.board().find(Hex{0, 0}), east = map.board().find(Hex{1, 0});
  EXPECT_EQ(layout.terrain[middle], Desert);
  EXPECT_EQ(layout.number[middle], MapView::no_number);
  EXPECT_EQ(layout.number[east], 6);
  Exchange::apply(*swap, layout);
  EXPECT_EQ(layout, layout_of(map));
}

TEST(Exchange, WhatIsDealtLeavesItsPool) {
  Scenario scenario = flower_of({{Hills, 6}, {Hills, 5}, {Hills, 4}});
  scenario.terrain_pools["main"] = {{Forest, 1}, {Fields, 2}};
  for (auto& [hex, cell] : scenario.cells) cell.terrain = Drawn{"main"};
  const MapView map(scenario);
  const Exchange some = exchange_of(map, {.numbers = false, .hexes = {{Hex{0, 0}, Hex{1, 0}}}});
  Layout layout = layout_of(map);
  layout.terrain[map.board().find(Hex{0, 0})] = Forest;
  layout.terrain[map.board().find(Hex{1, 0})] = Fields;
  Scenario after = scenario;
  ASSERT_FALSE(apply_edits(after, some.edits_for(layout)).refusal());
  EXPECT_EQ(after.terrain_pools.at("main"), (Counts<Terrain>{{Fields, 1}}));
  EXPECT_EQ(fixed(after.cells.at({0, 0}).terrain), Forest);

  const Exchange all = exchange_of(map, {.numbers = false});
  layout.terrain[map.board().find(Hex{0, 1})] = Fields;
  after = scenario;
  ASSERT_FALSE(apply_edits(after, all.edits_for(layout)).refusal());
  EXPECT_TRUE(after.terrain_pools.empty()) << "nobody draws from it any more";
}

TEST(Exchange, TheRobberGoesWithTheDesert) {
  Scenario scenario = flower_of({{Hills, 6}, {Desert, 0}});
  scenario.markers[Marker::Robber] = {1, 0};
  const MapView map(scenario);
  const Exchange exchange = exchange_of(map);
  Layout layout = layout_of(map);
  Exchange::apply({Swap::Layer::Hexes, map.board().find(Hex{0, 0}), map.board().find(Hex{1, 0}), {}, {}},
                  layout);
  Scenario after = scenario;
  ASSERT_FALSE(apply_edits(after, exchange.edits_for(layout)).refusal());
  EXPECT_EQ(after.markers.at(Marker::Robber), (Hex{0, 0}));
}

}  // namespace
}  // namespace hexwright
