#include "model/rules/instructions.h"
#include "model/rules/modules.h"

namespace hexwright {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string all_steps(const Instructions& sheet) {
  std::string words;
  for (const Message& message : sheet.steps) words += text(message) + "\n";
  return words;
}

/// All that a module has to say, in one text.
std::string rule_words(const RuleModule& module, const Scenario& scenario) {
  Instructions sheet;
  module.add_instructions(MapView(scenario), sheet);
  std::string words;
  for (const Message& message : sheet.components) words += text(message) + "\n";
  for (const auto& rule : sheet.rules) {
    EXPECT_EQ(rule.module, module.title);
    words += text(rule.words) + "\n";
  }
  return words;
}

TEST(JungleInstructions, TellHowManyDiscoveriesBuyACard) {  // JUN-04 to JUN-06
  Scenario scenario;
  scenario.rules["jungle"];
  EXPECT_THAT(rule_words(*find_module("jungle"), scenario), HasSubstr("takes 3 of them at most."));
  scenario.rules["jungle"]["counters-per-card"] = "2";
  EXPECT_THAT(rule_words(*find_module("jungle"), scenario), HasSubstr("takes 2 of them at most."));
}

TEST(TokenInstructions, NameTheTokensThatAreSetAsideForATerrain) {  // JUN-07
  Scenario scenario;
  scenario.terrain_pools["main"] = {{Terrain::Hills, 2}, {Terrain::Jungle, 1}};
  scenario.token_pools["main"] = {{6, 1}, {8, 1}, {9, 1}};
  for (int q = 0; q < 3; ++q) scenario.cells[{q, 0}] = {Drawn{"main"}, Drawn{"main"}, {}};
  const auto steps = [&] { return all_steps(instructions_of(MapView(scenario))); };
  EXPECT_THAT(steps(), HasSubstr("Shuffle the number tokens of \"main\" (6, 8 and 9)"));
  EXPECT_THAT(steps(), Not(HasSubstr("aside")));
  scenario.terrain_tokens["main"] = {{Terrain::Jungle, {{9, 1}}}};
  EXPECT_THAT(steps(), HasSubstr("Set number tokens of \"main\" aside for jungle hexes: 9."));
  EXPECT_THAT(steps(), HasSubstr("Shuffle the other number tokens of \"main\" (6 and 8)"));
  EXPECT_THAT(steps(), HasSubstr("a token that was set aside only for another one of its terrain"));
}

TEST(TokenInstructions, NameThemForStacksToo) {  // JUN-07, NSH-06
  Scenario scenario;
  scenario.rules["fog"];
  for (const int q : {0, 1}) scenario.cells[{q, 0}] = {{}, {}, "A"};
  scenario.stacks["A"] = {.hexes = {{Terrain::Hills, 1}, {Terrain::Jungle, 1}}, .token_pool = "fog"};
  scenario.token_pools["fog"] = {{6, 1}, {9, 1}};
  scenario.terrain_tokens["fog"] = {{Terrain::Jungle, {{9, 1}}}};
  const auto steps = all_steps(instructions_of(MapView(scenario)));
  EXPECT_THAT(steps, HasSubstr("Set number tokens of \"fog\" aside for jungle hexes: 9."));
  EXPECT_THAT(steps, HasSubstr("Shuffle the tokens 6 face down"));
}

TEST(RobberInstructions, NameTheHexWhereTheRulesLetItBegin) {  // BASE-07, JUN-03, VOL-03
  Scenario scenario;
  scenario.cells[{0, 0}] = {Terrain::Jungle, 4, {}};
  scenario.cells[{1, 0}] = {Terrain::Volcano, 5, {}};
  scenario.cells[{2, 0}] = {Terrain::Desert, {}, {}};
  const auto steps = [&] { return all_steps(instructions_of(MapView(scenario))); };
  EXPECT_THAT(steps(), HasSubstr("The robber begins on a desert."));
  scenario.rules["jungle"];
  EXPECT_THAT(steps(), HasSubstr("The robber begins on a jungle."));
  scenario.rules["volcano"];
  EXPECT_THAT(steps(), HasSubstr("The robber begins on a jungle or a volcano."));
  scenario.cells.clear();
  EXPECT_THAT(steps(), HasSubstr("The robber stays beside the board"));
}

TEST(VolcanoInstructions, TellOfGoldOnlyInTheGoldVariant) {  // VOL-04 to VOL-07
  Scenario scenario;
  scenario.rules["volcano"];
  EXPECT_THAT(rule_words(volcano_module, scenario), HasSubstr("clockwise from the one at the top"));
  EXPECT_THAT(rule_words(volcano_module, scenario), Not(HasSubstr("Gold")));
  scenario.rules["volcano"]["gold"] = "yes";
  EXPECT_THAT(rule_words(volcano_module, scenario), HasSubstr("Gold"));
}

TEST(VolcanoInstructions, CountFromTheCornerThatIsTheFirstAsTheBoardIsShown) {  // VOL-09
  Scenario scenario;
  scenario.rules["volcano"];
  scenario.details.quarter_turned = true;
  EXPECT_THAT(rule_words(volcano_module, scenario), HasSubstr("clockwise from the one at the right"));
  EXPECT_THAT(rule_words(volcano_module, scenario), Not(HasSubstr("top")));
}

TEST(CitiesAndKnightsInstructions, TellPointsAndHandLimit) {  // CK-01, CK-02
  Scenario scenario;
  scenario.rules["cities-and-knights"]["points-without"] = "12";
  scenario.details.victory_points = 17;
  EXPECT_THAT(rule_words(cities_and_knights_module, scenario), HasSubstr("17 victory points. Without"));
  EXPECT_THAT(rule_words(cities_and_knights_module, scenario), HasSubstr("would be 12."));
  EXPECT_THAT(rule_words(cities_and_knights_module, scenario), Not(HasSubstr("15")));
  scenario.rules["spices"];
  EXPECT_THAT(rule_words(cities_and_knights_module, scenario),
              HasSubstr("without Cities & Knights and spices, asks for 12"));
  EXPECT_THAT(rule_words(cities_and_knights_module, scenario),
              HasSubstr("with 2 of each you may hold 15 cards"));
}

TEST(CitiesAndKnightsInstructions, TellWhatIsLaidOutAndWhatStaysInTheBox) {  // CK-100, CK-03, CK-06
  Scenario scenario;
  scenario.rules["cities-and-knights"];
  scenario.details.max_players = 4;
  const auto sheet = [&] { return instructions_of(MapView(scenario)); };
  EXPECT_THAT(all_steps(sheet()), AllOf(HasSubstr("12 of each"), HasSubstr("6 defender cards"),
                                        HasSubstr("development cards"), HasSubstr("stay in the box")));
  EXPECT_THAT(all_steps(sheet()), Not(HasSubstr("waits beside the board")));
  std::string founding;
  for (const Message& each : sheet().founding) founding += text(each);
  EXPECT_THAT(founding, AllOf(HasSubstr("is a city instead of a settlement"), HasSubstr("3 city walls")));
  scenario.details.max_players = 6;
  EXPECT_THAT(all_steps(sheet()), AllOf(HasSubstr("18 of each"), HasSubstr("8 defender cards")));
  scenario.rules["cities-and-knights"]["robber-start"] = "track";
  EXPECT_THAT(all_steps(sheet()), HasSubstr("he waits beside the board"));
  scenario.rules["seafarers"];
  EXPECT_THAT(all_steps(sheet()), HasSubstr("they wait beside the board"));  // CK-82
}

TEST(CitiesAndKnightsInstructions, TellWhatItsOptionsDecide) {  // CK-100, CK-37, CK-43, CK-62, CK-77, CK-78
  Scenario scenario;
  scenario.details.max_players = 6;
  RuleOptions& options = scenario.rules["cities-and-knights"];
  const auto words = [&] { return rule_words(cities_and_knights_module, scenario); };
  EXPECT_THAT(words(), AllOf(HasSubstr("another hex with a number token"), HasSubstr("still gets a point"),
                             HasSubstr("a basic one"), HasSubstr("everybody else, in order")));
  options = {{"chased-robber", "any"},
             {"defender-points", "box"},
             {"deserter-knight", "lower"},
             {"five-six-turn", "paired"}};
  EXPECT_THAT(words(), AllOf(HasSubstr("any other land hex"), HasSubstr("nobody gets a point"),
                             HasSubstr("any lower one"), HasSubstr("third player to the left")));
  EXPECT_THAT(rule_words(base_module, scenario), Not(HasSubstr("everybody may build")));
}

}  // namespace
}  // namespace hexwright
