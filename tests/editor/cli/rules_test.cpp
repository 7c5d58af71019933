#include <sstream>

#include <nlohmann/json.hpp>

#include "model/findings/check.h"
#include "model/rules/module.h"
#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using Json = nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::vector<std::string> lines(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

TEST(Rules, ListsEveryModuleOnALineOfItsOwn) {
  const auto ran = cli({"rules"});
  EXPECT_EQ(ran.code, 0);
  const auto listed = lines(ran.out);
  ASSERT_EQ(listed.size(), all_modules().size());
  for (std::size_t i = 0; i < listed.size(); ++i) {
    EXPECT_THAT(listed[i], AllOf(StartsWith(std::string(all_modules()[i]->id) + " "),
                                 HasSubstr(std::string(all_modules()[i]->title))));
    EXPECT_LE(listed[i].size(), 160U);
  }
}

// VOL-07, VOL-08
TEST(Rules, ExplainWhatAModuleAddsNeedsAndChecks) {
  const auto out = cli({"rules", "volcano"}).out;
  EXPECT_THAT(out, StartsWith("volcano: Volcano\n"));
  EXPECT_THAT(out, HasSubstr("adds to a map  volcano hexes\n"));
  EXPECT_THAT(out, HasSubstr("yes or no; no where nothing is said\n"));
  EXPECT_THAT(out, HasSubstr("needs gold of volcano and seafarers\n"));
  EXPECT_THAT(out, HasSubstr("volcano.krakatoa-stands-alone (error, VOL-08)\n"));
}

TEST(Rules, TellLimitsAndStandardValuesOfOptions) {  // JUN-06, CK-01
  EXPECT_THAT(cli({"rules", "jungle"}).out, HasSubstr("a number from 1 to 3; 3 where nothing is said"));
  EXPECT_THAT(cli({"rules", "desolation"}).out,
              HasSubstr("the name of a token pool; none where nothing is said"));
}

TEST(Rules, TellExclusionsFromBothSides) {  // EXP-07, DES-07
  const std::string scenarios = "each is a scenario of its own, with its own islands, founding and end\n";
  EXPECT_THAT(cli({"rules", "explorers"}).out, HasSubstr("excludes       desolation: " + scenarios +
                                                         "               foreign-islands: " + scenarios));
  EXPECT_THAT(cli({"rules", "desolation"}).out, HasSubstr("excludes       explorers: " + scenarios));
  EXPECT_THAT(cli({"rules", "jungle"}).out,
              HasSubstr("excludes       cities-and-knights: discoveries buy development cards"));
  EXPECT_THAT(cli({"rules", "volcano"}).out, HasSubstr("excludes       nothing"));
}

TEST(Rules, ExplainEveryModuleWithAllItsChecks) {
  for (const RuleModule* module : all_modules()) {
    const auto ran = cli({"rules", std::string(module->id)});
    EXPECT_EQ(ran.code, 0) << module->id;
    EXPECT_THAT(ran.out, HasSubstr(std::string(module->about)));
    for (const Check* check : module->checks) EXPECT_THAT(ran.out, HasSubstr(std::string(check->info.why)));
  }
}

TEST(Rules, SpeakToMachinesToo) {
  const auto all = Json::parse(cli({"rules", "--json"}).out);
  ASSERT_EQ(all.size(), all_modules().size());
  EXPECT_EQ(all[0]["id"], "base");
  const auto volcano = Json::parse(cli({"rules", "volcano", "--json"}).out);
  EXPECT_EQ(volcano["adds"]["terrains"], (Json{"volcano"}));
  EXPECT_EQ(volcano["options"][1]["id"], "krakatoa");
  EXPECT_EQ(volcano["options"][1]["least"], nullptr);
  EXPECT_EQ(volcano["needs"][1],
            (Json{{"ifOption", "krakatoa"}, {"module", "seafarers"}, {"option", nullptr}}));
  const auto jungle = Json::parse(cli({"rules", "--json", "jungle"}).out);
  EXPECT_EQ(jungle["options"][0]["most"], 3);
  EXPECT_EQ(jungle["checks"][0]["severity"], "error");
}

TEST(Rules, NameTheModuleThatWasProbablyMeant) {
  const auto near = cli({"rules", "volcanoe"});
  EXPECT_EQ(near.code, 2);
  EXPECT_THAT(near.out, "");
  EXPECT_THAT(near.err, HasSubstr("there is no rule module volcanoe; did you mean volcano?"));
  const auto far = cli({"rules", "moonlight"});
  EXPECT_EQ(far.code, 2);
  EXPECT_THAT(far.err, AllOf(HasSubstr("there is no rule module moonlight; there are base, seafarers, "),
                             Not(HasSubstr("did you mean"))));
}

}  // namespace
}  // namespace hexwright::test
