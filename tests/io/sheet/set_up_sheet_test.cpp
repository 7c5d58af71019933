#include "io/sheet/set_up_sheet.h"

#include <algorithm>
#include <filesystem>
#include <regex>

#include <gmock/gmock.h>

#include "io/files/file_access.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/outside.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;

/// The words of a PDF, read by a program that is not ours, with single blanks between them.
std::string words_of(const std::string& pdf) {
  const TemporaryFile file("hexwright-sheet", pdf);
  return std::regex_replace(output_of("pdftotext -raw " + file.path() + " -"), std::regex("\\s+"), " ");
}
int pages_of(const std::string& pdf) {
  const TemporaryFile file("hexwright-sheet", pdf);
  const std::string info = output_of("pdfinfo " + file.path());
  std::smatch found;
  return std::regex_search(info, found, std::regex("Pages: +([0-9]+)")) ? std::stoi(found[1]) : 0;
}

Scenario small_map() {
  Scenario scenario;
  scenario.details.title = "Across the Straits";
  scenario.details.author = "Ann";
  scenario.details.notes = "Mind the gap.";
  scenario.details.victory_points = 12;
  scenario.boxes = {{"base", 1}};
  scenario.cells[{0, 0}].terrain = Drawn{"island"};
  scenario.cells[{1, 0}].terrain = Terrain::Desert;
  scenario.terrain_pools["island"] = {{Terrain::Hills, 1}};
  scenario.markers[Marker::Robber] = {1, 0};
  return scenario;
}

TEST(SetUpSheet, TellsHowToWinSetUpAndFound) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  const std::string words = words_of(render_set_up_sheet(small_map(), {}));
  for (const char* wanted : {"Across the Straits", "12 victory points", "by Ann", "\"island\"", "1 hills",
                             "The robber begins on the desert", "Mind the gap."})
    EXPECT_THAT(words, HasSubstr(wanted));
}

TEST(SetUpSheet, TellsWhatNoBoxHolds) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  Scenario map = small_map();
  map.cells[{2, 0}].terrain = Terrain::Gold;
  EXPECT_THAT(words_of(render_set_up_sheet(map, {})), HasSubstr("From elsewhere"));
  map.boxes["seafarers"] = 1;
  const std::string words = words_of(render_set_up_sheet(map, {}));
  EXPECT_THAT(words, HasSubstr("Seafarers"));
  EXPECT_THAT(words, ::testing::Not(HasSubstr("From elsewhere")));
}

TEST(SetUpSheet, IsTheSameForTheSameScenario) {
  EXPECT_EQ(render_set_up_sheet(small_map(), {}), render_set_up_sheet(small_map(), {}));
}

TEST(SetUpSheet, OfAnEmptyScenarioIsOnePage) {
  HEXWRIGHT_NEEDS_TOOL("pdfinfo");
  EXPECT_EQ(pages_of(render_set_up_sheet({}, {})), 1);
}

TEST(SetUpSheet, WithVeryMuchToSayTakesMorePagesAndLosesNothing) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  Scenario map = small_map();
  for (int i = 0; i < 400; ++i)
    map.details.notes += "\nNote number " + std::to_string(i) + " of a long list.";
  map.details.notes += "\nThe very last note.";
  const std::string pdf = render_set_up_sheet(map, {});
  EXPECT_THAT(words_of(pdf), HasSubstr("The very last note."));
  EXPECT_GT(pages_of(pdf), 2);
}

class TemplateSheet : public ::testing::TestWithParam<std::string> {};

TEST_P(TemplateSheet, FitsOnTwoPagesOfEitherPaperOrThreeWhereThreeExpansionsMeet) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  const auto file = std::filesystem::path(HEXWRIGHT_TEMPLATES) / (GetParam() + ".xml");
  const auto read = read_xml(std::get<std::string>(read_file(file, max_xml_bytes)));
  const auto& rules = read.scenario.rules;
  const bool has_many_rules = rules.contains("cities-and-knights") && rules.contains("spices");
  for (const Paper paper : {Paper::A4, Paper::Letter})
    EXPECT_LE(pages_of(render_set_up_sheet(read.scenario, {.paper = paper, .board = {}})),
              has_many_rules ? 3 : 2);
}

std::string parameter_name(const ::testing::TestParamInfo<std::string>& info) {
  return std::regex_replace(info.param, std::regex("[^A-Za-z0-9]"), "_");
}
INSTANTIATE_TEST_SUITE_P(All, TemplateSheet, ::testing::ValuesIn(template_names()), parameter_name);

}  // namespace
}  // namespace hexwright
