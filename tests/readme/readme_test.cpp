#include "tests/readme/readme.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "model/playtest/limits.h"
#include "tests/editor/cli/program.h"

// What the READMEs say is true: their commands work, their links lead somewhere, the files that they name
// exist.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::string> texts_of(const std::vector<ReadmeCommand>& commands) {
  std::vector<std::string> texts;
  for (const ReadmeCommand& command : commands) texts.push_back(command.text);
  return texts;
}

class Readme : public CliTest {};

TEST_F(Readme, FrontPageIsShort) {
  const std::string text = readme("README.md");
  EXPECT_LE(std::ranges::count(text, '\n'), 130);
}

TEST_F(Readme, CommandsAreFoundWhereverTheyStand) {
  const std::string page =
      "Use `cmake --preset dev` and `x.h`.\n"
      "\n"
      "    one --a   # why\n"
      "    # a remark\n"
      "    two && three \\\n"
      "      --b\n"
      "\n"
      "```sh\nfour \"#5\"\n```\n"
      "```json\n{\"no\": \"command\"}\n```\n"
      "- an item\n"
      "  that goes on\n"
      "\n"
      "      five\n"
      "    is text of the item\n";
  EXPECT_THAT(texts_of(commands_of(page, "x")),
              ElementsAre("one --a", "two", "three  --b", "four \"#5\"", "five", "cmake --preset dev"));
}

TEST_F(Readme, NamesEveryLimitOfAGame) {
  const std::string page = std::regex_replace(readme("io/playtest/README.md"), std::regex("\n +"), " ");
  const auto with_comma = [](int n) {
    return n < 1000 ? std::to_string(n)
                    : std::to_string(n / 1000) + "," + std::to_string(1000 + n % 1000).substr(1);
  };
  for (const auto& [most, of] :
       std::initializer_list<std::pair<int, std::string>>{{most_hexes, "hexes"},
                                                          {most_intersections, "intersections"},
                                                          {most_paths, "paths"},
                                                          {most_players, "players"},
                                                          {most_pieces, "roads"},
                                                          {most_pieces, "ships"},
                                                          {most_buildings, "settlements"},
                                                          {most_buildings, "cities"},
                                                          {most_stacks, "stacks"},
                                                          {most_pools, "pools of terrains"},
                                                          {most_pools, "of tokens"},
                                                          {most_chit_areas, "areas with chits"},
                                                          {most_villages, "cloth villages"},
                                                          {most_gifts, "gifts"},
                                                          {most_events, "frontier events"}})
    EXPECT_THAT(page, HasSubstr(with_comma(most) + " " + of));
}

TEST_F(Readme, EveryCommandWorks) {
  std::size_t checked = 0;
  for (const std::string& path : all_readmes()) {
    const TemporaryFolder place;
    const auto commands = commands_of(readme(path), path);
    const auto runs = [](const ReadmeCommand& command) { return command.text.starts_with("hexwright-cli "); };
    if (std::ranges::any_of(commands, runs)) prepare(place.path());
    for (const ReadmeCommand& command : commands) {
      EXPECT_EQ(wrong_with(command, place.path()), "") << command.where << ": " << command.text;
      ++checked;
    }
  }
  EXPECT_GT(checked, 50U);
}

TEST_F(Readme, ACommandThatDoesNotWorkIsReported) {
  prepare(folder);
  const auto wrong = [&](const std::string& text) { return wrong_with({text, "x", true}, folder); };
  EXPECT_THAT(wrong("frobnicate mine.xml"), HasSubstr("unknown command"));
  EXPECT_THAT(wrong("cmake --frobnicate"), HasSubstr("unknown command"));
  EXPECT_THAT(wrong("hexwright-cli validate none.xml"), HasSubstr("exit code 2"));
  EXPECT_THAT(wrong("hexwright-cli validate --frobnicate mine.xml"), HasSubstr("exit code 2"));
  EXPECT_THAT(wrong("installer/none.sh"), HasSubstr("no such script"));
  EXPECT_THAT(wrong("installer/packages.cmake"), HasSubstr("not executable"));
  EXPECT_THAT(wrong("installer/run.sh --frobnicate"), HasSubstr("no option --frobnicate"));
  EXPECT_THAT(wrong("cmake --preset frobnicate"), HasSubstr("no preset frobnicate"));
  EXPECT_THAT(wrong("cmake --build --preset dev --target frobnicate"), HasSubstr("no target frobnicate"));
  EXPECT_THAT(wrong("LANGUAGE=de build/dev/bin/frobnicate"), HasSubstr("no target frobnicate"));
  EXPECT_THAT(wrong("build/asan/bin/xml_fuzzer tests/none"), HasSubstr("there is no tests/none"));
  EXPECT_THAT(wrong("cmake --install build/release --component none"), HasSubstr("component none"));
  EXPECT_THAT(wrong("msginit --frobnicate"), HasSubstr("no option --frobnicate"));
  EXPECT_EQ(wrong("hexwright-cli validate mine.xml"), "");
}

/// What is wrong with a link of the page; empty when it leads somewhere.
std::string wrong_with_link(const std::string& link, const std::string& path) {
  const auto hash = link.find('#');
  const fs::path target =
      hash == 0 ? fs::path(path) : (fs::path(path).parent_path() / link.substr(0, hash)).lexically_normal();
  if (!fs::is_regular_file(fs::path(HEXWRIGHT_SOURCE_DIR) / target)) return "there is no " + target.string();
  if (hash == std::string::npos) return "";
  const auto anchors = anchors_of(readme(target.generic_string()));
  return std::ranges::find(anchors, link.substr(hash + 1)) == anchors.end() ? "there is no such heading" : "";
}

TEST_F(Readme, EveryLinkLeadsSomewhere) {
  std::size_t checked = 0;
  for (const std::string& path : all_readmes())
    for (const std::string& link : links_of(readme(path))) {
      if (link.starts_with("https://")) continue;
      EXPECT_EQ(wrong_with_link(link, path), "") << path << ": " << link;
      ++checked;
    }
  EXPECT_GT(checked, 15U);
  EXPECT_NE(wrong_with_link("none.md", "README.md"), "");
  EXPECT_NE(wrong_with_link("editor/README.md#none", "README.md"), "");
}

TEST_F(Readme, TheFrontPageLeadsToEveryOtherPage) {
  std::set<std::string> reached{"README.md"};
  std::vector<std::string> open{"README.md"};
  while (!open.empty()) {
    const std::string path = open.back();
    open.pop_back();
    for (const std::string& link : links_of(readme(path))) {
      const auto target = (fs::path(path).parent_path() / link.substr(0, link.find('#'))).lexically_normal();
      if (target.extension() == ".md" && reached.insert(target.generic_string()).second)
        open.push_back(target.generic_string());
    }
  }
  EXPECT_THAT(all_readmes(), testing::UnorderedElementsAreArray(reached));
}

TEST_F(Readme, TheGuideHasEveryPage) {
  std::istringstream lines(contents(HEXWRIGHT_GUIDE_FOLDER "/contents.txt"));
  std::vector<std::string> pages;
  for (std::string line; std::getline(lines, line);)
    if (!line.empty()) pages.push_back(line + ".md");
  EXPECT_THAT(pages, testing::UnorderedElementsAreArray(all_readmes()));
}

TEST_F(Readme, TheFrontPageHasTwoPictures) {
  const auto links = links_of(readme("README.md"));
  EXPECT_EQ(std::ranges::count_if(links, [](const std::string& link) { return link.ends_with(".png"); }), 2);
}

/// Whether files of the repository have a name like this; an asterisk stands for any letters of a name.
bool names_a_file(const std::string& pattern) {
  const fs::path wanted = fs::path(HEXWRIGHT_SOURCE_DIR) / pattern;
  if (pattern.find('*') == std::string::npos) return fs::exists(wanted);
  std::string name = std::regex_replace(wanted.filename().string(), std::regex("\\."), "\\.");
  const std::regex like(std::regex_replace(name, std::regex("\\*"), ".*"));
  if (!fs::is_directory(wanted.parent_path())) return false;
  return std::ranges::any_of(fs::directory_iterator(wanted.parent_path()), [&](const auto& entry) {
    return std::regex_match(entry.path().filename().string(), like);
  });
}

// The check that model/README.md adds as an example is not there.
TEST_F(Readme, EveryFileThatIsNamedExists) {
  static const std::regex file_of_ours("(model|io|editor|templates|tests|installer)/[A-Za-z0-9_./*-]+");
  std::size_t checked = 0;
  for (const std::string& path : all_readmes())
    for (const std::string& code : inline_code_of(readme(path))) {
      if (!std::regex_match(code, file_of_ours)) continue;
      EXPECT_TRUE(names_a_file(code)) << path << ": " << code;
      ++checked;
    }
  EXPECT_GT(checked, 25U);
  EXPECT_FALSE(names_a_file("model/none.h"));
  EXPECT_FALSE(names_a_file("model/none_*.h"));
}

TEST_F(Readme, EveryVariableThatIsNamedIsRead) {
  std::string sources;
  for (const char* part : {"editor", "io", "model", "tests", "installer"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(HEXWRIGHT_SOURCE_DIR) / part))
      if (const auto ending = entry.path().extension();
          ending == ".cpp" || ending == ".sh" || entry.path().filename() == "CMakeLists.txt")
        sources += contents(entry.path());
  static const std::regex variable("HEXWRIGHT_[A-Z_]+");
  for (const std::string& path : all_readmes()) {
    const std::string text = readme(path);
    for (std::sregex_iterator found(text.begin(), text.end(), variable), end; found != end; ++found)
      EXPECT_NE(sources.find(found->str()), std::string::npos) << path << ": " << found->str();
  }
}

}  // namespace
}  // namespace hexwright::test
