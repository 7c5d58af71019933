#include <fstream>
#include <sstream>
#include <sys/wait.h>

#include "io/library/drafts.h"
#include "tests/support/library_folder.h"
#include "tests/support/limited.h"
#include "tests/support/outside.h"
#include "tests/support/sample_scenarios.h"

// Files that are damaged, read-only, old, new or somebody else's, and several programs at once.

namespace hexwright::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class LibraryTrouble : public LibraryFolder {
 protected:
  static std::string contents(const std::filesystem::path& path) {
    std::ostringstream all;
    all << std::ifstream(path, std::ios::binary).rdbuf();
    return all.str();
  }
  static void put(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
  }
  /// Writes over some bytes of the library, of which no program has it open.
  void overwrite(std::size_t at, const std::string& bytes) const {
    std::string whole = contents(file);
    ASSERT_GE(whole.size(), at + bytes.size());
    put(file, whole.replace(at, bytes.size(), bytes));
  }
  std::string unopened() const {
    const auto opened = Library::open(file);
    const auto* why = std::get_if<Unopened>(&opened);
    return why ? (why->damaged ? "damaged: " : "") + text(why->refusal.why) : "";
  }
  std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      found.push_back(entry.path().filename());
    return found;
  }
  static std::vector<std::string> texts(const std::vector<Message>& messages) {
    std::vector<std::string> all;
    for (const Message& message : messages) all.push_back(text(message));
    return all;
  }
  /// So many other programs at once.
  template <class Does>
  static void in_programs(int count, Does does) {
    std::vector<pid_t> children;
    for (int n = 0; n < count; ++n) {
      children.push_back(fork());
      if (children.back() != 0) continue;
      int code = 1;
      try {
        does(n);
        code = 0;
      } catch (const std::exception& failure) {
        std::cerr << failure.what() << "\n";
      }
      _exit(code);
    }
    for (const pid_t child : children) {
      int status = 0;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      EXPECT_EQ(status, 0);
    }
  }
};

TEST_F(LibraryTrouble, ADamagedLibraryIsSetAsideAndNeverOverwritten) {
  granted(open().add(titled("A"), VersionOrigin::Saved));
  overwrite(0, "no database at all");
  const std::string damaged = contents(file);
  EXPECT_THAT(unopened(), HasSubstr("damaged: "));
  EXPECT_EQ(contents(file), damaged);
  OpenedLibrary opened = open_or_set_aside(file);
  ASSERT_TRUE(opened.library);
  ASSERT_TRUE(opened.notice);
  EXPECT_THAT(text(*opened.notice), HasSubstr("the library was damaged; it lies in"));
  EXPECT_EQ(contents(text(opened.notice->arguments[0])), damaged);
  EXPECT_THAT(granted(opened.library->search("a")), SizeIs(1));
  EXPECT_FALSE(open_or_set_aside(file).notice);
}

TEST_F(LibraryTrouble, DamageInTheMiddleIsSetAsideToo) {
  {
    Library library = open();
    for (int n = 0; n < 50; ++n)
      granted(library.add(titled("map " + std::to_string(n)), VersionOrigin::Saved));
  }
  overwrite(4096, std::string(std::filesystem::file_size(file) - 4096, '\x5A'));
  EXPECT_THAT(unopened(), HasSubstr("is damaged"));
  EXPECT_TRUE(open_or_set_aside(file).library);
}

TEST_F(LibraryTrouble, TheCheckFindsAChangedScenarioAndReadingRefusesIt) {
  const auto bad = granted(open().add(titled("Unmistakable"), VersionOrigin::Saved));
  const auto good = granted(open().add(titled("Another"), VersionOrigin::Saved));
  const std::string whole = contents(file);
  overwrite(whole.find("title=\"Unmistakable"), "title=\"unmistakable");
  Library library = open();
  EXPECT_THAT(texts(granted(library.check())),
              ElementsAre("version 1 of \"Unmistakable\" (scenario 1) is not what was saved"));
  EXPECT_THAT(why_not(library.scenario(bad.version)), HasSubstr("is damaged: it is not what was saved"));
  EXPECT_EQ(granted(library.scenario(good.version)), titled("Another"));
}

TEST_F(LibraryTrouble, ARefusalSpeaksOneLanguageFromBeginningToEnd) {
  const auto bad = granted(open().add(titled("Unmistakable"), VersionOrigin::Saved));
  const std::string whole = contents(file);
  overwrite(whole.find("title=\"Unmistakable"), "title=\"unmistakable");
  const auto refused = open().scenario(bad.version);
  const auto marked = [](const std::string& pattern, const Plural*) { return "<" + pattern + ">"; };
  EXPECT_EQ(text(refused.refusal()->why, marked),
            "<<the stored version 1> is damaged: it is not what was saved>");
}

TEST_F(LibraryTrouble, ALibraryOfANewerProgramIsRefusedByVersionAndLeftAlone) {
  granted(open().add(titled("A"), VersionOrigin::Saved));
  overwrite(60, std::string("\0\0\0\x63", 4));  // user_version
  EXPECT_THAT(unopened(), HasSubstr("was written by a newer Hexwright (version 99"));
  const OpenedLibrary opened = open_or_set_aside(file);
  EXPECT_FALSE(opened.library);
  EXPECT_THAT(text(opened.notice.value()), HasSubstr("newer Hexwright"));
}

TEST_F(LibraryTrouble, ADatabaseOfAnotherProgramIsLeftAlone) {
  granted(open().add(titled("A"), VersionOrigin::Saved));
  overwrite(68, "MINE");  // application_id
  EXPECT_THAT(unopened(), HasSubstr("a database of another program"));
  EXPECT_FALSE(open_or_set_aside(file).library);
}

TEST_F(LibraryTrouble, AnOlderLibraryIsBroughtUpToDateWithAllThatItHolds) {
  std::filesystem::copy(HEXWRIGHT_FIXTURES "/library/version-1.sqlite", file);
  Library library = open();
  const auto entries = granted(library.search("kept"));
  ASSERT_THAT(entries, SizeIs(1));
  EXPECT_EQ(entries[0].title, "Kept from version 1");
  EXPECT_EQ(entries[0].versions, 2);
  EXPECT_THAT(entries[0].tags, ElementsAre("old"));
  EXPECT_EQ(granted(library.scenario(entries[0].newest)).details.title, "Kept from version 1");
  EXPECT_FALSE(granted(library.thumbnail(entries[0].newest)).empty());
  EXPECT_THAT(granted(library.check()), IsEmpty());
  const ReferencePicture picture{.path = "/old.png", .centre = {1, 2}, .width = 3};
  granted(library.set_reference_picture(entries[0].id, picture));
  EXPECT_EQ(granted(open().reference_picture(entries[0].id)), picture);
  granted(granted(Drafts::begin(file)).keep(1, {"<draft/>", "", "", {}, 1}));
  EXPECT_THAT(granted(open().search()), SizeIs(1));
}

TEST_F(LibraryTrouble, AReadOnlyLibraryIsReadAndNotWritten) {
  const auto added = granted(open().add(titled("A"), VersionOrigin::Saved));
  std::filesystem::permissions(file, std::filesystem::perms(0444));
  std::filesystem::permissions(folder, std::filesystem::perms(0555));
  {
    const AsNobody none;
    Library library = open();
    EXPECT_TRUE(library.read_only());
    EXPECT_EQ(granted(library.scenario(added.version)), titled("A"));
    EXPECT_THAT(granted(library.search("a")), SizeIs(1));
    EXPECT_FALSE(granted(library.thumbnail(added.version)).empty());
    EXPECT_THAT(why_not(library.add(titled("B"), VersionOrigin::Saved)), HasSubstr("can only be read"));
    EXPECT_THAT(why_not(Drafts::begin(file)), HasSubstr("can only be read"));
  }
  EXPECT_THAT(granted(open().search()), SizeIs(1));
}

TEST_F(LibraryTrouble, AFolderThatMayNotBeWrittenToIsTold) {
  std::filesystem::permissions(folder, std::filesystem::perms(0555));
  const AsNobody none;
  EXPECT_THAT(unopened(), HasSubstr("cannot be opened"));
}

TEST_F(LibraryTrouble, AFullDiskIsToldAndHarmsNothing) {
  Library library = open();
  const auto before = granted(library.add(titled("A"), VersionOrigin::Saved));
  Scenario large = titled("Large");
  for (int line = 0; line < 30; ++line)
    large.details.description += std::string(3'000, static_cast<char>('a' + line % 26));
  {
    const FilesNoLargerThan limit(50'000);
    const std::string why = why_not(library.add(large, VersionOrigin::Saved));
    EXPECT_THAT(why, testing::AnyOf(HasSubstr("the disk is full"), HasSubstr("the disk does not")));
  }
  EXPECT_THAT(granted(library.search()), SizeIs(1));
  EXPECT_EQ(granted(library.scenario(before.version)), titled("A"));
  granted(library.add(large, VersionOrigin::Saved));
  EXPECT_THAT(granted(library.check()), IsEmpty());
}

TEST_F(LibraryTrouble, SeveralProgramsMayBeginAndUseItAtOnce) {
  HEXWRIGHT_FORKS();
  constexpr int programs = 4, each = 15;
  in_programs(programs, [&](int n) {
    Drafts drafts = granted(Drafts::begin(file));
    Library library = open_library(file);
    for (int i = 0; i < each; ++i) {
      const auto added = granted(
          library.add(titled("map " + std::to_string(n) + "-" + std::to_string(i)), VersionOrigin::Saved));
      granted(library.set_tags(added.entry, {"by " + std::to_string(n)}));
      granted(drafts.keep(1, {"<draft/>", "", "", {}, static_cast<std::uint64_t>(i)}));
      granted(library.search("map"));
    }
    granted(drafts.drop(1));
  });
  Library library = open();
  EXPECT_THAT(granted(library.search("map")), SizeIs(programs * each));
  EXPECT_THAT(granted(library.check()), IsEmpty());
  EXPECT_THAT(granted(granted(Drafts::begin(file)).lost()), IsEmpty());
}

TEST_F(LibraryTrouble, ABackupIsAWholeLibraryOfItsOwn) {
  Library library = open();
  const auto added = granted(library.add(full_scenario(), VersionOrigin::Saved));
  granted(library.backup(folder / "backup.sqlite"));
  granted(library.remove(added.entry));
  const Library copy = open_library(folder / "backup.sqlite");
  EXPECT_EQ(granted(copy.scenario(added.version)), full_scenario());
  EXPECT_THAT(granted(copy.check()), IsEmpty());
  EXPECT_THAT(why_not(library.backup(folder / "backup.sqlite")), HasSubstr("exists already"));
  EXPECT_THAT(why_not(library.backup(folder / "none" / "backup.sqlite")), HasSubstr("cannot be written"));
  EXPECT_THAT(names(), Not(Contains(HasSubstr(".tmp"))));
}

}  // namespace
}  // namespace hexwright::test
