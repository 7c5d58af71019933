#include <filesystem>

#include <rapidcheck/gtest.h>

#include "io/xml/scenario_xml.h"
#include "model/scenario/limits.h"
#include "tests/support/generators.h"
#include "tests/support/golden.h"
#include "tests/support/sample_scenarios.h"
#include "tests/support/sanitized.h"

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::string problems_in(const LoadedScenario& loaded) {
  std::string lines;
  for (const Problem& problem : loaded.problems) lines += text(problem, "it") + "\n";
  return lines;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

/// The lines that only one of two texts of equal length has.
std::vector<std::string> changed_lines(const std::string& before, const std::string& after) {
  const auto old_lines = lines_of(before);
  const auto new_lines = lines_of(after);
  EXPECT_EQ(old_lines.size(), new_lines.size());
  std::vector<std::string> changed;
  for (std::size_t i = 0; i < std::min(old_lines.size(), new_lines.size()); ++i)
    if (old_lines[i] != new_lines[i]) changed.push_back(new_lines[i]);
  return changed;
}

std::vector<std::filesystem::path> templates() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_TEMPLATES))
    if (entry.path().extension() == ".xml") files.push_back(entry.path());
  return files;
}

// EDIT-03: a saved file loads back identical.
RC_GTEST_PROP(Xml, ReadsBackWhatItWrote, ()) {
  const auto scenario = *test::any_scenario();
  const auto written = write_xml(scenario);
  const auto loaded = read_xml(written);
  RC_ASSERT(problems_in(loaded) == "");
  RC_ASSERT(loaded.scenario == scenario);
  RC_ASSERT(write_xml(loaded.scenario) == written);
}

TEST(Xml, ReadsBackThousandsOfScenarios) {
  for (const Scenario& scenario : test::generated_scenarios(is_sanitized ? 500 : 3000)) {
    const auto written = write_xml(scenario);
    const auto loaded = read_xml(written);
    ASSERT_EQ(problems_in(loaded), "") << written;
    ASSERT_TRUE(loaded.scenario == scenario) << written;
    ASSERT_EQ(write_xml(loaded.scenario), written);
  }
}

TEST(Xml, WritesEverySectionInItsCanonicalForm) {
  test::expect_golden(HEXWRIGHT_FIXTURES "/xml/full.xml", write_xml(test::full_scenario()));
}

TEST(Xml, ReadsEverySection) {
  const auto loaded = read_xml(test::contents_of(HEXWRIGHT_FIXTURES "/xml/full.xml"));
  EXPECT_EQ(problems_in(loaded), "");
  EXPECT_EQ(loaded.scenario, test::full_scenario());
}

TEST(Xml, ReadsPlacesAtTheRimOfTheWorld) {
  constexpr int rim = limits::coordinate;
  Scenario scenario;
  apply_edits(scenario,
              {SetCell{{rim, -rim}, Cell{}}, SetCell{{-rim, rim}, Cell{}},
               SetHarbor{Path({rim, 0}, Direction::East), Harbor{Direction::West, {}}},
               SetFrontier{Path({-rim, rim}, Direction::East), Intersection({-rim, rim}, Corner::NorthEast)},
               SetClosedToFounding{Intersection({0, rim}, Corner::South), true}});
  const auto loaded = read_xml(write_xml(scenario));
  EXPECT_EQ(problems_in(loaded), "");
  EXPECT_EQ(loaded.scenario, scenario);
}

TEST(Xml, ReadsTheLeastThatCanBeWrittenByHand) {
  const auto loaded = read_xml("<scenario version='2'/>");
  EXPECT_EQ(problems_in(loaded), "");
  EXPECT_EQ(loaded.scenario, Scenario());
}

TEST(Xml, ReadsSectionsAndAttributesInAnyOrderAmongComments) {
  const auto loaded = read_xml(
      "<!-- a --><scenario version='2'><!-- b -->\r\n"
      "<cells><cell r='1' token='5' q='0' terrain='hills'/><!-- c --><cell r='0' q='0'></cell></cells>\r\n"
      "<details max-players='6'><notes><![CDATA[<&>]]>\r\nx<!-- d -->y</notes></details></scenario>\n");
  EXPECT_EQ(problems_in(loaded), "");
  EXPECT_EQ(loaded.scenario.details.max_players, 6);
  EXPECT_EQ(loaded.scenario.details.notes, "<&>\nxy");
  EXPECT_THAT(loaded.scenario.cells, ElementsAre(testing::Pair(Hex{0, 0}, Cell{}),
                                                 testing::Pair(Hex{0, 1}, Cell{Terrain::Hills, 5, ""})));
}

TEST(Xml, KeepsRuleModulesAndOptionsThatItDoesNotKnow) {
  const auto loaded = read_xml(
      "<scenario version='2'><rules><module id='dragons'><option name='fire' value='9'/></module></rules>"
      "</scenario>");
  EXPECT_EQ(problems_in(loaded), "");
  EXPECT_EQ(loaded.scenario.rules, (RuleChoices{{"dragons", {{"fire", "9"}}}}));
}

TEST(Xml, LoadsAFileThatHasOnlyWarnings) {
  const auto loaded = read_xml(
      "<scenario version='2'><weather/><cells><cell q='0' r='0' terrain='sea' "
      "depth='9'/></cells></scenario>");
  EXPECT_THAT(loaded.problems, SizeIs(2));
  EXPECT_FALSE(has_errors(loaded.problems));
  EXPECT_EQ(loaded.scenario.cells.at({0, 0}), (Cell{Terrain::Sea, {}, ""}));
}

TEST(Xml, ChangesOneLineWhenOneHexChanges) {
  Scenario scenario = test::full_scenario();
  const auto before = write_xml(scenario);
  apply_edit(scenario, SetToken{{0, -2}, 11});
  EXPECT_THAT(changed_lines(before, write_xml(scenario)),
              ElementsAre("    <cell q=\"0\" r=\"-2\" terrain=\"mountains\" token=\"11\"/>"));
}

TEST(Xml, GivesTheSameBytesWhateverTheOrderOfWork) {
  Scenario one;
  apply_edits(one, {SetTerrain{{0, 0}, Terrain::Sea}, SetTerrain{{1, 0}, Terrain::Hills}});
  Scenario other;
  apply_edits(other, {SetTerrain{{1, 0}, Terrain::Hills}, SetTerrain{{0, 0}, Terrain::Sea}});
  EXPECT_EQ(write_xml(one), write_xml(other));
}

// EDIT-05: templates are the very files that a user may open.
TEST(Xml, ReadsEveryTemplateAndWritesItTheSame) {
  ASSERT_THAT(templates(), testing::Not(IsEmpty()));
  for (const auto& file : templates()) {
    const auto contents = test::contents_of(file);
    const auto loaded = read_xml(contents);
    EXPECT_EQ(problems_in(loaded), "") << file;
    EXPECT_EQ(write_xml(loaded.scenario), contents) << file;
  }
}

}  // namespace
}  // namespace hexwright
