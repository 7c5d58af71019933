#include "io/library/salvage.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <future>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "io/library/drafts.h"
#include "io/xml/scenario_xml.h"
#include "model/scenario/message.h"
#include "tests/support/library_folder.h"
#include "tests/support/limited.h"
#include "tests/support/outside.h"
#include "tests/support/sanitized.h"

// What comes over from a damaged library.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using ::testing::AnyOf;
using ::testing::ElementsAre;
using ::testing::Eq;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::size_t page_size = 4096;
constexpr std::size_t page_step = is_sanitized ? 3 : 1;  ///< from one damaged page to the next
constexpr int scenarios = 6, versions_of_each = 2;

class LibrarySalvage : public LibraryFolder {
 protected:
  static std::string name(int number) { return "Map " + std::to_string(number); }
  /// A few pages long, as maps are.
  static Scenario map(int number, int version) {
    Scenario scenario;
    scenario.details.title = name(number);
    scenario.details.victory_points = version;
    for (int line = 0; line < 60; ++line)
      scenario.details.description +=
          "of map " + std::to_string(number) + " line " + std::to_string(line) + ",\n";
    for (int q = 0; q < 20; ++q) scenario.cells[{q, number}].terrain = Terrain::Hills;
    return scenario;
  }
  /// The bytes of a library with scenarios, tags, notes and a draft that its program did not close.
  std::string whole_library() const {
    {
      Drafts drafts = granted(Drafts::begin(file));
      Library& library = drafts.library();
      for (int number = 0; number < scenarios; ++number) {
        const auto added =
            granted(library.add(map(number, 1), VersionOrigin::Imported, folder / name(number)));
        for (int version = 2; version <= versions_of_each; ++version)
          granted(library.add_version(added.entry, map(number, version), VersionOrigin::Saved));
        granted(library.set_tags(added.entry, {"tag " + std::to_string(number)}));
        granted(library.set_notes(added.entry, "notes"));
      }
      granted(drafts.keep(1, {write_xml(map(3, 9)), name(3), "", EntryId{4}, 7}));
    }
    return contents(file);
  }
  static std::string contents(const fs::path& path) {
    std::ostringstream all;
    all << std::ifstream(path, std::ios::binary).rdbuf();
    return all.str();
  }
  static void put(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
  }
  /// Into a new library, under this name.
  Salvage salvaged(const std::string& bytes, const fs::path& into) const {
    put(folder / "damaged", bytes);
    open_library(into);
    Salvage done = granted(salvage(folder / "damaged", into));
    EXPECT_EQ(contents(folder / "damaged"), bytes);
    return done;
  }
  std::vector<std::string> names_with(const std::string& part) const {
    std::vector<std::string> found;
    for (const auto& each : fs::directory_iterator(folder))
      if (each.path().filename().string().find(part) != std::string::npos)
        found.push_back(each.path().filename());
    return found;
  }
  static std::string all_lost(const Salvage& salvage) {
    std::string all;
    for (const Argument& each : salvage.lost) all += text(each) + "; ";
    return all;
  }
};

TEST_F(LibrarySalvage, BringsOverAllThatIsThereWhenOnlyTheBeginningIsDamaged) {
  std::string bytes = whole_library();
  bytes.replace(0, page_size, page_size, '\x5A');
  put(file, bytes);
  OpenedLibrary opened = open_or_set_aside(file);
  ASSERT_TRUE(opened.library && opened.notice);
  EXPECT_THAT(text(*opened.notice),
              HasSubstr("scenarios: 6, versions: 12, playtests: 0, games of people: 0, unsaved drafts: 1"));
  Library& library = *opened.library;
  EXPECT_THAT(granted(library.check()), IsEmpty());
  const auto entries = granted(library.search("title:3"));
  ASSERT_THAT(entries, SizeIs(1));
  EXPECT_EQ(entries[0].title, name(3));
  EXPECT_THAT(entries[0].tags, ElementsAre("tag 3"));
  EXPECT_EQ(entries[0].notes, "notes");
  EXPECT_EQ(entries[0].file, (folder / name(3)).string());
  EXPECT_EQ(granted(library.scenario(entries[0].newest)), map(3, 2));
  const auto versions = granted(library.versions(entries[0].id));
  ASSERT_THAT(versions, SizeIs(2));
  EXPECT_EQ(versions[1].origin, VersionOrigin::Imported);
  EXPECT_EQ(granted(library.scenario(versions[1].id)), map(3, 1));

  Drafts drafts = granted(Drafts::begin(file));
  const auto lost = granted(drafts.lost());
  ASSERT_THAT(lost, SizeIs(1));
  EXPECT_EQ(lost[0].draft.xml, write_xml(map(3, 9)));
  EXPECT_EQ(lost[0].draft.entry, entries[0].id);
  EXPECT_EQ(lost[0].draft.revision, 7U);
}

// Whatever page is overwritten: what comes over is what was saved, the new library is sound, and what does
// not come over is named.
TEST_F(LibrarySalvage, TellsWhatIsLostWhicheverPageIsDamaged) {
  const std::string whole = whole_library();
  const std::size_t pages = whole.size() / page_size;
  int all_there = 0;
  for (std::size_t page = 0; page < pages; page += page_step) {
    SCOPED_TRACE("page " + std::to_string(page));
    std::string bytes = whole;
    bytes.replace(page * page_size, page_size, page_size, '\x5A');
    const fs::path into = folder / ("new" + std::to_string(page));
    const Salvage done = salvaged(bytes, into);
    const std::string lost = all_lost(done);
    Library library = open_library(into);
    EXPECT_THAT(granted(library.check()), IsEmpty());
    std::map<std::string, int> versions;
    for (const LibraryEntry& entry : granted(library.search()))
      for (const LibraryVersion& version : granted(library.versions(entry.id))) {
        const int number = std::stoi(entry.title.substr(4));
        EXPECT_THAT(granted(library.scenario(version.id)), AnyOf(Eq(map(number, 1)), Eq(map(number, 2))));
        ++versions[entry.title];
      }
    for (int number = 0; number < scenarios; ++number)
      if (versions[name(number)] < versions_of_each) {
        EXPECT_THAT(lost, AnyOf(HasSubstr(name(number)), HasSubstr("the scenario with the number")))
            << number;
      }
    if (done.scenarios == scenarios && done.versions == scenarios * versions_of_each) ++all_there;
  }
  EXPECT_GE(pages, 30U);
  EXPECT_GE(all_there, 10 / static_cast<int>(page_step)) << "of " << pages;
}

// The newest map must stay the newest, and an old one must not become it.
TEST_F(LibrarySalvage, KeepsTheOrderOfVersionsWhicheverPageIsDamaged) {
  constexpr int saved = 250;
  {
    Library library = open();
    granted(library.together([&]() -> std::optional<Refusal> {
      Scenario scenario;
      scenario.details.title = "Often saved";
      for (int version = 1; version <= saved; ++version) {
        scenario.details.description = std::to_string(version);
        granted(version == 1 ? library.add(scenario, VersionOrigin::Saved)
                             : library.add_version(EntryId{1}, scenario, VersionOrigin::Saved));
      }
      return {};
    }));
  }
  const std::string whole = contents(file);
  int with_lost_numbers = 0;
  for (std::size_t page = 0; page < whole.size() / page_size; page += page_step) {
    SCOPED_TRACE("page " + std::to_string(page));
    std::string bytes = whole;
    bytes.replace(page * page_size, page_size, page_size, '\x5A');
    const fs::path into = folder / ("new" + std::to_string(page));
    const Salvage done = salvaged(bytes, into);
    Library library = open_library(into);
    const auto entries = granted(library.search());
    if (entries.size() != 1) continue;  // even the scenario is not known any more
    std::vector<int> order;
    for (const LibraryVersion& version : granted(library.versions(entries[0].id)))
      order.push_back(std::stoi(granted(library.scenario(version.id)).details.description));
    EXPECT_TRUE(std::ranges::is_sorted(order, std::greater())) << testing::PrintToString(order);
    if (done.versions == saved) ++with_lost_numbers;
  }
  EXPECT_GE(with_lost_numbers, is_sanitized ? 1 : 2);
}

TEST_F(LibrarySalvage, KeepsTheNumbersOfScenarios) {
  whole_library();
  granted(open().remove(EntryId{2}));
  salvaged(contents(file), folder / "new");
  Library library = open_library(folder / "new");
  EXPECT_EQ(granted(library.entry(EntryId{1})).title, name(0));
  EXPECT_EQ(granted(library.entry(EntryId{3})).title, name(2));
  EXPECT_THAT(why_not(library.entry(EntryId{2})), HasSubstr("there is no scenario"));
}

TEST_F(LibrarySalvage, GoesOnBehindTheEndOfACutFile) {
  const std::string whole = whole_library();
  const Salvage done = salvaged(whole.substr(0, whole.size() / 2), folder / "new");
  EXPECT_GE(done.versions, 1);
  EXPECT_FALSE(done.lost.empty());
  EXPECT_THAT(granted(open_library(folder / "new").check()), IsEmpty());
}

/// As small as a map can be: what takes its place in a library leaves the first page as it is.
Scenario small_map(const std::string& title) {
  Scenario scenario;
  scenario.details.title = title;
  return scenario;
}

TEST_F(LibrarySalvage, BringsOverWhatOnlyTheLogHoldsWhenTheBeginningIsDamaged) {
  whole_library();
  Drafts drafts = granted(Drafts::begin(file));
  std::string bytes = contents(file);  // as it is while the log is not yet taken into it
  granted(drafts.keep(1, {write_xml(small_map("Drawn last")), "Drawn last", "", {}, 1}));
  put(folder / "damaged-wal", contents(fs::path(file) += "-wal"));
  ASSERT_EQ(bytes.find("Drawn last"), std::string::npos);
  bytes.replace(0, page_size, page_size, '\x5A');
  // Pages of another size than those in the log: SQLite cannot put the log in its place then.
  bytes.replace(16, 2, std::string("\x08\0", 2));
  const Salvage done = salvaged(bytes, folder / "new");
  EXPECT_EQ(done.scenarios, scenarios);
  EXPECT_EQ(done.drafts, 2);
}

TEST_F(LibrarySalvage, LeavesNoHalfCopyWhenThereIsNoRoomForIt) {
  put(folder / "damaged", whole_library());
  open_library(folder / "new");
  {
    const FilesNoLargerThan limit(50'000);
    EXPECT_THAT(why_not(salvage(folder / "damaged", folder / "new")), HasSubstr("cannot be copied"));
  }
  EXPECT_THAT(names_with(".salvage"), IsEmpty());
}

TEST_F(LibrarySalvage, BeginsAgainAfterAProgramThatDiedHalfway) {
  std::string bytes = whole_library();
  put(file, bytes.replace(0, page_size, page_size, '\x5A'));
  // It had given the damaged file another name, and written half of the new one.
  const fs::path aside = folder / "library-damaged-20200101-000000.sqlite";
  fs::create_hard_link(file, aside);
  put(folder / "library.sqlite.salvaging", "half of a library");
  put(folder / "library.sqlite.salvaging-wal", "and of its log");
  const OpenedLibrary opened = open_or_set_aside(file);
  ASSERT_TRUE(opened.library && opened.notice);
  EXPECT_THAT(text(*opened.notice), HasSubstr("scenarios: 6, versions: 12"));
  EXPECT_EQ(opened.notice->arguments[0], Argument(aside.string()));
  EXPECT_EQ(contents(aside), bytes);
  EXPECT_THAT(names_with("-damaged-"), SizeIs(1));
  EXPECT_THAT(names_with(".salvag"), IsEmpty());
}

TEST_F(LibrarySalvage, TakesUpTheLogThatADeadProgramHadLaidAside) {
  whole_library();
  const fs::path aside = folder / "library-damaged-20200101-000000.sqlite";
  {
    Drafts drafts = granted(Drafts::begin(file));
    put(folder / "without log", contents(file));
    granted(drafts.library().add(map(7, 1), VersionOrigin::Saved));
    put(fs::path(aside) += "-wal", contents(fs::path(file) += "-wal"));
  }
  fs::rename(folder / "without log", file);  // sound, but older
  fs::create_hard_link(file, aside);
  const OpenedLibrary opened = open_or_set_aside(file);
  ASSERT_TRUE(opened.library && opened.notice);
  EXPECT_THAT(text(*opened.notice), HasSubstr("scenarios: 7, versions: 13"));
  EXPECT_FALSE(open_or_set_aside(file).notice);
}

// At whatever moment: afterwards the library has all that could be read, and the damaged file is kept, once.
TEST_F(LibrarySalvage, LosesNothingWhenTheProgramIsKilled) {
  HEXWRIGHT_FORKS();
  using namespace std::chrono_literals;
  std::string damaged = whole_library();
  damaged.replace(0, page_size, page_size, '\x5A');
  int again = 0;
  bool lived = false;
  for (auto life = 0ms; !lived; life += life / 4 + 1ms) {
    SCOPED_TRACE(std::to_string(life.count()) + " ms");
    const fs::path home = folder / std::to_string(life.count());
    fs::create_directory(home);
    put(home / "library.sqlite", damaged);
    const pid_t child = fork();
    if (child == 0) {
      open_or_set_aside(home / "library.sqlite");
      _exit(0);
    }
    std::this_thread::sleep_for(life);
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    lived = WIFEXITED(status);
    const OpenedLibrary opened = open_or_set_aside(home / "library.sqlite");
    ASSERT_TRUE(opened.library);
    if (opened.notice) ++again;
    EXPECT_THAT(granted(opened.library->search()), SizeIs(scenarios));
    int kept = 0;
    for (const auto& each : fs::directory_iterator(home))
      if (each.path().filename().string().starts_with("library-damaged-")) {
        ++kept;
        EXPECT_EQ(contents(each.path()), damaged);
      }
    EXPECT_EQ(kept, 1);
  }
  EXPECT_GE(again, 1);
}

TEST_F(LibrarySalvage, LeavesALinkToTheLibraryALink) {
  std::string bytes = whole_library();
  fs::remove(file);
  fs::create_directory(folder / "disk");
  put(folder / "disk" / "maps.sqlite", bytes.replace(0, page_size, page_size, '\x5A'));
  fs::create_symlink("disk/maps.sqlite", file);
  const OpenedLibrary opened = open_or_set_aside(file);
  ASSERT_TRUE(opened.library && opened.notice);
  EXPECT_TRUE(fs::is_symlink(file));
  EXPECT_THAT(granted(open_library(folder / "disk" / "maps.sqlite").search()), SizeIs(scenarios));
  EXPECT_EQ(contents(text(opened.notice->arguments[0])), bytes);
}

TEST_F(LibrarySalvage, SeveralProgramsSetItAsideOnce) {
  std::string bytes = whole_library();
  put(file, bytes.replace(0, page_size, page_size, '\x5A'));
  std::vector<std::future<int>> programs;
  for (int n = 0; n < 4; ++n)
    programs.push_back(std::async(std::launch::async, [this] {
      const OpenedLibrary opened = open_or_set_aside(file);
      EXPECT_THAT(granted(opened.library.value().search()), SizeIs(scenarios));
      return opened.notice ? 1 : 0;
    }));
  int reported = 0;
  for (auto& program : programs) reported += program.get();
  EXPECT_EQ(reported, 1);
  EXPECT_THAT(names_with("-damaged-"), SizeIs(1));
}

TEST_F(LibrarySalvage, LeavesTheDamagedOneWhereItIsWhenThereIsNoRoomForANewOne) {
  std::string bytes = whole_library();
  put(file, bytes.replace(0, page_size, page_size, '\x5A'));
  {
    const FilesNoLargerThan limit(static_cast<rlim_t>(bytes.size() / 2));
    const OpenedLibrary opened = open_or_set_aside(file);
    EXPECT_FALSE(opened.library);
    EXPECT_THAT(text(opened.notice.value()), HasSubstr("the next start tries again"));
  }
  EXPECT_EQ(contents(file), bytes);
  EXPECT_THAT(names_with(".salvag"), IsEmpty());
  EXPECT_THAT(granted(open_or_set_aside(file).library.value().search()), SizeIs(scenarios));
}

TEST_F(LibrarySalvage, WritesDownAllThatIsLostWhenItIsTooMuchToTell) {
  Salvage some;
  some.scenarios = 1;
  some.lost.assign(12, Message{N_("an untitled scenario")});
  EXPECT_FALSE(write_down_lost(some, file, nullptr));
  some.lost.push_back(Message{N_("\"{0}\""), {"Two lakes"}});
  const auto written = write_down_lost(some, file, [](const std::string& pattern, const Plural*) {
    return pattern == "an untitled scenario" ? "?" : pattern;
  });
  ASSERT_TRUE(written);
  EXPECT_THAT(contents(*written), testing::StartsWith("?\n?\n"));
  EXPECT_THAT(contents(*written), testing::EndsWith("?\n\"Two lakes\"\n"));
  EXPECT_THAT(text(described(some, "/old", "/new", written)),
              testing::EndsWith("and 2 more. All of it is named in " + written->string()));
}

TEST_F(LibrarySalvage, SaysThatNothingIsThere) {
  put(file, "a letter, and no library at all");
  const OpenedLibrary opened = open_or_set_aside(file);
  ASSERT_TRUE(opened.library && opened.notice);
  EXPECT_THAT(text(*opened.notice), HasSubstr("Nothing in the old one can be read any more"));
  EXPECT_THAT(granted(opened.library->search()), IsEmpty());
}

TEST_F(LibrarySalvage, NamesWhatIsLost) {
  Salvage some;
  some.scenarios = 1, some.versions = 2;
  some.lost = {"two things", "another"};
  EXPECT_EQ(
      text(described(some, "/old", "/new", {})),
      "the library was damaged; it lies in /old now, and a new one has begun in /new with what can still be "
      "read of the old one: scenarios: 1, versions: 2, playtests: 0, games of people: 0, unsaved drafts: 0. "
      "Lost: two things and another");
}

}  // namespace
}  // namespace hexwright::test
