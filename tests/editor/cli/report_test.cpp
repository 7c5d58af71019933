#include <cstdlib>
#include <fstream>

#include <nlohmann/json.hpp>

#include "tests/editor/cli/program.h"

// The reports for machines: what their readers rely on.

namespace hexwright::test {
namespace {

using OrderedJson = nlohmann::ordered_json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Compares with a file, or writes it when UPDATE_GOLDEN is set.
void expect_golden(const std::string& name, const std::string& text) {
  if (std::getenv("UPDATE_GOLDEN")) std::ofstream(fixture(name), std::ios::binary) << text;
  EXPECT_EQ(text, contents(fixture(name)));
}

class Report : public CliTest {
 protected:
  /// On files in the test's folder, named as from there.
  Ran validate(const std::string& arguments) const {
    return shell("hexwright-cli validate --quiet " + arguments, folder);
  }
  OrderedJson run_of(const std::string& arguments) const {
    return OrderedJson::parse(validate("--format sarif " + arguments).out)["runs"][0];
  }
  void SetUp() override { file("two reds.xml", contents(fixture("two_reds.xml"))); }
};

TEST_F(Report, IsStableAsJson) {
  auto report = OrderedJson::parse(validate("--format json 'two reds.xml' none.xml").out);
  EXPECT_EQ(report["version"], HEXWRIGHT_VERSION);
  report["version"] = "";
  expect_golden("two_reds.json", report.dump(2) + "\n");
}

TEST_F(Report, IsStableAsSarifResults) {
  auto results = run_of("'two reds.xml'")["results"];
  for (auto& result : results) result.erase("ruleIndex");  // grows with every check; see HasWhatSarifRequires
  expect_golden("two_reds_results.json", results.dump(2) + "\n");
}

TEST_F(Report, HasWhatSarifRequires) {
  const auto log = OrderedJson::parse(validate("--format sarif 'two reds.xml'").out);
  EXPECT_EQ(log["version"], "2.1.0");
  ASSERT_EQ(log["runs"].size(), 1U);
  const auto& run = log["runs"][0];
  EXPECT_EQ(run["tool"]["driver"]["name"], "hexwright-cli");
  const auto& rules = run["tool"]["driver"]["rules"];
  for (const auto& rule : rules) {
    EXPECT_FALSE(rule["id"].get<std::string>().empty());
    EXPECT_FALSE(rule["shortDescription"]["text"].get<std::string>().empty());
    EXPECT_FALSE(rule["fullDescription"]["text"].get<std::string>().empty());
  }
  for (const auto& result : run["results"]) {
    EXPECT_EQ(rules.at(result["ruleIndex"].get<std::size_t>())["id"], result["ruleId"]);
    EXPECT_TRUE(result["message"].contains("text"));
  }
  EXPECT_EQ(run["invocations"][0]["executionSuccessful"], true);
}

TEST_F(Report, ListsEveryCheckAsARuleOfSarif) {
  const auto rules = run_of("'two reds.xml'")["tool"]["driver"]["rules"];
  std::istringstream lines(validate("--list-checks").out);
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count)
    EXPECT_THAT(line, StartsWith(rules.at(count)["id"].get<std::string>() + " "));
  EXPECT_EQ(count, rules.size());
}

TEST_F(Report, CountsSarifColumnsInCharacters) {
  file("wide.xml", "<scenario version=\"2\"><details title=\"Ä\" author=\"\" min=\"3\"/></scenario>\n");
  const auto json = OrderedJson::parse(validate("--format json wide.xml").out)["files"][0]["findings"];
  const auto sarif = run_of("wide.xml")["results"];
  bool behind_the_letter = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (json[i]["column"].is_null()) continue;
    const int bytes = json[i]["column"];
    const int characters = sarif[i]["locations"][0]["physicalLocation"]["region"]["startColumn"];
    EXPECT_EQ(characters, bytes > 40 ? bytes - 1 : bytes);
    behind_the_letter = behind_the_letter || bytes > 40;
  }
  EXPECT_TRUE(behind_the_letter);
}

TEST_F(Report, TellsSarifOfFilesThatCannotBeRead) {
  const auto ran = validate("--format sarif none.xml");
  EXPECT_EQ(ran.code, 2);
  const auto invocation = OrderedJson::parse(ran.out)["runs"][0]["invocations"][0];
  EXPECT_EQ(invocation["executionSuccessful"], false);
  EXPECT_THAT(invocation["toolExecutionNotifications"][0]["message"]["text"].get<std::string>(),
              HasSubstr("none.xml"));
}

TEST_F(Report, MarksAcceptedFindingsAsSuppressed) {
  auto text = contents(fixture("two_reds.xml"));
  text.insert(text.find("</scenario>"),
              "<accepted><finding check=\"base.red-numbers-apart\" place=\"path 1,0 e\" reason=\"so be it\"/>"
              "</accepted>");
  file("mine.xml", text);
  EXPECT_EQ(run_of("mine.xml")["results"].size(), 0U);
  const auto suppression = run_of("--accepted mine.xml")["results"][0]["suppressions"][0];
  EXPECT_EQ(suppression["kind"], "inSource");
  EXPECT_EQ(suppression["justification"], "so be it");
  EXPECT_EQ(OrderedJson::parse(
                validate("--accepted --format json mine.xml").out)["files"][0]["findings"][0]["accepted"],
            "so be it");
}

TEST_F(Report, WritesFileNamesAsUris) {
  EXPECT_EQ(
      run_of("'two reds.xml'")["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
      "two%20reds.xml");
  EXPECT_EQ(run_of("\"$PWD\"")["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
            "file://" + folder.string() + "/two%20reds.xml");
}

TEST_F(Report, SurvivesFileNamesThatAreNoText) {
  file("r\xE4tsel.xml", "<");
  const auto report = OrderedJson::parse(validate("--format json .").out);
  EXPECT_EQ(report["summary"]["files"], 2);
}

}  // namespace
}  // namespace hexwright::test
