#include "model/rules/fog/parts.h"
#include "tests/model/rules/islands.h"

namespace hexwright::fog {
namespace {

using namespace test;
using testing::Contains;
using testing::HasSubstr;

Instructions sheet_of(const Scenario& scenario) {
  const MapView map(scenario);
  Instructions sheet;
  add_instructions(map, sheet);
  return sheet;
}

std::vector<std::string> sentences(const std::vector<SheetSentence>& reported) {
  std::vector<std::string> all;
  for (const SheetSentence& sentence : reported) all.push_back(text(sentence));
  return all;
}
std::vector<std::string> rules(const Instructions& sheet) {
  std::vector<std::string> all;
  for (const auto& rule : sheet.rules) all.push_back(text(rule.words));
  return all;
}

TEST(FogInstructions, TellHowSectionsAreDealtAndShuffled) {  // FOG-01
  EXPECT_THAT(sentences(sheet_of(two_sections()).steps),
              testing::ElementsAre(
                  "Shuffle 1 hills, 2 forest and 1 sea face down and deal them out to the stacks, still face "
                  "down: 2 \"A\" and 2 \"B\".",
                  "Add to the stack \"A\": 1 spice hex. Shuffle it and lay it face down on its 3 places.",
                  "Add to the stack \"B\": 1 spice hex. Shuffle it and lay it face down on its 3 places.",
                  "Shuffle the tokens 4, 6 and 10 face down and stack them beside the board."));
}

TEST(FogInstructions, TellWhatADiscoveryBrings) {  // SEA-08
  const auto reported = rules(sheet_of(two_sections()));
  EXPECT_THAT(reported, Contains(HasSubstr("turns it up at once")));
  EXPECT_THAT(reported, Contains(HasSubstr("takes the top token")));
}

TEST(FogInstructions, TellWhoDoesNotExploreToTurnAllUp) {  // FOG-04, NSH-06
  Scenario scenario = two_sections();
  scenario.rules["fog"]["exploring"] = "no";
  scenario.terrain_tokens["fog"] = {{Terrain::Forest, {{4, 1}, {10, 1}}}};
  const Instructions sheet = sheet_of(scenario);
  EXPECT_THAT(sentences(sheet.steps), Contains(HasSubstr("Turn all face-down hexes up")));
  EXPECT_THAT(sentences(sheet.steps), Contains(HasSubstr("aside for forest hexes: 4 and 10")));
  EXPECT_THAT(rules(sheet), testing::ElementsAre(HasSubstr("Nobody takes a resource")));
}

TEST(FogInstructions, AreSilentWithoutFaceDownHexes) {
  EXPECT_TRUE(sheet_of(open_places()).steps.empty());
  EXPECT_TRUE(sheet_of(open_places()).rules.empty());
}

}  // namespace
}  // namespace hexwright::fog
