#include "model/rules/ruleset.h"

#include <set>

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::string_view> ids(const Ruleset& rules) {
  std::vector<std::string_view> ids;
  for (const RuleModule* module : rules.modules()) ids.push_back(module->id);
  return ids;
}

rc::Gen<const RuleModule*> any_module() {
  return rc::gen::elementOf(std::vector(all_modules().begin(), all_modules().end()));
}

TEST(Modules, AreDescribedAndNamedOnceAndSoAreTheirOptions) {
  std::set<std::string_view> ids;
  for (const RuleModule* module : all_modules()) {
    EXPECT_TRUE(ids.insert(module->id).second) << module->id;
    EXPECT_FALSE(module->title.empty() || module->about.empty()) << module->id;
    std::set<std::string_view> options;
    for (const ModuleOption& option : module->options) {
      EXPECT_TRUE(options.insert(option.id).second) << option.id;
      EXPECT_FALSE(option.title.empty() || option.about.empty()) << option.id;
      EXPECT_TRUE(takes(option, option.standard)) << option.id;
    }
  }
}

TEST(Modules, NeedAndExcludeOnlyWhatThereIs) {
  for (const RuleModule* module : all_modules()) {
    for (const Need& need : module->needs) {
      const RuleModule* needed = find_module(need.module);
      ASSERT_NE(needed, nullptr) << module->id;
      EXPECT_TRUE(need.if_option.empty() || find_option(*module, need.if_option)) << module->id;
      EXPECT_TRUE(need.option.empty() || find_option(*needed, need.option)) << module->id;
    }
    for (const Exclusion& excluded : module->excludes) {
      EXPECT_NE(find_module(excluded.module), nullptr) << module->id;
      EXPECT_FALSE(std::string_view(excluded.why).empty()) << module->id;
    }
  }
}

TEST(Modules, CanAllBeSwitchedOnWithoutTheirNeedsExcludingThem) {
  for (const RuleModule* module : all_modules())
    EXPECT_THAT(conflicts(with_module({}, module->id)), IsEmpty()) << module->id;
}

TEST(Ruleset, AlwaysPlaysTheBaseGameAndWhatItKnowsInOneOrder) {
  EXPECT_THAT(ids(Ruleset({})), ElementsAre("base"));
  EXPECT_THAT(ids(Ruleset({{"volcano", {}}, {"moonlight", {}}, {"seafarers", {}}})),
              ElementsAre("base", "seafarers", "volcano"));
}

TEST(Ruleset, TakesTheStandardValueWhereNothingUsefulIsSaid) {
  const Ruleset rules({{"fog", {{"exploring", "perhaps"}}},
                       {"cities-and-knights", {{"points-without", "12 or so"}}},
                       {"volcano", {{"gold", "yes"}}}});
  EXPECT_TRUE(rules.is_on("fog", "exploring"));
  EXPECT_EQ(rules.number("cities-and-knights", "points-without"), 10);
  EXPECT_TRUE(rules.is_on("volcano", "gold"));
  EXPECT_FALSE(rules.is_on("volcano", "krakatoa"));
  EXPECT_FALSE(rules.is_on("volcano", "snow"));
  EXPECT_EQ(rules.number("jungle", "counters-per-card"), 3) << "the standard value, though it is not played";
  EXPECT_FALSE(Ruleset({}).is_on("fog", "exploring")) << "a module that is off has nothing on";
  EXPECT_EQ(rules.token_pool("desolation", "spare-tokens"), "");
}

TEST(Options, TakeWholeNumbersWithinTheirLimitsOnly) {
  const ModuleOption* counters = find_option(*find_module("jungle"), "counters-per-card");
  for (const char* good : {"1", "2", "3"}) EXPECT_TRUE(takes(*counters, good)) << good;
  for (const char* bad : {"0", "4", "-1", "2.5", "two", "", " 2", "2 ", "99999999999999999999"})
    EXPECT_FALSE(takes(*counters, bad)) << bad;
  EXPECT_FALSE(takes(*find_option(*find_module("volcano"), "gold"), "Yes"));
}

TEST(Needs, NameTheModuleAndTheOptionThatLackThem) {  // VOL-08
  const auto unmet = unmet_needs({{"volcano", {{"krakatoa", "yes"}}}});
  ASSERT_THAT(unmet, SizeIs(2));
  EXPECT_EQ(unmet[0].module->id, "volcano");
  EXPECT_EQ(unmet[0].need->option, "gold");
  EXPECT_EQ(unmet[1].need->module, "seafarers");
  EXPECT_THAT(unmet_needs({{"volcano", {{"krakatoa", "no"}}}}), IsEmpty());
}

TEST(WithOption, SwitchesOnWhatTheOptionNeedsEvenAgainstANo) {  // VOL-08
  const auto choices = with_option({{"volcano", {{"gold", "no"}}}}, "volcano", "krakatoa", "yes");
  EXPECT_EQ(choices, (RuleChoices{{"seafarers", {}}, {"volcano", {{"gold", "yes"}, {"krakatoa", "yes"}}}}));
}

TEST(WithOption, SwitchesOffTheOptionThatNeededIt) {  // VOL-08
  const auto krakatoa = with_option({}, "volcano", "krakatoa", "yes");
  const Ruleset rules(with_option(krakatoa, "volcano", "gold", "no"));
  EXPECT_FALSE(rules.is_on("volcano", "gold"));
  EXPECT_FALSE(rules.is_on("volcano", "krakatoa"));
  EXPECT_TRUE(rules.plays("seafarers"));
}

TEST(WithoutModule, TakesAwayWhatCannotDoWithoutItButNoMore) {
  RuleChoices choices = with_option(with_module({}, "spices"), "volcano", "krakatoa", "yes");
  choices["moonlight"];
  const Ruleset rules(without_module(choices, "seafarers"));
  EXPECT_THAT(ids(rules), ElementsAre("base", "fog", "volcano"));
  EXPECT_TRUE(rules.is_on("volcano", "gold")) << "only Krakatoa needs the sea";
  EXPECT_FALSE(rules.is_on("volcano", "krakatoa"));
  EXPECT_TRUE(without_module(choices, "seafarers").contains("moonlight")) << "unknown modules are kept";
}

TEST(WithoutModule, LeavesAloneWhatLackedSomethingBefore) {
  const RuleChoices lacking{{"jungle", {}}, {"spices", {}}};
  EXPECT_EQ(without_module(lacking, "jungle"), (RuleChoices{{"spices", {}}}));
}

// CK-08
TEST(Ruleset, TakesOneOfSeveralWordsElseTheFirst) {
  const ModuleOption& option = *find_option(*find_module("cities-and-knights"), "robber-start");
  EXPECT_TRUE(takes(option, "track"));
  EXPECT_FALSE(takes(option, "beach"));
  EXPECT_EQ(position_of(option, "track"), 1);
  EXPECT_EQ(position_of(option, "beach"), 0);
  const auto chosen = [](const char* value) {
    return std::string(Ruleset({{"cities-and-knights", {{"robber-start", value}}}})
                           .choice("cities-and-knights", "robber-start"));
  };
  EXPECT_EQ(chosen("track"), "track");
  EXPECT_EQ(chosen("beach"), "desert");
  EXPECT_EQ(Ruleset({}).choice("cities-and-knights", "robber-start"), "desert");
}

TEST(Choices, StayWholeWhateverIsSwitchedOn) {
  const bool held = rc::check([] {
    const RuleChoices before = *test::any_rules();
    const RuleModule* module = *any_module();
    const RuleChoices after = with_module(before, module->id);
    RC_ASSERT(unmet_needs(after).empty());
    RC_ASSERT(Ruleset(after).plays(module->id));
    for (const auto& [id, options] : before) RC_ASSERT(after.contains(id));
  });
  EXPECT_TRUE(held);
}

TEST(Choices, StayWholeWhateverAnOptionIsSetTo) {
  const bool held = rc::check([] {
    const RuleModule* module = *any_module();
    RC_PRE(!module->options.empty());
    const ModuleOption& option =
        *rc::gen::elementOf(std::vector(module->options.begin(), module->options.end()));
    const std::string value = *rc::gen::element<std::string>("yes", "no", "2", "spare", "");
    const RuleChoices after = with_option(*test::any_rules(), module->id, option.id, value);
    RC_ASSERT(unmet_needs(after).empty());
    RC_ASSERT(after.at(std::string(module->id)).at(std::string(option.id)) == value);
  });
  EXPECT_TRUE(held);
}

TEST(Choices, StayWholeWhateverIsSwitchedOff) {
  const bool held = rc::check([] {
    const RuleModule* module = *any_module();
    const RuleChoices whole = with_module(*test::any_rules(), (*any_module())->id);
    const RuleChoices after = without_module(whole, module->id);
    RC_ASSERT(unmet_needs(after).empty());
    RC_ASSERT(module->id == "base" || !Ruleset(after).plays(module->id));
  });
  EXPECT_TRUE(held);
}

TEST(Choices, KnowEveryConflictWhicheverSideStatesIt) {
  const auto found = conflicts({{"desolation", {}}, {"explorers", {}}});
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].one->id, "explorers");
  EXPECT_EQ(found[0].other->id, "desolation");
  EXPECT_THAT(conflicts({{"explorers", {}}}), IsEmpty());
}

}  // namespace
}  // namespace hexwright
