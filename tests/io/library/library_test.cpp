#include "io/library/library.h"

#include "io/files/content.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/library_folder.h"
#include "tests/support/sample_scenarios.h"

namespace hexwright::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

Scenario island(const std::string& title, Terrain middle = Terrain::Desert) {
  Scenario scenario;
  scenario.details.title = title;
  for (const Hex hex : {Hex{0, -1}, Hex{0, 0}, Hex{1, 0}}) scenario.cells[hex].terrain = Terrain::Forest;
  scenario.cells[{0, 0}].terrain = middle;
  return scenario;
}

using LibraryTest = LibraryFolder;

TEST_F(LibraryTest, BeginsEmptyInAFolderThatItMakes) {
  const Library library = open_library(folder / "new" / "place" / "library.sqlite");
  EXPECT_THAT(granted(library.search()), IsEmpty());
  EXPECT_FALSE(library.read_only());
}

TEST_F(LibraryTest, KeepsScenariosFromOneRunToTheNext) {
  for (const Scenario& scenario : generated_scenarios(12)) {
    const auto added = granted(open().add(scenario, VersionOrigin::Imported));
    EXPECT_EQ(granted(open().scenario(added.version)), scenario);
    EXPECT_EQ(granted(open().xml(added.version)), write_xml(scenario));
  }
}

TEST_F(LibraryTest, TellsOfAnEntryWhatItsNewestVersionSays) {
  Library library = open();
  Scenario scenario = full_scenario();
  scenario.details.title = "First";
  const auto added = granted(library.add(scenario, VersionOrigin::Saved, folder / "map.xml"));
  scenario.details.title = "Second";
  granted(library.add_version(added.entry, scenario, VersionOrigin::Saved));
  const LibraryEntry entry = granted(library.entry(added.entry));
  EXPECT_EQ(entry.title, "Second");
  EXPECT_EQ(entry.author, scenario.details.author);
  EXPECT_EQ(entry.victory_points, scenario.details.victory_points);
  EXPECT_EQ(entry.versions, 2);
  EXPECT_EQ(entry.file, (folder / "map.xml").string());
  EXPECT_THAT(entry.modules, SizeIs(scenario.rules.size()));
  const auto versions = granted(library.versions(added.entry));
  ASSERT_THAT(versions, SizeIs(2));
  EXPECT_EQ(versions[0].number, 2);
  EXPECT_EQ(versions[0].id, entry.newest);
  EXPECT_EQ(versions[1].id, added.version);
  EXPECT_EQ(versions[1].mark, content_mark(granted(library.xml(added.version))));
  EXPECT_LE(versions[1].saved, versions[0].saved);
}

TEST_F(LibraryTest, AddsNoVersionThatEqualsTheNewest) {
  Library library = open();
  const auto first = granted(library.add(island("A"), VersionOrigin::Saved));
  const auto again = granted(library.add_version(first.entry, island("A"), VersionOrigin::Saved));
  EXPECT_FALSE(again.fresh);
  EXPECT_EQ(again.version, first.version);
  EXPECT_EQ(granted(library.entry(first.entry)).versions, 1);
}

TEST_F(LibraryTest, StoresEqualContentsOnce) {
  Scenario large = island("A");
  for (int q = 0; q < 2'000; ++q) large.cells[{q, 0}].terrain = Terrain::Sea;
  {
    Library library = open();
    for (int copy = 0; copy < 40; ++copy) granted(library.add(large, VersionOrigin::Saved));
  }
  EXPECT_LT(std::filesystem::file_size(file), write_xml(large).size() * 5);
  EXPECT_THAT(granted(open().search()), SizeIs(40));
}

TEST_F(LibraryTest, RestoresAnOldVersionAsTheNewestAndKeepsAllOthers) {
  Library library = open();
  const auto first = granted(library.add(island("A", Terrain::Hills), VersionOrigin::Saved));
  granted(library.add_version(first.entry, island("A", Terrain::Gold), VersionOrigin::Saved));
  const auto restored = granted(library.restore(first.version));
  EXPECT_TRUE(restored.fresh);
  EXPECT_EQ(granted(library.scenario(restored.version)), island("A", Terrain::Hills));
  const auto versions = granted(library.versions(first.entry));
  ASSERT_THAT(versions, SizeIs(3));
  EXPECT_EQ(versions[0].origin, VersionOrigin::Restored);
  EXPECT_EQ(versions[0].mark, versions[2].mark);
}

TEST_F(LibraryTest, KnowsTheEntryOfAFileHoweverItIsSpelled) {
  Library library = open();
  const auto added = granted(library.add(island("A"), VersionOrigin::Saved, folder / "a" / ".." / "map.xml"));
  EXPECT_EQ(granted(library.entry_of_file(folder / "map.xml")), added.entry);
  EXPECT_EQ(granted(library.entry_of_file(folder / "other.xml")), std::nullopt);
}

TEST_F(LibraryTest, KeepsTagsInOrderAndOnce) {
  Library library = open();
  const auto entry = granted(library.add(island("A"), VersionOrigin::Saved)).entry;
  granted(library.set_tags(entry, {"small", "for Ada", "small"}));
  EXPECT_THAT(granted(library.entry(entry)).tags, ElementsAre("for Ada", "small"));
  EXPECT_THAT(granted(library.tags()), ElementsAre("for Ada", "small"));
  EXPECT_THAT(why_not(library.set_tags(entry, {"a,b"})), HasSubstr("is no tag"));
  EXPECT_THAT(why_not(library.set_tags(entry, {""})), HasSubstr("is no tag"));
  EXPECT_THAT(granted(library.entry(entry)).tags, SizeIs(2));
}

TEST_F(LibraryTest, DrawsAPictureOfAVersionAndKeepsIt) {
  Library library = open();
  const auto version = granted(library.add(island("A"), VersionOrigin::Saved)).version;
  const std::string png = granted(library.thumbnail(version));
  EXPECT_THAT(png, StartsWith("\x89PNG"));
  EXPECT_EQ(granted(library.thumbnail(version)), png);
  EXPECT_EQ(granted(open().thumbnail(version)), png);
}

TEST_F(LibraryTest, RemovesAnEntryWithAllThatBelongsToItAlone) {
  Library library = open();
  const auto gone = granted(library.add(island("A"), VersionOrigin::Saved));
  const auto twin = granted(library.add(island("A"), VersionOrigin::Saved));
  granted(library.thumbnail(gone.version));
  granted(library.remove(gone.entry));
  EXPECT_EQ(granted(library.scenario(twin.version)), island("A"));
  EXPECT_THAT(why_not(library.scenario(gone.version)), HasSubstr("there is no version"));
  EXPECT_THAT(why_not(library.remove(gone.entry)), HasSubstr("there is no scenario"));
  EXPECT_THAT(granted(library.search("A")), SizeIs(1));
  EXPECT_THAT(granted(library.check()), IsEmpty());
}

TEST_F(LibraryTest, ToldOfWhatThereIsNot) {
  Library library = open();
  EXPECT_THAT(why_not(library.entry(EntryId{7})), HasSubstr("there is no scenario with the number 7"));
  EXPECT_THAT(why_not(library.version(VersionId{7})), HasSubstr("there is no version with the number 7"));
  EXPECT_THAT(why_not(library.add_version(EntryId{7}, island("A"), VersionOrigin::Saved)),
              HasSubstr("number 7"));
  EXPECT_THAT(granted(library.search()), IsEmpty());
}

/// What the environment says of this name is put back afterwards.
class Variable {
 public:
  explicit Variable(const char* name) : name_(name) {
    if (const char* value = std::getenv(name)) value_ = value;
  }
  ~Variable() { value_ ? setenv(name_, value_->c_str(), 1) : unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> value_;
};

TEST_F(LibraryTest, LiesWhereTheEnvironmentSays) {
  const Variable library("HEXWRIGHT_LIBRARY"), data("XDG_DATA_HOME"), home("HOME");
  setenv("HEXWRIGHT_LIBRARY", "/some/where.db", 1);
  EXPECT_EQ(granted(standard_library_file()), "/some/where.db");
  unsetenv("HEXWRIGHT_LIBRARY");
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(granted(standard_library_file()), "/data/hexwright/library.sqlite");
  setenv("XDG_DATA_HOME", "relative", 1);
  setenv("HOME", "/home/ada", 1);
  EXPECT_EQ(granted(standard_library_file()), "/home/ada/.local/share/hexwright/library.sqlite");
  unsetenv("HOME");
  EXPECT_THAT(why_not(standard_library_file()), HasSubstr("there is no place for the library"));
}

// The log beside the library may get lost, or the file be copied without it, while a program is at work.
TEST_F(LibraryTest, LosesNothingThatIsKeptWithTheLogBesideIt) {
  Library library = open();
  const auto first = granted(library.add(island("One"), VersionOrigin::Imported));
  const auto second = granted(library.add(island("Two"), VersionOrigin::Imported));
  granted(library.set_notes(second.entry, "kept"));
  const auto alone = folder / "alone.sqlite";
  std::filesystem::copy_file(file, alone);
  const Library copy = open_library(alone);
  EXPECT_EQ(granted(copy.scenario(first.version)), island("One"));
  EXPECT_EQ(granted(copy.scenario(second.version)), island("Two"));
  EXPECT_EQ(granted(copy.entry(second.entry)).notes, "kept");
}

}  // namespace
}  // namespace hexwright::test
