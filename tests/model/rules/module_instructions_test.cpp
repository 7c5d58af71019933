#include "rules/cities_and_knights/cities_and_knights.h"
#include "rules/instructions.h"
#include "rules/jungle/jungle.h"
#include "rules/volcano/volcano.h"

namespace hexwright {
namespace {

using testing::HasSubstr;
using testing::Not;

/// All that a module has to say, in one text.
std::string told(const RuleModule& module, const Scenario& scenario) {
  Instructions sheet;
  module.add_instructions(MapView(scenario), sheet);
  std::string words;
  for (const Message& message : sheet.components) words += text(message) + "\n";
  for (const Message& message : sheet.steps) words += text(message) + "\n";
  for (const auto& rule : sheet.rules) {
    EXPECT_EQ(rule.module, module.title);
    words += text(rule.words) + "\n";
  }
  return words;
}

TEST(JungleInstructions, TellHowManyDiscoveriesBuyACard) {  // JUN-03 to JUN-06
  Scenario scenario;
  scenario.rules["jungle"];
  EXPECT_THAT(told(jungle_module, scenario), HasSubstr("may be used for one card: 3"));
  EXPECT_THAT(told(jungle_module, scenario), HasSubstr("put the robber on a jungle"));
  scenario.rules["jungle"]["counters-per-card"] = "2";
  scenario.markers[Marker::Robber] = {};
  EXPECT_THAT(told(jungle_module, scenario), HasSubstr("may be used for one card: 2"));
  EXPECT_THAT(told(jungle_module, scenario), Not(HasSubstr("put the robber"))) << "the board shows it";
}

TEST(VolcanoInstructions, TellOfGoldOnlyInTheGoldVariant) {  // VOL-03 to VOL-07
  Scenario scenario;
  scenario.rules["volcano"];
  EXPECT_THAT(told(volcano_module, scenario), HasSubstr("clockwise from the top"));
  EXPECT_THAT(told(volcano_module, scenario), Not(HasSubstr("gold")));
  scenario.rules["volcano"]["gold"] = "yes";
  EXPECT_THAT(told(volcano_module, scenario), HasSubstr("gold"));
}

TEST(CitiesAndKnightsInstructions, TellPointsAndHandLimit) {  // CK-01, CK-02
  Scenario scenario;
  scenario.rules["cities-and-knights"]["points-without"] = "12";
  scenario.details.victory_points = 17;
  EXPECT_THAT(told(cities_and_knights_module, scenario), HasSubstr("17 victory points; without"));
  EXPECT_THAT(told(cities_and_knights_module, scenario), HasSubstr("would be 12"));
  EXPECT_THAT(told(cities_and_knights_module, scenario), Not(HasSubstr("15")));
  scenario.rules["spices"];
  EXPECT_THAT(told(cities_and_knights_module, scenario),
              HasSubstr("with 2 of each a player keeps up to 15 cards"));
}

}  // namespace
}  // namespace hexwright
