#include <filesystem>

#include "io/xml/scenario_xml.h"
#include "tests/support/golden.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> broken_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(HEXWRIGHT_FIXTURES "/xml/broken"))
    if (entry.path().extension() == ".xml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string reported_about(const fs::path& file) {
  std::string lines;
  for (const Problem& problem : read_xml(test::contents_of(file)).problems)
    lines += text(problem, file.filename().string()) + "\n";
  return lines;
}

class BrokenFile : public testing::TestWithParam<fs::path> {};

TEST_P(BrokenFile, HasEachProblemToldAtItsLineAndColumn) {
  test::expect_golden(fs::path(GetParam()).replace_extension(".expected"), reported_about(GetParam()));
}

TEST_P(BrokenFile, HasAProblem) { EXPECT_NE(reported_about(GetParam()), ""); }

INSTANTIATE_TEST_SUITE_P(Corpus, BrokenFile, testing::ValuesIn(broken_files()), [](const auto& file) {
  auto name = file.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(BrokenFiles, CoverAWholeCorpus) { EXPECT_GE(broken_files().size(), 35U); }

}  // namespace
}  // namespace hexwright
