#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "tests/editor/cli/program.h"
#include "tests/support/library_reader.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class LibraryCli : public CliTest {
 protected:
  LibraryCli() {
    file("mine.xml", contents(template_file("base-3-4")));
    file("maps/fog.xml", contents(template_file("fog-islands-4")));
  }
  Ran library(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"library", "--library", (folder / "library.sqlite").string()});
    return cli(arguments);
  }
  nlohmann::json asked(std::vector<std::string> arguments) const {
    arguments.emplace_back("--json");
    const Ran ran = library(arguments);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return nlohmann::json::parse(ran.out);
  }
  /// Two scenarios, the first with two versions: a hill became a forest.
  void fill() const {
    ASSERT_EQ(library({"import", (folder / "mine.xml").string(), (folder / "maps").string()}).code, 0);
    std::string changed = contents(folder / "mine.xml");
    const auto at = changed.find("terrain=\"hills\"");
    file("mine.xml", changed.replace(at, 15, "terrain=\"forest\""));
    ASSERT_EQ(library({"import", (folder / "mine.xml").string()}).code, 0);
  }
};

TEST_F(LibraryCli, ListsWhatItImported) {
  fill();
  const auto list = asked({"list"});
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0]["scenario"], 1);
  EXPECT_EQ(list[0]["versions"], 2);
  EXPECT_EQ(list[0]["file"], (folder / "mine.xml").string());
  EXPECT_THAT(library({"list"}).out, HasSubstr("2 versions"));
}

TEST_F(LibraryCli, ImportsAgainOnlyWhatChanged) {
  fill();
  const auto again = asked({"import", (folder / "mine.xml").string()});
  EXPECT_EQ(again[0]["became"], "unchanged");
  EXPECT_EQ(again[0]["scenario"], 1);
}

TEST_F(LibraryCli, SaysWhereThingsLieWhileAnotherProgramReads) {
  fill();
  const auto name = (folder / "library.sqlite").string();
  {
    const LibraryReader reader(name);
    const Ran noted = library({"note", "1", "Two lakes"});
    EXPECT_EQ(noted.code, 0) << noted.err;
    EXPECT_THAT(noted.err, HasSubstr(name + "-wal as yet: copy or move both together, or make a backup"));
    EXPECT_EQ(library({"backup", (folder / "backup.sqlite").string()}).code, 0);
  }
  EXPECT_EQ(cli({"library", "--library", (folder / "backup.sqlite").string(), "note", "1"}).out,
            "Two lakes\n");
  EXPECT_THAT(library({"note", "1", "One lake"}).err, IsEmpty());
}

TEST_F(LibraryCli, SaysWhatIsMissingWhereALogWasLost) {
  fill();
  const auto lacking = folder / "lacking.sqlite";
  {
    const LibraryReader reader(folder / "library.sqlite");
    ASSERT_EQ(library({"import", (folder / "maps/fog.xml").string(), (folder / "mine.xml").string()}).code,
              0);
    std::string changed = contents(folder / "mine.xml");
    const auto at = changed.find("terrain=\"forest\"");
    file("mine.xml", changed.replace(at, 16, "terrain=\"hills\""));
    ASSERT_EQ(library({"import", (folder / "mine.xml").string()}).code, 0);
    std::filesystem::copy_file(folder / "library.sqlite", lacking);
    std::filesystem::copy_file(folder / "library.sqlite-log", folder / "lacking.sqlite-log");
  }
  const Ran checked = cli({"library", "--library", lacking.string(), "check"});
  EXPECT_EQ(checked.code, 1);
  EXPECT_THAT(checked.out, HasSubstr("lacks what was saved last (1 of its versions)"));
  EXPECT_THAT(cli({"library", "--library", lacking.string(), "list"}).err, HasSubstr("lacks what was saved"));
}

TEST_F(LibraryCli, TellsDamagedFilesAndTakesTheOthers) {
  file("maps/torn.xml", "<scenario version=\"2\">\n<cells>");
  file("maps/empty.game", "nonsense");
  const Ran ran = library({"import", (folder / "maps").string(), (folder / "none.xml").string()});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("torn.xml:2:"));
  EXPECT_THAT(ran.err, HasSubstr("none.xml: error: there is no file"));
  EXPECT_THAT(ran.err, HasSubstr("1 file taken in, 3 skipped"));
  EXPECT_EQ(asked({"list"}).size(), 1U);
}

TEST_F(LibraryCli, FindsByWordsAndTags) {
  fill();
  ASSERT_EQ(library({"tag", "2", "misty", "for Ada"}).code, 0);
  EXPECT_EQ(asked({"search", "tag:mist"})[0]["scenario"], 2);
  EXPECT_EQ(asked({"search", "fog", "islands"}).size(), 1U);
  EXPECT_EQ(asked({"search", "nowhere"}).size(), 0U);
  ASSERT_EQ(library({"tag", "2", "--remove", "misty"}).code, 0);
  EXPECT_EQ(asked({"show", "2"})["tags"], nlohmann::json::array({"for Ada"}));
}

TEST_F(LibraryCli, ComparesVersionsInWordsAndPlaces) {
  fill();
  const Ran ran = library({"compare", "1"});
  EXPECT_THAT(ran.out, testing::StartsWith("hex changed\n  hex "));
  EXPECT_THAT(ran.out, HasSubstr("hills became forest"));
  const auto json = asked({"compare", "1:1", "1:2"});
  EXPECT_EQ(json["summary"], nlohmann::json::array({"hex changed"}));
  EXPECT_EQ(json["changes"][0]["places"].size(), 1U);
  EXPECT_EQ(library({"compare", "1:2", "1:2"}).out, "nothing differs\n");
}

TEST_F(LibraryCli, RestoresAndExports) {
  fill();
  ASSERT_EQ(library({"restore", "1:1"}).code, 0);
  EXPECT_EQ(asked({"show", "1"})["versions"][0]["origin"], "restored");
  ASSERT_EQ(library({"export", "1", file("copy.xml")}).code, 0);
  EXPECT_EQ(contents(folder / "copy.xml"), contents(template_file("base-3-4")));
  const Ran kept = library({"export", "1:2", (folder / "copy.xml").string()});
  EXPECT_EQ(kept.code, 2);
  EXPECT_THAT(kept.err, HasSubstr("--force"));
  ASSERT_EQ(library({"export", "--all", (folder / "all").string()}).code, 0);
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "all"))
    files += entry.is_regular_file() ? 1 : 0;
  EXPECT_EQ(files, 2);
}

TEST_F(LibraryCli, KeepsNotesAndPlaytests) {
  fill();
  ASSERT_EQ(library({"note", "1", "too many lakes"}).code, 0);
  EXPECT_EQ(library({"note", "1"}).out, "too many lakes\n");
  EXPECT_EQ(asked({"search", "lakes"}).size(), 1U);
  ASSERT_EQ(cli({"playtest", (folder / "mine.xml").string(), "-n", "3", "--json", file("found.json")}).code,
            0);
  ASSERT_EQ(library({"add-playtest", "1", (folder / "found.json").string()}).code, 0);
  const auto shown = asked({"show", "1"});
  EXPECT_EQ(shown["playtests"][0]["games"], 3);
  EXPECT_EQ(shown["playtests"][0]["version"], 2);
  EXPECT_EQ(library({"add-playtest", "1", (folder / "mine.xml").string()}).code, 2);
}

TEST_F(LibraryCli, KeepsAPlaytestWithTheVersionThatWasPlayed) {
  file("first.xml", contents(folder / "mine.xml"));
  fill();
  ASSERT_EQ(cli({"playtest", (folder / "first.xml").string(), "-n", "1", "--json", file("found.json")}).code,
            0);
  for (const char* which : {"1", "1:2"}) {
    const Ran ran = library({"add-playtest", which, (folder / "found.json").string()});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("version 1 was played; the results are kept with it")) << which;
  }
  EXPECT_EQ(library({"add-playtest", "1:1", (folder / "found.json").string()}).err, "");
  const auto kept = asked({"show", "1"})["playtests"];
  ASSERT_EQ(kept.size(), 3U);
  for (const auto& playtest : kept) EXPECT_EQ(playtest["version"], 1);
}

TEST_F(LibraryCli, RefusesAPlaytestOfAnotherMap) {
  fill();
  const Ran played =
      cli({"playtest", (folder / "maps" / "fog.xml").string(), "-n", "1", "--json", file("found.json")});
  ASSERT_EQ(played.code, 0) << played.err;
  const Ran ran = library({"add-playtest", "1", (folder / "found.json").string()});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("no version of scenario 1: \"Fog Islands, 4 players"));
  EXPECT_TRUE(asked({"show", "1"})["playtests"].empty());
  EXPECT_EQ(library({"add-playtest", "2", (folder / "found.json").string()}).code, 0);
}

TEST_F(LibraryCli, TakesOlderResultsWithoutAMarkAndTellsSo) {
  fill();
  const Ran played = cli({"playtest", (folder / "mine.xml").string(), "-n", "1", "--json", "-"});
  auto json = nlohmann::json::parse(played.out);
  ASSERT_EQ(json.erase("map"), 1U);
  const Ran ran = library({"add-playtest", "1:1", file("old.json", json.dump())});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("do not say which map was played"));
  EXPECT_THAT(ran.err, HasSubstr("kept with version 1"));
  EXPECT_EQ(asked({"show", "1"})["playtests"][0]["version"], 1);
}

TEST_F(LibraryCli, RemovesNothingUnasked) {
  fill();
  const Ran asked_first = library({"remove", "1"});
  EXPECT_EQ(asked_first.code, 2);
  EXPECT_THAT(asked_first.err, HasSubstr("--force"));
  EXPECT_EQ(asked({"list"}).size(), 2U);
  EXPECT_EQ(library({"remove", "1", "--force"}).code, 0);
  EXPECT_EQ(asked({"list"}).size(), 1U);
}

TEST_F(LibraryCli, ChecksAndBacksUp) {
  fill();
  EXPECT_THAT(library({"check"}).out, HasSubstr("is in order"));
  EXPECT_EQ(library({"backup", (folder / "backup.sqlite").string()}).code, 0);
  EXPECT_EQ(cli({"library", "--library", (folder / "backup.sqlite").string(), "check"}).code, 0);
  EXPECT_EQ(library({"backup", (folder / "backup.sqlite").string()}).code, 2);
}

TEST_F(LibraryCli, LeavesAFileThatIsNoLibraryAlone) {
  const std::string before = contents(folder / "mine.xml");
  const Ran ran = cli({"library", "--library", (folder / "mine.xml").string(), "list"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("is no library"));
  EXPECT_EQ(contents(folder / "mine.xml"), before);
}

TEST_F(LibraryCli, SalvagesADamagedLibraryWhenItIsAskedTo) {
  fill();
  EXPECT_THAT(library({"salvage"}).out, HasSubstr("nothing was changed"));
  std::string damaged = contents(folder / "library.sqlite");
  file("library.sqlite", damaged.replace(0, 100, 100, 'Z'));
  const Ran refused = library({"list"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("hexwright-cli library salvage"));
  EXPECT_EQ(contents(folder / "library.sqlite"), damaged);
  const Ran salvaged = library({"salvage"});
  EXPECT_EQ(salvaged.code, 0) << "nothing is lost: " << salvaged.out;
  EXPECT_THAT(salvaged.out, HasSubstr("scenarios: 2, versions: 3"));
  EXPECT_THAT(salvaged.out, Not(HasSubstr("Lost: ")));
  EXPECT_EQ(asked({"list"}).size(), 2U);
}

TEST_F(LibraryCli, TellsWhatThereIsNot) {
  fill();
  for (const char* which : {"9", "1:9", "x", "1:", ":1", "1:x", ""}) {
    const Ran ran = library({"show", which});
    EXPECT_EQ(ran.code, 2) << which;
    EXPECT_THAT(ran.err, Not(IsEmpty())) << which;
    EXPECT_THAT(ran.out, IsEmpty()) << which;
  }
}

TEST_F(LibraryCli, NoCommandCallsADamagedLibraryWhole) {
  fill();
  const auto whole = contents(folder / "library.sqlite");
  constexpr std::size_t page_size = 4096;
  int damaged = 0, with_losses = 0;
  for (std::size_t page = 0; page < whole.size() / page_size; ++page) {
    SCOPED_TRACE("page " + std::to_string(page));
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      if (entry.path().filename().string().starts_with("library")) std::filesystem::remove(entry.path());
    std::string bytes = whole;
    file("library.sqlite", bytes.replace(page * page_size, page_size, page_size, '\0'));
    const int checked = library({"check"}).code;
    if (checked == 0) continue;
    ++damaged;
    for (const std::vector<std::string>& writes :
         std::vector<std::vector<std::string>>{{"import", (folder / "mine.xml").string()},
                                               {"tag", "1", "new"},
                                               {"note", "1", "new"},
                                               {"remove", "1", "--force"}}) {
      const Ran ran = library(writes);
      EXPECT_EQ(ran.code, 2) << writes.front();
      EXPECT_THAT(ran.err, HasSubstr("damaged")) << writes.front();
      EXPECT_THAT(ran.err, HasSubstr("library salvage")) << writes.front();
    }
    EXPECT_EQ(library({"backup", (folder / "copy.sqlite").string()}).code, 2);
    EXPECT_FALSE(std::filesystem::exists(folder / "copy.sqlite"));
    EXPECT_EQ(contents(folder / "library.sqlite"), bytes);
    const Ran salvaged = library({"salvage"});
    const bool lost = salvaged.out.find("Lost: ") != std::string::npos ||
                      salvaged.out.find("Nothing in the old one") != std::string::npos;
    EXPECT_EQ(salvaged.code, lost ? 1 : 0) << salvaged.out;
    with_losses += salvaged.code;
    EXPECT_THAT(salvaged.out, HasSubstr("the library was damaged"));
    EXPECT_EQ(library({"check"}).code, 0);
    EXPECT_THAT(library({"salvage"}).out, HasSubstr("is in order; nothing was changed"));
  }
  EXPECT_GE(damaged, 10);
  EXPECT_GT(with_losses, 0);
}

/// Characters that would act on a terminal, or pass for another line: of what is shown none may be left.
bool acts(const std::string& shown) {
  return std::ranges::any_of(
      std::array{"\x1B", "\u009B", "\u202E", "\u2066", "\u061C", "\u2028", "\r", "\x7F"},
      [&](const char* character) { return shown.find(character) != std::string::npos; });
}

TEST_F(LibraryCli, ShowsNoCharactersThatActOnATerminal) {
  std::string xml = contents(folder / "mine.xml");
  const auto title = xml.find("title=\"") + 7;
  xml.insert(title, "\u202Egnp.\u009B2J\u2066\u061C\u2028");
  ASSERT_EQ(library({"import", file("strange.xml", xml)}).code, 0);
  ASSERT_EQ(library({"tag", "1", "a\u202Eb"}).code, 0);
  const std::string map = (folder / "strange.xml").string();
  for (const auto& arguments :
       std::vector<std::vector<std::string>>{{"info", map},
                                             {"info", map, "--json"},
                                             {"validate", map},
                                             {"validate", map, "--format", "json"},
                                             {"validate", map, "--format", "sarif"},
                                             {"playtest", map, "-n", "1"},
                                             {"playtest", map, "-n", "1", "--json", "-"}}) {
    const Ran ran = cli(arguments);
    EXPECT_FALSE(acts(ran.out) || acts(ran.err)) << arguments.front() << ran.out << ran.err;
  }
  for (const auto& arguments :
       std::vector<std::vector<std::string>>{{"list"},
                                             {"list", "--json"},
                                             {"show", "1"},
                                             {"show", "1", "--json"},
                                             {"search", "tag:a"},
                                             {"export", "--all", (folder / "all").string()}}) {
    const Ran ran = library(arguments);
    EXPECT_EQ(ran.code, 0);
    EXPECT_FALSE(acts(ran.out) || acts(ran.err)) << arguments.front();
  }
  // Nothing of it is lost, and what is shown says what there is.
  EXPECT_THAT(library({"list"}).out, HasSubstr(R"(\u202Egnp.\u009B2J\u2066)"));
  EXPECT_THAT(asked({"list"})[0]["title"].get<std::string>(), testing::StartsWith("\u202Egnp.\u009B"));
  for (const auto& entry : std::filesystem::directory_iterator(folder / "all")) {
    EXPECT_THAT(entry.path().filename().string(), testing::StartsWith("-gnp.-2J---"));
    EXPECT_EQ(contents(entry.path()), xml);
  }
}

}  // namespace
}  // namespace hexwright::test
