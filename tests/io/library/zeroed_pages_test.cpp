#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "io/library/drafts.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/library_folder.h"
#include "tests/support/sanitized.h"

// Every page of a library in turn is lost, as a failing disk loses it: it reads as zeros.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class ZeroedPages : public LibraryFolder {
 protected:
  static constexpr std::size_t page_size = 4096;
  static constexpr std::size_t step = is_sanitized ? 3 : 1;  ///< from one damaged page to the next
  static constexpr int maps = 6, versions_of_each = 2, small_maps = 40;

  /// No page can hold a part of it that does not say which it is.
  static std::string mark(int map, int version) {
    return "map " + std::to_string(map) + " version " + std::to_string(version);
  }
  static Scenario map(int number, int version) {
    Scenario scenario;
    scenario.details.title = mark(number, version);
    const int lines = number < maps ? 200 : 1;
    for (int line = 0; line < lines; ++line)
      scenario.details.description += mark(number, version) + " line " + std::to_string(line) + "\n";
    return scenario;
  }
  static std::string playtest_on(int number) {
    return R"({"format": "hexwright-playtest", "bots": ["settler"], "players": 3, "games": 1, "stalled": 0,
               "meanTurns": 70.5, "seats": [{"share": 1.0}], "note": ")" +
           std::string(6'000, static_cast<char>('0' + number)) + "\"}";
  }
  /// Every kind of thing is in it.
  void fill_library() const {
    Drafts drafts = granted(Drafts::begin(file));
    Library& library = drafts.library();
    granted(library.together([&]() -> std::optional<Refusal> {
      for (int number = 0; number < maps + small_maps; ++number) {
        const auto added = granted(library.add(map(number, 1), VersionOrigin::Imported));
        granted(library.set_tags(added.entry, {"tag of " + std::to_string(number)}));
        if (number >= maps) continue;
        const auto second = granted(library.add_version(added.entry, map(number, 2), VersionOrigin::Saved));
        granted(library.set_notes(added.entry, "notes of " + std::to_string(number)));
        granted(library.add_playtest(second.version, playtest_on(number)));
      }
      return {};
    }));
    granted(library.thumbnail(VersionId{1}));
    granted(library.thumbnail(VersionId{2}));
    granted(drafts.keep(1, {write_xml(map(3, 8)), "a draft", "", EntryId{4}, 7}));
    // Pages that are free again.
    Scenario gone = map(0, 9);
    gone.details.description += std::string(30'000, 'x');
    granted(library.remove(granted(library.add(gone, VersionOrigin::Saved)).entry));
  }
  static std::string contents(const fs::path& path) {
    std::ostringstream all;
    all << std::ifstream(path, std::ios::binary).rdbuf();
    return all.str();
  }
  /// Each in a folder of its own: what lies beside a library belongs to it.
  fs::path put_zeroed(const std::string& whole, std::size_t page) const {
    const fs::path home = folder / std::to_string(page);
    fs::create_directory(home);
    std::string bytes = whole;
    bytes.replace(page * page_size, page_size, page_size, '\0');
    std::ofstream(home / "library.sqlite", std::ios::binary) << bytes;
    return home / "library.sqlite";
  }
  static bool is_whole(const fs::path& library) {
    return std::holds_alternative<Library>(Library::open(library, Thoroughness::Thorough));
  }
  static std::set<std::string> titles_of_versions(const Library& library) {
    std::set<std::string> titles;
    for (const LibraryEntry& entry : granted(library.search()))
      for (const LibraryVersion& version : granted(library.versions(entry.id)))
        titles.insert(granted(library.scenario(version.id)).details.title);
    return titles;
  }
};

/// What a library says, all of it.
std::string everything_in(const fs::path& file) {
  Drafts drafts = granted(Drafts::begin(file));
  Library& library = drafts.library();
  std::ostringstream all;
  for (const LibraryEntry& entry : granted(library.search())) {
    all << entry.title << '|' << entry.notes << '|' << entry.file << '|' << entry.versions << '\n';
    for (const std::string& tag : entry.tags) all << tag << '\n';
    for (const LibraryVersion& version : granted(library.versions(entry.id))) {
      all << granted(library.xml(version.id));
      for (const LibraryPlaytest& playtest : granted(library.playtests(version.id)))
        all << granted(library.playtest_json(playtest.id));
    }
  }
  for (const LostDraft& lost : granted(drafts.lost())) all << lost.draft.xml;
  all << granted(library.search("map")).size();
  return all.str();
}

TEST_F(ZeroedPages, AreFoundByWhoeverAddsOrCopies) {
  fill_library();
  const std::string whole = contents(file);
  const std::string everything = everything_in(file);
  int damaged = 0, free = 0;
  for (std::size_t page = 0; page < whole.size() / page_size; page += step) {
    SCOPED_TRACE("page " + std::to_string(page));
    const fs::path library = put_zeroed(whole, page);
    const bool sound = is_whole(library);
    auto opened = Library::open(library);
    if (auto* quick = std::get_if<Library>(&opened)) {
      const auto checked = quick->check();
      ASSERT_FALSE(checked.refusal());
      EXPECT_EQ(checked.value().empty(), sound);
      const std::string why = why_not(quick->backup(library.parent_path() / "backup.sqlite"));
      EXPECT_EQ(why.empty(), sound) << why;
      EXPECT_EQ(fs::exists(library.parent_path() / "backup.sqlite"), sound);
      if (!sound) {
        EXPECT_THAT(why, HasSubstr("is damaged"));
      }
    } else {
      EXPECT_FALSE(sound);
    }
    ++(sound ? free : damaged);
    // What is called whole has lost nothing.
    if (sound) {
      EXPECT_EQ(everything_in(library), everything);
    }
  }
  EXPECT_GE(damaged, 40 / static_cast<int>(step));
  EXPECT_GE(free, is_sanitized ? 0 : 1) << "pages that hold nothing";
}

TEST_F(ZeroedPages, CostNoMoreThanWhatWasOnThem) {
  fill_library();
  const std::string whole = contents(file);
  for (std::size_t page = 0; page < whole.size() / page_size; page += step) {
    SCOPED_TRACE("page " + std::to_string(page));
    const std::string lost = whole.substr(page * page_size, page_size);
    const fs::path library = put_zeroed(whole, page);
    if (is_whole(library)) continue;
    const OpenedLibrary opened = open_or_set_aside(library, nullptr, Thoroughness::Thorough);
    ASSERT_TRUE(opened.library && opened.notice);
    EXPECT_THAT(text(*opened.notice), HasSubstr("the library was damaged"));
    EXPECT_THAT(granted(opened.library->check()), IsEmpty());
    const auto found = titles_of_versions(*opened.library);
    for (int number = 0; number < maps + small_maps; ++number)
      for (int version = 1; version <= (number < maps ? versions_of_each : 1); ++version)
        if (lost.find(mark(number, version)) == std::string::npos) {
          EXPECT_THAT(found, Contains(mark(number, version)));
        }
    // Tags and notes stand in two places.
    for (const LibraryEntry& entry : granted(opened.library->search())) {
      const auto number = static_cast<int>(entry.id) - 1;
      if (number >= maps + small_maps) continue;  // one whose place among the versions is lost
      EXPECT_THAT(entry.tags, testing::ElementsAre("tag of " + std::to_string(number)));
      EXPECT_EQ(entry.notes, number < maps ? "notes of " + std::to_string(number) : "");
    }
    EXPECT_FALSE(found.contains(mark(0, 9))) << "what was removed stays so";
    const auto playtests = std::ranges::count_if(granted(opened.library->search()),
                                                 [](const auto& entry) { return entry.playtests > 0; });
    EXPECT_GE(playtests, maps - 2);
    EXPECT_TRUE(is_whole(library));
  }
}

TEST_F(ZeroedPages, AboveTheScenariosCostNothing) {
  fill_library();
  const std::string whole = contents(file);
  constexpr char table_node = 5;
  int nodes = 0;
  for (std::size_t page = 1; page < whole.size() / page_size; ++page) {
    if (whole[page * page_size] != table_node) continue;
    SCOPED_TRACE("page " + std::to_string(page));
    ++nodes;
    const OpenedLibrary opened = open_or_set_aside(put_zeroed(whole, page), nullptr, Thoroughness::Thorough);
    ASSERT_TRUE(opened.library && opened.notice);
    EXPECT_THAT(
        text(*opened.notice),
        HasSubstr("scenarios: 46, versions: 52, playtests: 6, games of people: 0, unsaved drafts: 1"));
    EXPECT_THAT(text(*opened.notice), Not(HasSubstr("Lost")));
  }
  EXPECT_GE(nodes, 2);
}

}  // namespace
}  // namespace hexwright::test
