#include "editor/core/editing/properties.h"

#include "editor/core/editing/pools.h"
#include "editor/core/editing/rename.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

Scenario performed(Scenario scenario, const Command& command) {
  const auto outcome = apply_edits(scenario, command.edits);
  EXPECT_FALSE(outcome.refusal());
  return scenario;
}

Scenario island_with_harbor() {
  Scenario scenario = test::lone_island();
  scenario.harbors[Path({1, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  return scenario;
}

TEST(HexProperties, ChangeOneLayerOfEveryHex) {
  const HexSet hexes{{0, 0}, {1, 0}};
  Scenario scenario = performed(test::lone_island(), set_terrain(hexes, Terrain::Gold));
  EXPECT_EQ(scenario.cells.at({0, 0}), (Cell{Terrain::Gold, 5, {}}));
  scenario = performed(scenario, set_token(hexes, 9));
  EXPECT_EQ(scenario.cells.at({1, 0}), (Cell{Terrain::Gold, 9, {}}));
  scenario = performed(scenario, set_hidden(hexes, "fog"));
  EXPECT_EQ(scenario.cells.at({1, 0}), (Cell{Terrain::Gold, 9, "fog"}));
  EXPECT_EQ(text(set_terrain(hexes, Terrain::Gold).label), "paint gold field on 2 hexes");
}

TEST(HarborProperties, ChangeKindAndCoast) {
  const Path path({1, 0}, Direction::West);
  Scenario scenario =
      performed(island_with_harbor(), set_harbor_kind(island_with_harbor(), path, HarborKind::Wool));
  EXPECT_EQ(scenario.harbors.at(path), (Harbor{Direction::West, HarborKind::Wool}));
  EXPECT_TRUE(turn_harbor(scenario, path).edits.empty()) << "its sea hex has one coast only";
  scenario.cells[{2, 0}].terrain = Terrain::Forest;
  scenario = performed(scenario, turn_harbor(scenario, path));
  EXPECT_EQ(scenario.harbors.begin()->second, (Harbor{Direction::East, HarborKind::Wool}));
  EXPECT_TRUE(performed(scenario, remove_harbor(scenario.harbors.begin()->first)).harbors.empty());
}

TEST(AreaProperties, ChangeRolesAndChits) {
  Scenario scenario = performed({}, new_area("Home", {{0, 0}}));
  scenario = performed(scenario, set_area_role(scenario, "Home", AreaRole::Founding, true));
  scenario = performed(scenario, set_area_role(scenario, "Home", AreaRole::Home, true));
  scenario = performed(scenario, set_area_role(scenario, "Home", AreaRole::Founding, false));
  scenario = performed(scenario, set_area_chits(scenario, "Home", Chits{2, 1, true}));
  EXPECT_EQ(scenario.areas.at("Home"), (Area{{AreaRole::Home}, Chits{2, 1, true}, {{0, 0}}}));
  EXPECT_TRUE(performed(scenario, remove_area("Home")).areas.empty());
}

TEST(ScenarioProperties, AreLabelledByWhatChanged) {
  const Scenario scenario;
  Details details = scenario.details;
  details.title = "Archipelago";
  EXPECT_EQ(text(set_details(scenario, details).label), "change the title");
  details.notes = "Sail west";
  EXPECT_EQ(text(set_details(scenario, details).label), "change the details");
  EXPECT_EQ(performed(scenario, set_details(scenario, details)).details, details);
}

TEST(ScenarioProperties, ChangeBoxesModulesAndOptions) {
  Scenario scenario = performed({}, set_box_count({}, "base", 2));
  scenario = performed(scenario, set_box_count(scenario, "seafarers", 1));
  scenario = performed(scenario, set_box_count(scenario, "base", 0));
  EXPECT_EQ(scenario.boxes, (std::map<std::string, int>{{"seafarers", 1}}));
  scenario = performed(scenario, set_option(scenario, "seafarers", "pirate", "no"));
  scenario = performed(scenario, set_module(scenario, "seafarers", true));
  EXPECT_EQ(scenario.rules, (RuleChoices{{"seafarers", {{"pirate", "no"}}}})) << "options are kept";
  scenario = performed(scenario, set_option(scenario, "seafarers", "pirate", ""));
  scenario = performed(scenario, set_module(scenario, "seafarers", false));
  EXPECT_TRUE(scenario.rules.empty());
}

TEST(FreeName, CountsOn) {
  const std::map<std::string, Area> areas{{"Island", {}}, {"Island 2", {}}};
  EXPECT_EQ(free_name(areas, "Bay"), "Bay");
  EXPECT_EQ(free_name(areas, "Island"), "Island 3");
}

TEST(Pools, HoldWhatTheyAreTold) {
  Scenario scenario = performed({}, new_terrain_pool("main"));
  scenario = performed(scenario, set_pool_count(scenario, "main", Terrain::Hills, 3));
  scenario = performed(scenario, set_pool_count(scenario, "main", Terrain::Gold, 1));
  scenario = performed(scenario, set_pool_count(scenario, "main", Terrain::Gold, 0));
  EXPECT_EQ(scenario.terrain_pools.at("main"), (Counts<Terrain>{{Terrain::Hills, 3}}));
  scenario = performed(scenario, set_pool_count(scenario, "main", 5, 2));
  EXPECT_EQ(scenario.token_pools.at("main"), (Counts<int>{{5, 2}}));
  scenario = performed(scenario, set_stack_count(scenario, "fog", Terrain::Sea, 2));
  scenario = performed(scenario, set_stack_tokens(scenario, "fog", "main"));
  EXPECT_EQ(scenario.stacks.at("fog"), (Stack{{{Terrain::Sea, 2}}, "main"}));
}

TEST(Pools, TakeOverAFixedLayout) {
  Scenario scenario = island_with_harbor();
  scenario.cells[{0, 1}] = {Terrain::Hills, 9, {}};
  scenario.terrain_pools["main"] = {{Terrain::Hills, 1}};
  const HexSet hexes{{0, 0}, {0, 1}, {1, 0}, {9, 9}};
  scenario = performed(scenario, pool_terrains_of(scenario, hexes, "main"));
  EXPECT_EQ(scenario.terrain_pools.at("main"), (Counts<Terrain>{{Terrain::Hills, 3}, {Terrain::Sea, 1}}));
  EXPECT_EQ(scenario.cells.at({0, 0}), (Cell{Drawn{"main"}, 5, {}}));
  scenario = performed(scenario, pool_tokens_of(scenario, hexes, "numbers"));
  EXPECT_EQ(scenario.token_pools.at("numbers"), (Counts<int>{{5, 1}, {9, 1}}));
  scenario = performed(scenario, pool_harbors_of(scenario, hexes, "harbors"));
  EXPECT_EQ(scenario.harbor_pools.at("harbors"), (Counts<HarborKind>{{HarborKind::Ore, 1}}));
  EXPECT_EQ(text(pool_tokens_of(scenario, {{0, 0}}, "x").label), "pool 0 places in x")
      << "it is drawn already";
}

// SEA-09: a section has as many face-down cells as its stack holds hexes.
TEST(Stacks, AreFilledWithTheHexesThatTheyHide) {
  Scenario scenario = test::lone_island();
  const HexSet hexes{{0, 0}, {1, 0}};
  scenario = performed(scenario, hide_in_stack(scenario, hexes, "fog"));
  scenario = performed(scenario, hide_in_stack(scenario, hexes, "fog"));
  EXPECT_EQ(scenario.stacks.at("fog").hexes, (Counts<Terrain>{{Terrain::Hills, 1}, {Terrain::Sea, 1}}));
  EXPECT_EQ(scenario.cells.at({0, 0}), (Cell{Terrain::Hills, 5, "fog"}));
}

Scenario renamed(const Scenario& scenario, NamedPlace::Kind kind, const std::string& from,
                 const std::string& to) {
  const auto command = rename(scenario, {kind, from}, to);
  EXPECT_FALSE(command.refusal());
  return performed(scenario, command.value());
}

TEST(Rename, RewritesWhateverNamesTheThing) {
  using Kind = NamedPlace::Kind;
  Scenario scenario = island_with_harbor();
  scenario.cells[{0, 0}] = {Drawn{"t"}, Drawn{"n"}, "s"};
  scenario.harbors.begin()->second.kind = Drawn{"h"};
  scenario.terrain_pools["t"] = {{Terrain::Gold, 1}};
  scenario.token_pools["n"] = {{5, 1}};
  scenario.harbor_pools["h"] = {{HarborKind::Ore, 1}};
  scenario.stacks["s"] = {{{Terrain::Sea, 1}}, "n"};
  scenario.areas["a"].cells = {{0, 0}};
  scenario.accepted[{"some.check", "stack s"}] = "why not";

  Scenario result = renamed(scenario, Kind::TerrainPool, "t", "t2");
  result = renamed(result, Kind::TokenPool, "n", "n2");
  result = renamed(result, Kind::HarborPool, "h", "h2");
  result = renamed(result, Kind::Stack, "s", "s2");
  result = renamed(result, Kind::Area, "a", "a2");

  Scenario expected = scenario;
  expected.cells[{0, 0}] = {Drawn{"t2"}, Drawn{"n2"}, "s2"};
  expected.harbors.begin()->second.kind = Drawn{"h2"};
  expected.terrain_pools = {{"t2", {{Terrain::Gold, 1}}}};
  expected.token_pools = {{"n2", {{5, 1}}}};
  expected.harbor_pools = {{"h2", {{HarborKind::Ore, 1}}}};
  expected.stacks = {{"s2", {{{Terrain::Sea, 1}}, "n2"}}};
  expected.areas = {{"a2", {{}, {}, {{0, 0}}}}};
  expected.accepted = {{{"some.check", "stack s2"}, "why not"}};
  EXPECT_EQ(result, expected);
}

// A name in a stack's dealing or pairing, in the tokens of terrains and in a rule option.
TEST(Rename, RewritesStacksTerrainTokensAndRuleOptions) {
  using Kind = NamedPlace::Kind;
  Scenario scenario;
  scenario.terrain_pools["t"] = {{Terrain::Gold, 1}};
  scenario.token_pools["n"] = {{5, 1}};
  scenario.terrain_tokens["n"] = {{Terrain::Gold, {{5, 1}}}};
  scenario.stacks["land"] = {.token_pool = "n", .dealt = 1, .dealt_from = "t", .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 1}}};
  scenario.rules = {{"desolation", {{"spare-tokens", "n"}, {"note", "n"}}}, {"unknown", {{"o", "n"}}}};

  Scenario result = renamed(scenario, Kind::TerrainPool, "t", "t2");
  result = renamed(result, Kind::TokenPool, "n", "n2");
  result = renamed(result, Kind::Stack, "sea", "sea2");

  Scenario expected = scenario;
  expected.terrain_pools = {{"t2", {{Terrain::Gold, 1}}}};
  expected.token_pools = {{"n2", {{5, 1}}}};
  expected.terrain_tokens = {{"n2", {{Terrain::Gold, {{5, 1}}}}}};
  expected.stacks.clear();
  expected.stacks["land"] = {.token_pool = "n2", .dealt = 1, .dealt_from = "t2", .paired_with = "sea2"};
  expected.stacks["sea2"] = {.hexes = {{Terrain::Sea, 1}}};
  expected.rules["desolation"]["spare-tokens"] = "n2";
  EXPECT_EQ(result, expected);
}

TEST(Stacks, SayWhatIsInThemWhatIsDealtAndWhatTheyArePairedWith) {
  Scenario scenario = performed({}, new_stack("land"));
  scenario = performed(scenario, set_stack_count(scenario, "land", Terrain::Spice, 2));
  scenario = performed(scenario, set_stack_count(scenario, "land", HarborKind::Ore, 1));
  scenario = performed(scenario, set_stack_dealt(scenario, "land", 3, "normal"));
  scenario = performed(scenario, set_stack_tokens(scenario, "land", "bag"));
  scenario = performed(scenario, set_stack_pair(scenario, "land", "sea"));
  EXPECT_EQ(scenario.stacks.at("land"), (Stack{.hexes = {{Terrain::Spice, 2}},
                                               .token_pool = "bag",
                                               .harbors = {{HarborKind::Ore, 1}},
                                               .dealt = 3,
                                               .dealt_from = "normal",
                                               .paired_with = "sea"}));
  scenario = performed(scenario, set_stack_count(scenario, "land", HarborKind::Ore, 0));
  scenario = performed(scenario, set_stack_pair(scenario, "land", ""));
  EXPECT_TRUE(scenario.stacks.at("land").harbors.empty());
  EXPECT_TRUE(scenario.stacks.at("land").paired_with.empty());
}

// NSH-06
TEST(TerrainTokens, AreCountedAndGoWithTheLastNumber) {
  Scenario scenario = performed({}, set_terrain_token_count({}, "small", Terrain::Mountains, 8, 1));
  scenario = performed(scenario, set_terrain_token_count(scenario, "small", Terrain::Mountains, 2, 1));
  EXPECT_EQ(scenario.terrain_tokens.at("small"), (TerrainTokens{{Terrain::Mountains, {{2, 1}, {8, 1}}}}));
  scenario = performed(scenario, set_terrain_token_count(scenario, "small", Terrain::Mountains, 2, 0));
  scenario = performed(scenario, set_terrain_token_count(scenario, "small", Terrain::Mountains, 8, 0));
  EXPECT_TRUE(scenario.terrain_tokens.empty());
}

TEST(Rename, RefusesTakenAndUnknownNames) {
  Scenario scenario;
  scenario.areas = {{"a", {}}, {"b", {}}};
  const auto taken = rename(scenario, {NamedPlace::Kind::Area, "a"}, "b");
  ASSERT_TRUE(taken.refusal());
  EXPECT_EQ(text(taken.refusal()->why), "the name b is taken");
  const auto unknown = rename(scenario, {NamedPlace::Kind::Area, "c"}, "d");
  ASSERT_TRUE(unknown.refusal());
  EXPECT_EQ(text(unknown.refusal()->why), "nothing is named c");
}

}  // namespace
}  // namespace hexwright
