#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <sstream>

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// A source file as a reader of the repository sees it.
struct SourceFile {
  std::string path;  ///< from the top of the repository
  std::vector<std::string> lines;
};

std::vector<std::string> lines_of(const fs::path& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// Every C++ file of the repository.
const std::vector<SourceFile>& sources() {
  static const auto all = [] {
    const fs::path top = HEXWRIGHT_SOURCE_DIR;
    std::vector<SourceFile> files;
    for (const char* folder : {"model", "io", "editor", "tests"})
      for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
        const auto ending = entry.path().extension();
        if (ending != ".h" && ending != ".cpp") continue;
        files.push_back({fs::relative(entry.path(), top).generic_string(), lines_of(entry.path())});
      }
    return files;
  }();
  return all;
}

bool lies_in(const SourceFile& file, std::initializer_list<std::string_view> folders) {
  return std::any_of(folders.begin(), folders.end(),
                     [&](std::string_view folder) { return file.path.starts_with(folder); });
}

/// What stands between the quotes or angle brackets of an include, these included; empty for other lines.
std::string included(const std::string& line) {
  static const std::regex include(R"(^\s*#\s*include\s*([<"][^>"]+[>"]).*)");
  std::smatch found;
  return std::regex_match(line, found, include) ? found[1].str() : "";
}

/// Every "path:line" of a file that a rule objects to.
using Objects = std::function<bool(const SourceFile&, const std::string& line)>;

std::vector<std::string> offences(const Objects& objects) {
  std::vector<std::string> all;
  for (const SourceFile& file : sources())
    for (std::size_t i = 0; i < file.lines.size(); ++i)
      if (objects(file, file.lines[i]))
        all.push_back(file.path + ":" + std::to_string(i + 1) + ": " + file.lines[i]);
  return all;
}

testing::Matcher<const std::vector<std::string>&> is_clean() { return testing::IsEmpty(); }

TEST(Tidy, FindsTheSources) {
  EXPECT_GT(sources().size(), 50U);
  EXPECT_EQ(included("#include \"model/board/hex.h\""), "\"model/board/hex.h\"");
  EXPECT_EQ(included("#include <vector>  // why"), "<vector>");
  EXPECT_EQ(included("// #include <vector>"), "");
}

TEST(Tidy, OnlyTheWindowKnowsWx) {
  EXPECT_THAT(offences([](const SourceFile& file, const std::string& line) {
                return included(line).starts_with("<wx/") && !lies_in(file, {"editor/gui/", "tests/ui/"});
              }),
              is_clean());
}

// What systems do differently stands behind a header, in one file a system (or toolkit); nobody else asks for
// it.
TEST(Tidy, OnlyFilesOfOneSystemKnowIt) {
  static const std::regex of_one_system(
      "<((sys|gtk|gdk|gio|atk|arpa|netinet)/.*|(unistd|poll|windows|io|gdk-pixbuf/gdk-pixbuf)[.]h)>");
  static const std::regex system("_WIN32|__MINGW|__linux|__unix|__WX(GTK|MSW)__");
  static const std::regex file_of_one_system(".*_(posix|gtk|windows)[.](h|cpp)");
  EXPECT_THAT(offences([](const SourceFile& file, const std::string& line) {
                if (lies_in(file, {"tests/"}) || std::regex_match(file.path, file_of_one_system))
                  return false;
                const bool asks = line.starts_with("#") && std::regex_search(line, system);
                return asks || std::regex_match(included(line), of_one_system);
              }),
              is_clean());
}

TEST(Tidy, OnlyIoKnowsTheLibrariesOfFiles) {
  EXPECT_THAT(offences([](const SourceFile& file, const std::string& line) {
                const auto name = included(line);
                return name.starts_with("<pugi") && !lies_in(file, {"io/tiled/", "io/xml/", "tests/"});
              }),
              is_clean());
  EXPECT_THAT(offences([](const SourceFile& file, const std::string& line) {
                const auto name = included(line);
                const bool database = name.find("sqlite") != std::string::npos || name.starts_with("<SQLite");
                return database && !lies_in(file, {"io/library/", "tests/"});
              }),
              is_clean());
}

TEST(Tidy, TheModelUsesTheStandardLibraryBoostAndFmtOnly) {
  EXPECT_THAT(offences([](const SourceFile& file, const std::string& line) {
                const auto name = included(line);
                if (!lies_in(file, {"model/"}) || !name.starts_with("<")) return false;
                const bool standard = name.find_first_of("/.") == std::string::npos;
                return !standard && !name.starts_with("<boost/") && !name.starts_with("<fmt/") &&
                       !(name == "<cadical.hpp>" && lies_in(file, {"model/generate/"}));
              }),
              is_clean());
}

// "model/board/hex.h": wherever it is written, it is the same file. Another program has a root of its own;
// what the build makes has none.
TEST(Tidy, IncludesNameTheFileFromTheTop) {
  static const std::regex from_the_top(R"re("((model|io|editor|tests)/[^.].*|listed_\w+\.h)")re"),
      outside(R"re("hexwright/.*")re");
  EXPECT_THAT(offences([](const SourceFile& file, const std::string& line) {
                const std::string name = included(line);
                if (!name.starts_with('"') || std::regex_match(name, from_the_top)) return false;
                return !lies_in(file, {"tests/package/"}) || !std::regex_match(name, outside);
              }),
              is_clean());
}

TEST(Tidy, NoIncludeClimbsUp) {
  EXPECT_THAT(offences([](const SourceFile&, const std::string& line) {
                return included(line).find("../") != std::string::npos;
              }),
              is_clean());
}

// Lower layers know nothing of higher ones.
TEST(Tidy, IncludesFollowTheLayers) {
  struct Layer {
    std::string_view folder;
    std::string_view may_not_include;  ///< as the start of an include
  };
  constexpr std::array layers{
      Layer{"model/board/", R"("model/(scenario|rules|findings|validation|playtest|analysis)/.*)"},
      Layer{"model/scenario/", R"("model/(rules|findings|validation|playtest|analysis)/.*)"},
      Layer{"model/findings/", R"("model/(rules|validation|playtest|analysis)/.*)"},
      Layer{"model/", R"("(io|editor|tests)/.*)"},
      Layer{"io/", R"("(editor|tests)/.*)"},
      Layer{"editor/", R"("tests/.*)"},
      Layer{"editor/core/", R"("editor/(cli|gui)/.*)"},
      Layer{"editor/cli/", R"("editor/gui/.*)"},
      Layer{"editor/gui/", R"("editor/cli/.*)"},
  };
  for (const Layer& layer : layers) {
    const std::regex forbidden(layer.may_not_include.begin(), layer.may_not_include.end());
    EXPECT_THAT(offences([&](const SourceFile& file, const std::string& line) {
                  return lies_in(file, {layer.folder}) && std::regex_match(included(line), forbidden);
                }),
                is_clean());
  }
}

TEST(Tidy, NoFileIsLongerThanOneReads) {
  constexpr std::size_t most_lines = 400;
  for (const SourceFile& file : sources()) EXPECT_LE(file.lines.size(), most_lines) << file.path;
}

// A picture that a test left where it was started was once committed there.
TEST(Tidy, NothingElseLiesAtTheTop) {
  for (const auto& entry : fs::directory_iterator(HEXWRIGHT_SOURCE_DIR)) {
    const std::string name = entry.path().filename().string();
    EXPECT_THAT(name, testing::AnyOf(testing::StartsWith("."), "build", "CMakeLists.txt", "CMakePresets.json",
                                     "LICENSE", "README.md", "editor", "installer", "io", "model",
                                     "templates", "tests"));
  }
}

TEST(Tidy, NothingIsLeftForLater) {
  // Put together here, so that this file does not object to itself.
  const std::array words{std::string("TO") + "DO", std::string("FIX") + "ME", std::string("XX") + "X",
                         std::string("GTEST_") + "SKIP", std::string("DISA") + "BLED_"};
  const std::regex later("\\b(" + words[0] + "|" + words[1] + "|" + words[2] + ")\\b|" + words[3] + "|" +
                         words[4]);
  EXPECT_THAT(offences([&](const SourceFile& file, const std::string& line) {
                // Where a tool is missing, its test is skipped, in this one way.
                return file.path != "tests/support/outside.h" &&
                       std::ranges::any_of(words,
                                           [&](const auto& word) { return line.find(word) != line.npos; }) &&
                       std::regex_search(line, later);
              }),
              is_clean());
}

/// "hexwright::gui::Panel: editor/gui/panel.h:12" for each type that a file defines outside of other types,
/// with the namespace that it is in. What is in an anonymous one belongs to its file alone.
std::vector<std::pair<std::string, std::string>> types_defined_in(const SourceFile& file) {
  static const std::regex opens(R"(\s*namespace(?: ([\w:]+))? \{.*)"), closes(R"(\s*\}  // namespace.*)"),
      defines(
          R"((?:template <.*> )?(?:struct|class|enum class|enum|union) ((?:\w|::)+)(?: final)?(?: : [^;]*)?)"
          R"( \{.*)");
  std::vector<std::pair<std::string, std::string>> types;
  std::vector<std::string> inside;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    std::smatch found;
    if (std::regex_match(file.lines[i], found, opens)) inside.push_back(found[1]);
    if (std::regex_match(file.lines[i], closes) && !inside.empty()) inside.pop_back();
    const bool of_file_alone = std::find(inside.begin(), inside.end(), "") != inside.end();
    if (of_file_alone || !std::regex_match(file.lines[i], found, defines)) continue;
    std::string name;
    for (const std::string& each : inside) name += each + "::";
    types.emplace_back(name + found[1].str(), file.path + ":" + std::to_string(i + 1));
  }
  return types;
}

// Two types of one name in one namespace: a program that has both does whatever the linker happens to take.
// What stands in a file for Windows is never in a program with what stands in one for other systems.
TEST(Tidy, NoTwoFilesDefineATypeOfTheSameName) {
  std::map<std::string, std::vector<std::string>> places;
  for (const SourceFile& file : sources())
    if (!lies_in(file, {"tests/"}) && !file.path.ends_with("_windows.cpp"))
      for (const auto& [name, place] : types_defined_in(file)) places[name].push_back(place);
  EXPECT_GT(places.size(), 500U);
  for (const auto& [name, all] : places) EXPECT_THAT(all, testing::SizeIs(1)) << name;
}

TEST(Tidy, FindsTypesByTheirNamespace) {
  const SourceFile file{
      "a.h",
      {"namespace hexwright {", "struct One {", "  struct Within {};", "};", "class Two;", "namespace {",
       "struct Alone {};", "}  // namespace", "template <class T> class Three : public One {",
       "enum class Four : int {", "class Three::Inner {", "}  // namespace hexwright"}};
  std::vector<std::string> names;
  for (const auto& [name, place] : types_defined_in(file)) names.push_back(name);
  EXPECT_THAT(names, testing::ElementsAre("hexwright::One", "hexwright::Three", "hexwright::Four",
                                          "hexwright::Three::Inner"));
}

TEST(Tidy, EveryHeaderGuardsItself) {
  for (const SourceFile& file : sources()) {
    if (!file.path.ends_with(".h")) continue;
    EXPECT_THAT(file.lines, testing::Contains("#pragma once")) << file.path;
  }
}

}  // namespace
}  // namespace hexwright
