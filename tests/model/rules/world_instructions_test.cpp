#include <gmock/gmock.h>

#include "listed_modules.h"
#include "tests/model/rules/sheet_words.h"

namespace hexwright {
namespace {

using test::instructions_of;
using test::rules;
using test::words;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

Scenario round_world() {
  Scenario scenario;
  scenario.rules = {{"explorers", {}}, {"seafarers", {}}};
  scenario.token_pools["bag"] = {{3, 1}, {4, 2}};
  scenario.stacks["land"] = {.hexes = {{Terrain::Hills, 2}}, .token_pool = "bag", .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 1}}, .harbors = {{HarborKind::Ore, 1}}};
  for (int q = 0; q < 4; ++q) scenario.cells[{q, 0}].stack = "land";
  return scenario;
}

TEST(ExplorersSheet, CountsWhatGoesIntoTheStacksAndTheBag) {  // EXP-02
  EXPECT_THAT(words(instructions_of(explorers_module, round_world()).steps),
              AllOf(Contains(AllOf(HasSubstr("4 places"), HasSubstr("2 land"), HasSubstr("2 sea"),
                                   HasSubstr("1 of which have a harbor"))),
                    Contains(HasSubstr("the 3 number tokens"))));
}

TEST(ExplorersSheet, TellsWhatAFoundingSettlementAtTheCoastTakes) {  // EXP-03
  Scenario scenario = round_world();
  EXPECT_THAT(words(instructions_of(explorers_module, scenario).founding),
              Contains(HasSubstr("takes a ship, not a road")));
  scenario.rules["explorers"]["ship-at-coast"] = "no";
  EXPECT_THAT(words(instructions_of(explorers_module, scenario).founding),
              Contains(HasSubstr("takes a ship or a road")));
  EXPECT_THAT(words(instructions_of(MapView(scenario)).founding),
              Not(Contains(HasSubstr("at the coast may"))))
      << "one of them tells it";
}

TEST(ExplorersSheet, TellsHowStacksAndBagRunOut) {  // EXP-04 EXP-05 EXP-06 EXP-08 EXP-09
  EXPECT_THAT(
      rules(instructions_of(explorers_module, round_world())),
      AllOf(Contains(HasSubstr("stays open sea")), Contains(HasSubstr("When the bag is empty")),
            Contains(HasSubstr("harbor faces land")), Contains(HasSubstr("outside the home island")),
            Contains(HasSubstr("you say which one comes first")), Contains(HasSubstr("move nothing"))));
}

TEST(ExplorersSheet, TellsWhetherADiscoveryBringsACard) {  // EXP-10
  Scenario scenario = round_world();
  EXPECT_THAT(rules(instructions_of(explorers_module, scenario)), Contains(HasSubstr("brings no card")));
  scenario.rules["explorers"]["discovery-card"] = "yes";
  EXPECT_THAT(rules(instructions_of(explorers_module, scenario)),
              Contains(HasSubstr("takes one card of its resource")));
}

TEST(ClimateChangeSheet, TellsTheChainAndCountsTheSpareTokens) {  // DES-01 DES-02 DES-03 DES-05
  Scenario scenario;
  scenario.rules = {{"desolation", {{"spare-tokens", "spare"}}}, {"seafarers", {}}};
  scenario.token_pools["spare"] = {{2, 4}, {12, 3}};
  const Instructions sheet = instructions_of(desolation_module, scenario);
  EXPECT_THAT(words(sheet.steps),
              Contains(AllOf(HasSubstr("7 spare"), HasSubstr("2 special victory points"))));
  EXPECT_THAT(words(sheet.founding), Contains(HasSubstr("one of them at the coast")));
  EXPECT_THAT(rules(sheet), AllOf(Contains(HasSubstr("6, 5, 4, 3, 2 or 8, 9, 10, 11, 12")),
                                  Contains(AllOf(HasSubstr("isolated"), HasSubstr("none is built there"))),
                                  Contains(HasSubstr("takes the next one that there is")),
                                  Contains(HasSubstr("no pirate"))));
  EXPECT_THAT(rules(instructions_of(MapView(scenario))),
              Not(Contains(HasSubstr("either the robber or the pirate"))));
  scenario.rules["cities-and-knights"];
  EXPECT_THAT(rules(instructions_of(MapView(scenario))),
              AllOf(Contains(HasSubstr("There is no pirate")),
                    Not(Contains(HasSubstr("either the robber or the pirate")))));
}

TEST(SeafarersSheet, TellsOfGoldAndChitsWhereThereAreAny) {  // SEA-05 SEA-07
  Scenario scenario;
  scenario.rules = {{"seafarers", {}}};
  scenario.cells[{0, 0}].terrain = Terrain::Sea;
  EXPECT_THAT(rules(instructions_of(seafarers_module, scenario)), Not(Contains(HasSubstr("gold field"))));
  scenario.cells[{0, 0}].terrain = Terrain::Gold;
  scenario.areas["Isle"].chits = Chits{.points = 2, .settlements = 3, .every_player = true};
  EXPECT_THAT(rules(instructions_of(seafarers_module, scenario)),
              AllOf(Contains(HasSubstr("gold field")),
                    Contains(AllOf(HasSubstr("\"Isle\""), HasSubstr("up to 3"), HasSubstr("brings 2")))));
}

}  // namespace
}  // namespace hexwright
