#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "io/xml/scenario_xml.h"
#include "model/rules/ruleset.h"
#include "model/rules/words.h"
#include "model/validation/validate.h"
#include "tests/support/golden.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

// A fixture says itself what shall be found: "expect: check.id" at the end of the line of the place, at
// the root's line when the place is written nowhere.

const fs::path folder = fs::path(HEXWRIGHT_FIXTURES) / "checks";

struct Fixture {
  fs::path file;
  std::string text;
  LoadedScenario loaded;
};

Fixture load(const fs::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return {file, text.str(), read_xml(text.str(), Positions::Keep)};
}

std::vector<fs::path> fixture_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".xml" && has_modules_of(test::contents_of(entry.path())))
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

using Found = std::multiset<std::pair<int, std::string>>;  ///< line and check

Found expected(const std::string& text) {
  Found found;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const auto start = line.find("<!-- expect: ");
    if (start == std::string::npos) continue;
    std::istringstream words(line.substr(start + 13, line.find("-->", start) - start - 13));
    for (std::string word; words >> word;) found.emplace(number, word);
  }
  return found;
}

Found found(const Fixture& fixture) {
  Found found;
  for (const Finding& finding : validate(fixture.loaded.scenario)) {
    auto position = fixture.loaded.written_at.find(finding.place);
    if (!position) position = fixture.loaded.written_at.find(Place{WholeScenario{}});
    found.emplace(position ? position->line : 0, std::string(finding.check));
  }
  return found;
}

std::string first_words(const fs::path& file) { return file.stem().string(); }

class Fixtures : public testing::TestWithParam<fs::path> {
 protected:
  Fixture fixture = load(GetParam());
  std::string check = GetParam().parent_path().filename().string();
};

TEST_P(Fixtures, AreReadWithoutProblems) { EXPECT_TRUE(fixture.loaded.problems.empty()); }

TEST_P(Fixtures, HaveExactlyTheFindingsThatTheySay) { EXPECT_EQ(found(fixture), expected(fixture.text)); }

/// "hexes: 3": a colon and a bare count, instead of a sentence. Lists of places ("1,-2") and of things that
/// are counted ("2 jungle") may follow a colon.
const std::regex telegram(": [0-9]+($|[;.)]|, [a-z])");

TEST_P(Fixtures, HaveFindingsInSentences) {  // EDIT-02
  for (const Finding& finding : validate(fixture.loaded.scenario)) {
    EXPECT_FALSE(std::regex_search(text(finding.message), telegram)) << text(finding.message);
    if (finding.fix) EXPECT_FALSE(std::regex_search(text(finding.fix->label), telegram));
  }
}

TEST_P(Fixtures, AreNamedForWhatTheyShow) {
  ASSERT_NE(find_check(check), nullptr) << check << " is no check";
  const auto expectations = expected(fixture.text);
  const bool finds = std::any_of(expectations.begin(), expectations.end(),
                                 [&](const auto& each) { return each.second == check; });
  EXPECT_EQ(finds, !first_words(fixture.file).starts_with("passes"));
}

/// Whether the scenario's rules ask for a check. A fix that switches a module on brings its demands along.
bool asks(const Scenario& scenario, std::string_view check) {
  const auto* module = find_module(check.substr(0, check.find('.')));
  return !module || Ruleset(scenario.rules).plays(module->id);
}

TEST_P(Fixtures, LoseAFindingByItsFixAndGainNoError) {
  const auto before = validate(fixture.loaded.scenario);
  std::set<AcceptedFinding> known;
  for (const Finding& finding : before) known.insert(finding.identity());
  for (const Finding& finding : before) {
    if (!finding.fix) continue;
    Scenario mended = fixture.loaded.scenario;
    ASSERT_FALSE(apply_edits(mended, finding.fix->edits).refusal()) << text(finding.message);
    for (const Finding& left : validate(mended)) {
      EXPECT_NE(left.identity(), finding.identity()) << text(finding.fix->label) << " did not help";
      EXPECT_TRUE(left.severity != Severity::Error || known.contains(left.identity()) ||
                  !asks(fixture.loaded.scenario, left.check))
          << text(finding.fix->label) << " led to: " << text(left.message);
    }
  }
}

TEST_P(Fixtures, GetMessagesWithAllTheirArguments) {
  for (const Finding& finding : validate(fixture.loaded.scenario)) {
    const std::string sentence = text(finding.message);
    EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
    EXPECT_FALSE(sentence.ends_with('.')) << sentence;
    for (const Argument& argument : finding.message.arguments)
      EXPECT_NE(sentence.find(text(argument)), std::string::npos) << sentence;
  }
}

std::string test_name(const testing::TestParamInfo<fs::path>& info) {
  std::string name = info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}
INSTANTIATE_TEST_SUITE_P(Checks, Fixtures, testing::ValuesIn(fixture_files()), test_name);

TEST(AllChecks, HaveAMapThatPassesAndOneThatFails) {
  for (const CheckInfo& check : all_checks()) {
    EXPECT_TRUE(fs::exists(folder / check.id / "passes.xml")) << check.id;
    EXPECT_TRUE(fs::exists(folder / check.id / "fails.xml")) << check.id;
  }
}

TEST(AllChecks, AreFullyDescribedAndNamedOnce) {
  std::set<std::string_view> ids;
  for (const CheckInfo& check : all_checks()) {
    EXPECT_TRUE(ids.insert(check.id).second) << check.id;
    EXPECT_NE(check.id.find('.'), std::string_view::npos) << check.id;
    EXPECT_FALSE(check.title.empty() || check.why.empty() || check.requirement.empty()) << check.id;
    EXPECT_EQ(find_check(check.id)->title, check.title);
  }
}

}  // namespace
}  // namespace hexwright
