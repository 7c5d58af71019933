#include <array>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "model/rules/instructions.h"
#include "model/rules/map_view.h"
#include "tests/io/sheet/every_template.h"

// No sheet of a template says a rule and its contrary.

namespace hexwright {
namespace {

struct Said {
  Topic topic;
  std::string words;
};

std::vector<Said> all_said(const Instructions& sheet) {
  std::vector<Said> all;
  for (const auto* part : {&sheet.steps, &sheet.founding})
    for (const SheetSentence& sentence : *part) all.push_back({sentence.topic, text(sentence)});
  for (const auto& rule : sheet.rules) all.push_back({rule.topic, text(rule.words)});
  return all;
}

std::string as_one(const std::vector<Said>& said) {
  std::string words;
  for (const Said& each : said) words += each.words + "\n";
  return words;
}

/// Where a module changes what another says.
struct Change {
  const char* templates;  ///< a regular expression
  std::set<Topic> topics;
};
const std::array changes{
    Change{"knights", {Topic::Founding}},                                               // CK-06
    Change{"knights-5-6|5-6-knights", {Topic::TurnsOfOthers}},                          // CK-77
    Change{"spices-.*-knights", {Topic::PirateStart, Topic::Pirate, Topic::Monopoly}},  // CK-82, CK-89
    // New Shores for three has no desert, and the robber waits anyway.
    Change{"spices-(fog|new-shores-[45]).*-knights", {Topic::RobberStart}},          // CK-82
    Change{"explorers", {Topic::FoundingShip, Topic::Pirate}},                       // EXP-03, EXP-04
    Change{"cloth-villages", {Topic::Pirate}},                                       // CLO-09
    Change{"desolation", {Topic::Pirate}},                                           // DES-01
    Change{"pirate-islands", {Topic::FoundingShip, Topic::Pirate, Topic::Victory}},  // PIR-04, PIR-06, PIR-15
    Change{"wonders", {Topic::Pirate, Topic::Victory}},                              // WON-01, WON-12
};

std::set<Topic> changed_in(const std::string& name) {
  std::set<Topic> topics;
  for (const Change& change : changes)
    if (std::regex_search(name, std::regex(change.templates)))
      topics.insert(change.topics.begin(), change.topics.end());
  return topics;
}

/// Two that no sheet says both.
struct Contrary {
  const char* one;
  const char* other;
};
constexpr std::array contraries{
    Contrary{"The robber begins", "The robber waits beside the board"},        // CK-82
    Contrary{"The robber begins", "The robber stays beside the board"},        // EXP-04
    Contrary{"The robber begins", "Robber and pirate wait beside the board"},  // NEW-06
    Contrary{"The robber begins", "There is no robber"},                       // PIR-05
    Contrary{"Put the pirate on", "The pirate waits beside the board"},        // CK-82
    Contrary{"Put the pirate on", "Robber and pirate wait beside the board"},  // NEW-06
    Contrary{"Put the pirate on", "There is no pirate"},                       // WON-01, DES-01
    Contrary{"either the robber or the pirate", "There is no pirate"},         // WON-13, DES-01
    Contrary{"either the robber or the pirate", "There is no robber"},         // PIR-05
    Contrary{"On a 7 or with a knight",
             "The development cards and the card for the largest army stay"},                  // CK-05
    Contrary{"a second one with a road", "builds a city with a road"},                         // CK-06
    Contrary{"a monopoly may name", "Resource Monopoly may name"},                             // CK-89
    Contrary{"victory points in their own turn wins", "more levels than every other player"},  // WON-12
    Contrary{"victory points in their own turn wins", "has conquered the own fortress wins"},  // PIR-15
    Contrary{"everybody may build after each turn", "after each turn everybody else"},         // CK-77
    Contrary{"takes the place of the longest road",
             "no points for the longest trade route"},      // CLO-11, PIR-05
    Contrary{"after the others have discarded", "On a 7"},  // PIR-09
};

class SheetWords : public ::testing::TestWithParam<std::string> {
 protected:
  Scenario map_ = test::template_named(GetParam());
  MapView view_{map_};
  std::string words_ = as_one(all_said(instructions_of(view_)));
};

TEST_P(SheetWords, LeaveOutEverySentenceWhoseRuleAModuleChanges) {  // CK-100
  std::vector<Said> before;
  std::set<Topic> changed;
  for (const RuleModule* module : view_.rules().modules()) {
    if (!module->add_instructions) continue;
    Instructions own;
    module->add_instructions(view_, own);
    const auto said = all_said(own);
    for (const Said& each : said)
      for (const Said& earlier : before)
        if (each.topic == earlier.topic && each.topic != Topic::Nothing) {
          changed.insert(each.topic);
          EXPECT_THAT(words_, ::testing::Not(::testing::HasSubstr(earlier.words + "\n")));
        }
    before.insert(before.end(), said.begin(), said.end());
  }
  EXPECT_EQ(changed, changed_in(GetParam()));
}

TEST_P(SheetWords, NeverSayARuleAndItsContrary) {
  for (const auto& [one, other] : contraries)
    EXPECT_FALSE(words_.find(one) != std::string::npos && words_.find(other) != std::string::npos)
        << one << " / " << other;
}

TEST_P(SheetWords, TellOfOtherHarborPlacesOnlyWhereSomeHarborIsFixed) {  // BASE-15
  const bool lays_out = words_.find("Lay out the harbors as the picture shows.") != std::string::npos;
  if (!lays_out) EXPECT_THAT(words_, ::testing::Not(::testing::HasSubstr("other harbor places")));
}

TEST_P(SheetWords, KeepRedsOffTheWastelandWhereNumbersAreDealt) {  // WON-14
  if (GetParam().starts_with("wonders"))
    EXPECT_EQ(words_.find("No 6 or 8 stays at a mark for wasteland") != std::string::npos,
              GetParam().ends_with("-variable"));
}

INSTANTIATE_TEST_SUITE_P(All, SheetWords, ::testing::ValuesIn(template_names()), test::parameter_name);

}  // namespace
}  // namespace hexwright
