#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <vector>

#include <gmock/gmock.h>

#include "tests/support/golden.h"

// Which files that are no rule module's know of one. Modules that meet may name each other: what happens then
// is a rule of one of them. The golden file has the others that still do, and may only get shorter.

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// By folder, what the requirements of a module are called.
const std::map<std::string, std::string>& modules() {
  static const std::map<std::string, std::string> all{{"cities_and_knights", "CK"},
                                                      {"cloth_villages", "CLO"},
                                                      {"dealt_world", "NEW"},
                                                      {"desert_strips", "TTD"},
                                                      {"desolation", "DES"},
                                                      {"explorers", "EXP"},
                                                      {"fog", "FOG"},
                                                      {"foreign_islands", "FOU"},
                                                      {"frontiers", "FRO"},
                                                      {"jungle", "JUN"},
                                                      {"pirate_fleet", "PIR"},
                                                      {"spices", "SPI"},
                                                      {"tribal_gifts", "TRI"},
                                                      {"volcano", "VOL"},
                                                      {"wonders", "WON"}};
  return all;
}

bool is_of_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
/// Somewhere this stands, not as the end of a longer word, and before a digit where one is wanted.
bool has(const std::string& text, const std::string& what, bool before_digit = false) {
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
    const auto end = at + what.size();
    const bool is_whole = at == 0 || !is_of_a_word(what.front()) || !is_of_a_word(text[at - 1]);
    if (is_whole &&
        (!before_digit || (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])))))
      return true;
  }
  return false;
}
/// By its namespace, its folder, its identifier in files, or a requirement.
bool names(const std::string& text, const std::string& folder, const std::string& requirements) {
  std::string id = folder;
  std::ranges::replace(id, '_', '-');
  return has(text, folder + "::") || has(text, "/" + folder + "/") || has(text, "\"" + id + "\"") ||
         has(text, requirements + "-", true);
}

/// Of a file with this text: the modules that it names; none when it is a module's own.
std::set<std::string> others_named_in(const std::string& path, const std::string& text) {
  std::set<std::string> found;
  for (const auto& [folder, requirements] : modules()) {
    if (path.find("/" + folder + "/") != std::string::npos) return {};
    if (names(text, folder, requirements)) found.insert(folder);
  }
  return found;
}

TEST(Modules, AreFoundByEachWayToNameThem) {
  using testing::ElementsAre, testing::IsEmpty;
  EXPECT_THAT(others_named_in("model/playtest/engine.cpp", "if (wonders::claimed(play)) return;"),
              ElementsAre("wonders"));
  EXPECT_THAT(others_named_in("model/playtest/bots/settler.cpp", "// The barbarians come. CK-40"),
              ElementsAre("cities_and_knights"));
  EXPECT_THAT(others_named_in("io/playtest/record_read.cpp", R"(if (game.plays("pirate-fleet")) return {};)"),
              ElementsAre("pirate_fleet"));
  EXPECT_THAT(
      others_named_in("editor/gui/play/hand_panel.cpp", "#include \"model/playtest/modules/jungle/state.h\""),
      ElementsAre("jungle"));
  EXPECT_THAT(others_named_in("model/rules/jungle/checks.cpp", "JUN-03, and \"volcano\" in jungle::facts"),
              IsEmpty());
  EXPECT_THAT(others_named_in("model/rules/fog/odds.cpp", "wonders and fog in plain words"), IsEmpty());
}

TEST(Modules, AreKnownToNoFurtherFiles) {
  std::set<std::string> lines;
  for (const char* part : {"model", "io", "editor"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(HEXWRIGHT_SOURCE_DIR) / part)) {
      const std::string ending = entry.path().extension().string();
      if (ending != ".h" && ending != ".cpp") continue;
      const std::string path = fs::relative(entry.path(), HEXWRIGHT_SOURCE_DIR).generic_string();
      std::string line;
      for (const std::string& module : others_named_in(path, test::contents_of(entry.path())))
        line += " " + module;
      if (!line.empty()) lines.insert(path + ":" + line);
    }
  std::string all = "Files that are no rule module's and name one. This list may only get shorter.\n";
  for (const std::string& line : lines) all += line + "\n";
  test::expect_golden(fs::path(HEXWRIGHT_SOURCE_DIR) / "tests/fixtures/modules-named.txt", all);
}

/// What of a module's folder others may include: of designers' own rules, what the window asks, and what
/// hints for bots are found by.
bool may_include(const std::string& path, const std::string& header) {
  static const std::map<std::string, std::set<std::string>> shown{
      {"own/program.h",
       {"editor/core/play/own_play.cpp", "editor/core/play/why_not.cpp",
        "model/playtest/batch/hint_search.cpp"}}};
  const auto found = shown.find(header);
  return found != shown.end() && found->second.contains(path);
}

/// A module's kinds of actions and tasks, and what it does at the table, are named in its own folder alone:
/// everything else looks its rows up.
TEST(Modules, AreNamedInTheirOwnFoldersAlone) {
  const std::regex kind(R"(\b(\w+)::(action|task)::)"),
      header(R"lit(#include "model/playtest/modules/(\w+)/(\w+)\.h")lit");
  std::vector<std::string> named;
  for (const char* part : {"model", "io", "editor"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(HEXWRIGHT_SOURCE_DIR) / part)) {
      const std::string ending = entry.path().extension().string();
      if (ending != ".h" && ending != ".cpp") continue;
      const std::string path = fs::relative(entry.path(), HEXWRIGHT_SOURCE_DIR).generic_string();
      const std::string text = test::contents_of(entry.path());
      for (const std::regex& use : {kind, header})
        for (std::sregex_iterator found(text.begin(), text.end(), use), end; found != end; ++found)
          if (path.find("modules/" + found->str(1) + "/") == std::string::npos &&
              !may_include(path, found->str(1) + "/" + found->str(2) + ".h"))
            named.push_back(path + ": " + found->str());
    }
  EXPECT_THAT(named, testing::IsEmpty());
}

}  // namespace
}  // namespace hexwright
