#include "model/rules/deal_bounds.h"
#include "tests/model/rules/islands.h"

namespace hexwright {

bool operator==(Range a, Range b) { return a.least == b.least && a.most == b.most; }
void PrintTo(Range range, std::ostream* out) { *out << range.least << " to " << range.most; }

namespace {

using namespace test;

Range tokens(const Scenario& scenario) {
  const MapView map(scenario);
  return tokens_for_all_hexes(map, map.token_pools()[0]);
}

TEST(TokensForHiddenHexes, AreThoseOfAllSectionsTogether) {  // FOG-01
  const Scenario scenario = two_sections();
  const MapView map(scenario);
  EXPECT_EQ(tokens_for_hidden_hexes(map, map.token_pools()[0]), (Range{3, 3}));
  // Of the four dealt hexes one is sea; a single section may get it, or not.
  EXPECT_EQ(producing_that_come_up(map, map.stacks()[0]), (Range{1, 2}));
}

TEST(TokensForHiddenHexes, DependOnWhoElseIsDealtFromThePool) {
  Scenario scenario = two_sections();
  scenario.stacks["B"].token_pool = "other";
  EXPECT_EQ(tokens(scenario), (Range{1, 2}));
}

TEST(TokensForAllHexes, CountNoHexOfASharedPoolTwice) {
  Scenario scenario = two_sections();
  scenario.stacks["A"].dealt = 1;
  scenario.cells[{6, 0}] = drawn("normal", "fog");
  const MapView map(scenario);
  const auto& pool = map.token_pools()[0];
  EXPECT_EQ(tokens_for_open_hexes(map, pool), (Range{0, 1}));
  EXPECT_EQ(tokens_for_hidden_hexes(map, pool), (Range{2, 3}));
  EXPECT_EQ(tokens_for_all_hexes(map, pool), (Range{3, 3}));
}

TEST(TokensForHiddenHexes, WhereCellsAreShortAnyHexesMayStayBehind) {
  Scenario scenario = row_of(times(2, face_down("fog")));
  scenario.stacks["fog"] = {.hexes = {{Terrain::Hills, 2}, {Terrain::Desert, 1}}, .token_pool = "fog"};
  scenario.token_pools["fog"];
  EXPECT_EQ(tokens(scenario), (Range{1, 2}));
}

TEST(TokensForHiddenHexes, OfAnUndefinedPoolCanBeAnything) {
  Scenario scenario = two_sections();
  scenario.terrain_pools.clear();
  EXPECT_EQ(tokens(scenario), (Range{0, 4}));
}

TEST(TokensForHiddenHexes, OfPairedStacksAreThoseOfTheLand) {  // EXP-02
  const Scenario scenario = open_places();
  const MapView map(scenario);
  EXPECT_EQ(tokens(scenario), (Range{2, 2}));
  EXPECT_EQ(cells_of(map, map.stacks()[1]), 5);
}

TEST(HexesWithTokens, AreCountedByTerrain) {  // NSH-06
  Scenario scenario = two_sections();
  scenario.stacks["B"].token_pool = "other";
  scenario.cells[{6, 0}] = {Terrain::Forest, Drawn{"fog"}, ""};
  const MapView map(scenario);
  EXPECT_EQ(hexes_with_tokens_of(map, map.token_pools()[0], Terrain::Forest), (Range{1, 3}));
  EXPECT_EQ(hexes_with_tokens_of(map, map.token_pools()[0], Terrain::Gold), (Range{0, 0}));
}

}  // namespace
}  // namespace hexwright
