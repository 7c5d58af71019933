#include <array>
#include <filesystem>

#include "io/xml/reading.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/golden.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view old_file = "<scenario version='1'>\n  <tile at='0'/>\n</scenario>\n";

void tiles_become_cells(pugi::xml_node scenario, FileReport& report) {
  for (auto tile : scenario.children("tile")) {
    report.note(report.at(tile), N_("<{0}> is now called <{1}>"), {"tile", "cell"});
    tile.set_name("cell");
  }
}

void cells_get_a_depth(pugi::xml_node scenario, FileReport& report) {
  for (auto cell : scenario.children("cell")) {
    const auto depth = cell.append_attribute("depth");
    const auto made = cell.append_child("made");
    report.note(report.at_value(cell, depth), N_("a depth was added"));
    report.note(report.at(made), N_("a child was made"));
  }
}

constexpr std::array<Migration, 2> two_steps{tiles_become_cells, cells_get_a_depth};

class Migrations : public testing::Test {
 protected:
  Migrations() {
    tree_.load_buffer_inplace(buffer_.data(), buffer_.size());
    report_.use_buffer(buffer_);
  }

  std::vector<std::string> reported() {
    std::vector<std::string> lines;
    for (const Problem& problem : report_.problems()) lines.push_back(text(problem, "old"));
    return lines;
  }

  std::string buffer_{old_file};
  pugi::xml_document tree_;
  FileReport report_{old_file};
};

TEST_F(Migrations, RunStepByStepAndTellTheUserAtTheOldPlace) {
  migrate(tree_.document_element(), 1, two_steps, report_);
  EXPECT_TRUE(tree_.document_element().child("cell").attribute("depth"));
  EXPECT_THAT(reported(), ElementsAre("old:2:3: note: <tile> is now called <cell>",
                                      "old:2:3: note: a depth was added", "old:2:3: note: a child was made"));
}

TEST_F(Migrations, StartAtTheVersionOfTheFile) {
  migrate(tree_.document_element(), 2, two_steps, report_);
  EXPECT_TRUE(tree_.document_element().child("tile"));
  EXPECT_THAT(reported(), IsEmpty());
}

TEST_F(Migrations, DoNothingToAFileOfTheNewestVersion) {
  migrate(tree_.document_element(), 3, two_steps, report_);
  EXPECT_TRUE(tree_.document_element().child("tile"));
}

TEST_F(Migrations, ThereIsAStepFromEachOldVersion) {
  EXPECT_EQ(all_migrations().size() + 1, static_cast<std::size_t>(xml_version));
}

/// Files of an old version, each beside what it says today: the notes and problems, then the file in the form
/// of today.
std::vector<fs::path> old_files(const char* version) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(HEXWRIGHT_FIXTURES "/xml") / version))
    if (entry.path().extension() == ".xml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

class OldFile : public testing::TestWithParam<fs::path> {};

TEST_P(OldFile, SaysTodayWhatItSaidThen) {
  const auto loaded = read_xml(test::contents_of(GetParam()));
  std::string today;
  for (const Problem& problem : loaded.problems)
    today += text(problem, GetParam().filename().string()) + "\n";
  test::expect_golden(fs::path(GetParam()).replace_extension(".expected"),
                      today + write_xml(loaded.scenario));
}

std::string test_name(const testing::TestParamInfo<fs::path>& file) {
  auto name = file.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(VersionOne, OldFile, testing::ValuesIn(old_files("version-1")), test_name);
INSTANTIATE_TEST_SUITE_P(VersionTwo, OldFile, testing::ValuesIn(old_files("version-2")), test_name);

TEST(OldFiles, OfVersionTwoStayAsTheyAreByteForByte) {
  for (const auto& file : old_files("version-2"))
    EXPECT_EQ(write_xml(read_xml(test::contents_of(file)).scenario), test::contents_of(file)) << file;
}

TEST(OldFiles, BecomeVersionThreeOnceBoardsAreAskedForUnderWishes) {
  Scenario scenario = read_xml(test::contents_of(HEXWRIGHT_FIXTURES "/xml/version-2/base.xml")).scenario;
  scenario.generation.wishes = {{WishKind::CornerPips, 10, {}}};
  EXPECT_THAT(write_xml(scenario), testing::HasSubstr("<scenario version=\"3\">"));
  EXPECT_EQ(read_xml(write_xml(scenario)).scenario, scenario);
}

TEST(OldFiles, WithUndiscoveredHexesPlayTheFogThatTheyAlwaysPlayed) {
  const auto loaded = read_xml(test::contents_of(HEXWRIGHT_FIXTURES "/xml/version-1/fog-islands.xml"));
  EXPECT_TRUE(loaded.scenario.rules.contains("fog"));
  EXPECT_FALSE(has_errors(loaded.problems));
}

TEST(OldFiles, WithoutUndiscoveredHexesPlayAsBefore) {
  const auto loaded = read_xml(test::contents_of(HEXWRIGHT_FIXTURES "/xml/version-1/base.xml"));
  EXPECT_THAT(loaded.problems, IsEmpty());
  EXPECT_THAT(loaded.scenario.rules, IsEmpty());
}

}  // namespace
}  // namespace hexwright
