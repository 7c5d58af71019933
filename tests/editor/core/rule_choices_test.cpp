#include "editor/core/editing/rule_choices.h"

#include "editor/core/editing/workbench.h"

namespace hexwright {
namespace {

std::vector<std::string> words(const std::vector<Message>& messages) {
  std::vector<std::string> result;
  for (const Message& message : messages) result.push_back(text(message));
  return result;
}

ModuleChoice choice(const std::vector<ModuleChoice>& all, std::string_view id) {
  for (const ModuleChoice& one : all)
    if (one.module->id == id) return one;
  throw std::runtime_error("no such module");
}

std::vector<std::string> reported(const Scenario& scenario, const RuleChoices& choices,
                                  std::string_view module) {
  return words(choice(module_choices(scenario, choices), module).consequences);
}

TEST(RuleChoices, ListEveryModuleButTheBaseGameWithItsOptions) {
  const auto all = module_choices({}, {{"jungle", {{"counters-per-card", "2"}}}});
  EXPECT_EQ(all.size(), all_modules().size() - 1);
  EXPECT_TRUE(choice(all, "jungle").on);
  EXPECT_EQ(choice(all, "jungle").options.at(0).value, "2");
  EXPECT_FALSE(choice(all, "fog").on);
  EXPECT_EQ(choice(all, "fog").options.at(0).value, "yes") << "the standard, where nothing is said";
}

TEST(RuleChoices, TellWhatASwitchNeeds) {
  EXPECT_THAT(reported({}, {}, "spices"),
              testing::ElementsAre("needs Seafarers and Fog, which are switched on too"));
  EXPECT_THAT(reported({}, {{"fog", {}}}, "spices"),
              testing::ElementsAre("needs Seafarers, which is switched on too"));
  EXPECT_THAT(reported({}, {}, "jungle"), testing::IsEmpty());
  const RuleChoices after = with_module_switched({}, "spices", true);
  EXPECT_TRUE(after.contains("fog") && after.contains("seafarers"));
}

TEST(RuleChoices, TellWhatCannotDoWithoutWhatIsSwitchedOff) {
  const RuleChoices choices = with_module_switched({}, "spices", true);
  EXPECT_THAT(reported({}, choices, "fog"),
              testing::ElementsAre("Spices cannot do without it and is switched off too"));
  EXPECT_FALSE(with_module_switched(choices, "fog", false).contains("spices"));
}

TEST(RuleChoices, TellWhatExcludesEachOther) {
  const RuleChoices choices = with_module_switched({}, "desolation", true);
  const std::string together =
      "rules cannot be played together: Explorers with Climate change (each is a scenario of its own, with "
      "its own "
      "islands, founding and end)";
  EXPECT_THAT(reported({}, choices, "explorers"), testing::ElementsAre(together));
  EXPECT_THAT(words(problems({}, with_module_switched(choices, "explorers", true))),
              testing::ElementsAre(together));
}

TEST(RuleChoices, TellWhatAnOptionBringsAlong) {
  const RuleChoices before{{"volcano", {}}};
  const RuleChoices after = with_option(before, "volcano", "krakatoa", "yes");
  EXPECT_THAT(words(consequences({}, before, after, "krakatoa")),
              testing::ElementsAre("needs Seafarers, which is switched on too",
                                   "the option Gold variant is switched on too"));
}

// In the words of the check that would find it.
TEST(RuleChoices, TellWhatOfTheMapNeedsTheRulesThatAreSwitchedOff) {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Jungle;
  scenario.rules["jungle"];
  const auto off = reported(scenario, scenario.rules, "jungle");
  ASSERT_EQ(off.size(), 1U);
  EXPECT_THAT(off.front(), testing::HasSubstr("jungle"));
  EXPECT_THAT(reported(scenario, {}, "jungle"), testing::IsEmpty()) << "switching it on breaks nothing";
  EXPECT_THAT(words(problems(scenario, {})), testing::ElementsAre(off.front()));
}

TEST(RuleChoices, TellOfNeedsAndValuesThatAFileGotWrong) {
  EXPECT_THAT(words(problems({}, {{"spices", {}}, {"seafarers", {}}})),
              testing::ElementsAre("rules need others that are off: Spices needs Fog"));
  EXPECT_THAT(
      words(problems({}, {{"volcano", {{"gold", "perhaps"}}}})),
      testing::ElementsAre(testing::HasSubstr("Gold variant (Volcano) takes yes or no, not \"perhaps\"")));
  EXPECT_FALSE(choice(module_choices({}, {{"volcano", {{"gold", "perhaps"}}}}), "volcano").options[0].taken);
}

TEST(RuleChoices, AreSetAllAtOnceAndKeepWhatNobodyKnows) {
  Scenario scenario;
  scenario.rules = {{"from-the-future", {{"a", "b"}}}};
  Workbench bench{Document(scenario)};
  EXPECT_FALSE(bench.perform(set_rules(with_module_switched(scenario.rules, "spices", true))));
  EXPECT_TRUE(bench.scenario().rules.contains("from-the-future"));
  EXPECT_EQ(bench.scenario().rules.size(), 4U);
  EXPECT_EQ(bench.document().history().size(), 1U);
  bench.undo();
  EXPECT_EQ(bench.scenario(), scenario);
}

}  // namespace
}  // namespace hexwright
