#include "model/rules/ruleset.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

using testing::HasSubstr;

const Finding* find(const std::vector<Finding>& findings, std::string_view check) {
  for (const Finding& finding : findings)
    if (finding.check == check) return &finding;
  return nullptr;
}

/// The rules after the fix of a check's finding; those of before when there is none.
RuleChoices mended(Scenario scenario, std::string_view check) {
  const auto findings = validate(scenario);
  const Finding* finding = find(findings, check);
  if (finding && finding->fix) apply_edits(scenario, finding->fix->edits);
  return scenario.rules;
}

std::string reported(const Scenario& scenario, std::string_view check) {
  const auto findings = validate(scenario);
  const Finding* finding = find(findings, check);
  return finding ? text(finding->message) : "";
}

TEST(NeedsMet, NamesModuleOptionAndWhatItNeeds) {  // VOL-08
  Scenario scenario;
  scenario.rules = {{"spices", {}}, {"volcano", {{"krakatoa", "yes"}}}};
  EXPECT_EQ(reported(scenario, "map.needs-met"),
            "rules need others that are off: Krakatoa variant (Volcano) needs Gold variant (Volcano) and "
            "Seafarers; Spices needs Seafarers and Fog");
  const RuleChoices rules = mended(scenario, "map.needs-met");
  EXPECT_TRUE(unmet_needs(rules).empty());
  EXPECT_TRUE(Ruleset(rules).is_on("volcano", "gold"));
}

TEST(ModulesOn, SwitchesOnTheModuleWithAllThatItNeeds) {  // SPI-01
  Scenario scenario;
  scenario.cells[{0, 0}] = {Terrain::Spice, {}, {}};
  EXPECT_THAT(reported(scenario, "map.modules-on"), HasSubstr("Spices"));
  EXPECT_EQ(mended(scenario, "map.modules-on"),
            (RuleChoices{{"fog", {}}, {"seafarers", {}}, {"spices", {}}}));
}

Scenario with_open_cells() {
  Scenario scenario;
  scenario.stacks["land"] = {.hexes = {{Terrain::Fields, 1}}, .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 1}}};
  scenario.cells[{0, 0}] = {{}, {}, "land"};
  scenario.cells[{1, 0}] = {{}, {}, "land"};
  return scenario;
}

TEST(ModulesOn, AsksOneModuleForOpenCellsAndTheirStacks) {  // EXP-05
  Scenario scenario = with_open_cells();
  EXPECT_EQ(reported(scenario, "map.modules-on"),
            "this belongs to Explorers, which is not played here: 2 open cells");
  scenario.rules = mended(scenario, "map.modules-on");
  EXPECT_EQ(reported(scenario, "map.modules-on"), "");
  EXPECT_EQ(reported(scenario, "map.needs-met"), "");
}

TEST(ModulesOn, OffersNothingThatWouldContradictTheRulesThatAreOn) {  // EXP-07, DES-07
  Scenario scenario = with_open_cells();
  scenario.rules = with_module({}, "desolation");
  EXPECT_NE(reported(scenario, "map.modules-on"), "");
  EXPECT_EQ(mended(scenario, "map.modules-on"), scenario.rules);
}

TEST(RulesAgree, GivesUpTheModuleThatTheMapDoesWithout) {  // EXP-07, DES-07
  Scenario scenario = with_open_cells();
  scenario.rules = with_module(with_module({}, "desolation"), "explorers");
  EXPECT_FALSE(mended(scenario, "map.rules-agree").contains("desolation"));
  scenario.stacks.clear();
  scenario.cells.clear();
  scenario.areas["South"].roles.insert(AreaRole::NewWorld);
  EXPECT_FALSE(mended(scenario, "map.rules-agree").contains("explorers"));
}

TEST(RulesAgree, TellsWhyGiftsOfATribeAreNotPlayedWithKnights) {  // SCK-03
  Scenario scenario;
  scenario.rules = with_module(with_module({}, "tribal-gifts"), "cities-and-knights");
  const auto findings = validate(scenario);
  const Finding* finding = find(findings, "map.rules-agree");
  ASSERT_NE(finding, nullptr);
  EXPECT_EQ(finding->severity, Severity::Error);
  EXPECT_EQ(text(finding->message),
            "rules cannot be played together: Cities & Knights with Tribal gifts (some gifts are development "
            "cards, "
            "and Cities & Knights has none)");
}

TEST(RulesAgree, SaysWhyRulesCannotBePlayedTogether) {  // CK-94
  Scenario scenario;
  scenario.rules = with_module(with_module({}, "jungle"), "cities-and-knights");
  EXPECT_EQ(
      reported(scenario, "map.rules-agree"),
      "rules cannot be played together: Jungle with Cities & Knights (discoveries buy development cards, and "
      "there are none with Cities & Knights)");
}

TEST(OptionsFit, TakesOneOfTheWordsOfAnOption) {  // CK-08
  Scenario scenario;
  scenario.rules["cities-and-knights"]["robber-start"] = "beach";
  EXPECT_EQ(
      reported(scenario, "map.options-fit"),
      "options have values that they do not take, so \"desert\" counts instead: The robber waits (Cities & "
      "Knights) takes one of \"desert\" and \"track\", not \"beach\"");
}

TEST(OptionsFit, TakesOnlyWhatCanBeThePoolsName) {  // EDIT-02
  Scenario scenario;
  scenario.rules["desolation"]["spare-tokens"] = " spare";
  EXPECT_THAT(reported(scenario, "map.options-fit"),
              HasSubstr("takes the name of a token pool, not \" spare\""));
  EXPECT_EQ(mended(scenario, "map.options-fit").at("desolation").at("spare-tokens"), "");
}

TEST(OptionsFit, PutsTheStandardValueBackAndKeepsAllElse) {  // EDIT-02
  Scenario scenario;
  scenario.rules = {{"moonlight", {{"phase", "full"}}},
                    {"cities-and-knights", {{"points-without", "100"}, {"sieges", "few"}}}};
  EXPECT_EQ(reported(scenario, "map.options-fit"),
            "options have values that they do not take, so \"10\" counts instead: Victory points without it "
            "(Cities & Knights) takes a number from 1 to 99, not \"100\"");
  scenario.rules["cities-and-knights"]["points-without"] = "10";
  RuleChoices before = scenario.rules;
  before["cities-and-knights"]["points-without"] = "100";
  Scenario odd = scenario;
  odd.rules = before;
  EXPECT_EQ(mended(odd, "map.options-fit"), scenario.rules);
  EXPECT_THAT(reported(odd, "map.rules-known"),
              HasSubstr("\"sieges\" (cities-and-knights) and \"moonlight\""));
}

}  // namespace
}  // namespace hexwright
