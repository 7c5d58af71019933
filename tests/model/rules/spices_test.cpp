#include <algorithm>

#include "listed_modules.h"
#include "model/rules/base/founding.h"
#include "model/rules/base/routes.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"
#include "model/rules/spices/merchants.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

using enum Terrain;
using spices::takes_merchant;
using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Not;

const RuleChoices with_spices{{"seafarers", {}}, {"fog", {}}, {"spices", {}}};

Beside beside(Terrain a, Terrain b) { return {TerrainSet(a), TerrainSet(b)}; }
Around around(Terrain a, Terrain b, Terrain c) { return {TerrainSet(a), TerrainSet(b), TerrainSet(c)}; }

// SPI-02: neither road nor settlement, but ships; and a road may end at such an intersection.
TEST(SpiceHexes, BarRoadsAndSettlementsButNoShips) {
  const Ruleset rules(with_spices);
  for (const Terrain other : all_terrains) {
    EXPECT_FALSE(rules.carries_road(beside(Spice, other)));
    EXPECT_FALSE(rules.carries_road(beside(other, Spice)));
    EXPECT_FALSE(rules.carries_settlement(around(other, Forest, Spice)));
    EXPECT_EQ(rules.carries_ship(beside(Spice, other)), other == Sea);
  }
  EXPECT_TRUE(rules.carries_road(beside(Forest, Hills))) << "it ends where the spice hex begins";
  EXPECT_TRUE(rules.carries_settlement(around(Forest, Hills, Sea)));
}

TEST(SpiceHexes, BarNothingBeforeItIsKnownThatTheyAreThere) {
  const Ruleset rules(with_spices);
  TerrainSet hidden(Spice);
  hidden.add(Forest);
  EXPECT_TRUE(rules.carries_road({hidden, TerrainSet(Sea)}));
  EXPECT_TRUE(rules.carries_settlement({hidden, TerrainSet(Sea), TerrainSet(Sea)}));
}

TEST(SpiceHexes, BarNothingWhereSpicesAreNotPlayed) {
  const Ruleset rules(RuleChoices{{"seafarers", {}}});
  EXPECT_TRUE(rules.carries_road(beside(Spice, Forest)));
  EXPECT_TRUE(rules.carries_settlement(around(Spice, Sea, Sea)));
}

// SPI-04: where a ship ends, where a road ends, never between two spice hexes.
TEST(Merchants, StandAtOneSpiceHexWhereARouteEnds) {
  const Ruleset rules(with_spices);
  EXPECT_TRUE(takes_merchant(rules, around(Spice, Sea, Sea)));
  EXPECT_TRUE(takes_merchant(rules, around(Forest, Spice, Sea)));
  EXPECT_TRUE(takes_merchant(rules, around(Forest, Hills, Spice))) << "a road ends there";
  EXPECT_FALSE(takes_merchant(rules, around(Spice, Sea, Spice)));
  EXPECT_FALSE(takes_merchant(rules, around(Spice, Spice, Spice)));
  EXPECT_FALSE(takes_merchant(rules, around(Forest, Hills, Sea))) << "no spice hex";
}

/// Two islands of two hexes, a causeway of one hex between them. No ships.
Scenario causeway(Terrain middle) {
  Scenario scenario;
  scenario.rules = with_spices;
  int q = 0;
  for (const Terrain terrain : {Hills, Forest, middle, Fields, Pasture}) {
    scenario.cells[{q, 0}].terrain = terrain;
    scenario.cells[{q, 0}].token = 2 + q;
    ++q;
  }
  scenario.areas["Start"] = {{AreaRole::Founding}, {}, {{0, 0}, {1, 0}}};
  return scenario;
}

bool finds(const Scenario& scenario, std::string_view check) {
  const auto findings = validate(scenario);
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.check == check; });
}

// SPI-02, BASE-18: land behind a spice hex is out of reach of roads.
TEST(Reachability, KnowsThatRoadsDoNotPassASpiceHex) {
  EXPECT_FALSE(finds(causeway(Desert), "base.everything-reachable"));
  EXPECT_TRUE(finds(causeway(Spice), "base.everything-reachable"));
  Scenario with_ships = causeway(Spice);
  with_ships.details.pieces.ships = 15;
  EXPECT_FALSE(finds(with_ships, "base.everything-reachable")) << "ships lie along a spice hex";
}

// SPI-04: the road ends at the spice hex, so a merchant can be placed from there.
TEST(Reachability, TakesARoadToTheNearSideOfASpiceHex) {
  Scenario scenario = causeway(Spice);
  scenario.cells[{2, 0}].token = {};
  EXPECT_FALSE(finds(scenario, "spices.hexes-reachable"));
}

// SPI-02, BASE-17
TEST(Founding, IsNotAtSpiceHexes) {
  Scenario scenario;
  scenario.rules = with_spices;
  scenario.cells[{0, 0}].terrain = Spice;
  scenario.cells[{1, 0}].terrain = Forest;
  const MapView map(scenario);
  const auto places = base::founding_places(map);
  EXPECT_EQ(places.size(), 4U);
  for (const IntersectionId corner : map.board().hex_intersections(map.board().find(Hex{0, 0})))
    EXPECT_THAT(places, Not(Contains(corner)));
}

std::vector<std::string> reported_rules(const RuleChoices& rules, int players) {
  Scenario scenario;
  scenario.rules = rules;
  scenario.details.max_players = players;
  const MapView map(scenario);
  Instructions sheet;
  spices_module.add_instructions(map, sheet);
  std::vector<std::string> all;
  for (const auto& rule : sheet.rules) all.push_back(text(rule.words));
  return all;
}

// SPI-03 to SPI-10
TEST(SpiceInstructions, TellTheRulesOfMerchantsAndCards) {
  const auto rules = reported_rules(with_spices, 4);
  for (const char* words :
       {"discovering a spice hex brings the top spice card", "no settlement", "1 ore and 1 wool",
        "never between two spice hexes", "10 in all", "2 resources of its kind", "hand limit on a 7 by 2",
        "never with the supply", "3 equal or 3 different", "another open end, may move"})
    EXPECT_THAT(rules, Contains(HasSubstr(words)));
  EXPECT_THAT(rules, Each(AllOf(Not(HasSubstr("{")), Not(HasSubstr("5 or 6 players")),
                                Not(HasSubstr("special building phase")))));
}

TEST(SpiceInstructions, TellWhatIsDifferentForMorePlayersAndWithoutExploring) {
  EXPECT_THAT(reported_rules(with_spices, 6), Contains(HasSubstr("with 5 or 6 players")));  // SPI-11
  EXPECT_THAT(reported_rules(with_spices, 6), Contains(HasSubstr("not in the special building phase")));
  RuleChoices turned_up = with_spices;
  turned_up["fog"]["exploring"] = "no";
  EXPECT_THAT(reported_rules(turned_up, 4),
              Contains(HasSubstr("first player whose ship or road reaches")));  // FOG-04
}

}  // namespace
}  // namespace hexwright
