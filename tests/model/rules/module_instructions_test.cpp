#include "listed_modules.h"
#include "model/rules/instructions.h"

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
  const auto founding = [&] {
    std::string words;
    for (const Message& each : sheet().founding) words += text(each);
    return words;
  };
  EXPECT_THAT(founding(), AllOf(HasSubstr("everybody builds a city with a road"), HasSubstr("no commodity"),
                                HasSubstr("3 city walls"), Not(HasSubstr("a second one"))));
  scenario.rules["cloth-villages"];  // SCK-04
  EXPECT_THAT(founding(), HasSubstr("until everybody has 3, the last of which is a city"));
  scenario.rules.erase("cloth-villages");
  scenario.details.max_players = 6;
  EXPECT_THAT(all_steps(sheet()), AllOf(HasSubstr("18 of each"), HasSubstr("8 defender cards")));
}

TEST(CitiesAndKnightsInstructions, TellThatRobberAndPirateWaitAndNotThatTheyBegin) {  // CK-08, CK-82, CK-100
  Scenario scenario;
  scenario.rules["cities-and-knights"];
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  scenario.cells[{1, 0}].terrain = Terrain::Sea;
  const auto steps = [&] { return all_steps(instructions_of(MapView(scenario))); };
  EXPECT_THAT(steps(), HasSubstr("The robber begins on a desert."));
  const auto waits = AllOf(HasSubstr("The robber waits beside the board."),
                           HasSubstr("he comes, robbing nobody, to a desert."), Not(HasSubstr("begins")));
  scenario.rules["cities-and-knights"]["robber-start"] = "track";
  EXPECT_THAT(steps(), waits);
  scenario.rules["cities-and-knights"].clear();
  scenario.rules["seafarers"];
  scenario.markers[Marker::Pirate] = {1, 0};
  EXPECT_THAT(steps(), AllOf(waits, HasSubstr("The pirate waits beside the board."),
                             Not(HasSubstr("Put the pirate on"))));
}

TEST(CitiesAndKnightsInstructions, TellThatAPillagedCityLosesItsWallAndMayBeTipped) {  // CK-28, CK-42
  Scenario scenario;
  scenario.rules["cities-and-knights"];
  EXPECT_THAT(rule_words(cities_and_knights_module, scenario),
              AllOf(HasSubstr("loses its city wall"), HasSubstr("tipped over"),
                    HasSubstr("as soon as that is no city any more")));
}

TEST(CitiesAndKnightsInstructions, TellWhichMonopolyMayNameSpices) {  // CK-89, SPI-09
  Scenario scenario;
  scenario.rules["spices"];
  const auto words = [&] {
    std::string all;
    for (const auto& rule : instructions_of(MapView(scenario)).rules) all += text(rule.words) + "\n";
    return all;
  };
  EXPECT_THAT(words(), HasSubstr("a monopoly may name one of the three types"));
  scenario.rules["cities-and-knights"];
  EXPECT_THAT(words(), AllOf(HasSubstr("Resource Monopoly may name one"), Not(HasSubstr("a monopoly may"))));
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
  std::string all;
  for (const auto& rule : instructions_of(MapView(scenario)).rules) all += text(rule.words);
  EXPECT_THAT(all, Not(HasSubstr("everybody may build")));
}

}  // namespace
}  // namespace hexwright
