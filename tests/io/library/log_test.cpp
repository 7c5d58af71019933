#include "tests/support/library_folder.h"
#include "tests/support/library_reader.h"
#include "tests/support/sample_scenarios.h"

// Another program reads what was before: what is written meanwhile stays in the log beside the library.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class LibraryLog : public LibraryFolder {
 protected:
  static void add(Library& library, const std::string& title) {
    granted(library.add(titled(title), VersionOrigin::Saved));
  }
  static std::size_t entries(const Library& library) { return granted(library.search()).size(); }
  /// The library as it is where its log is lost now: the file, and our note.
  fs::path without_log() const {
    const fs::path copy = folder / "without-log.sqlite";
    fs::copy_file(file, copy);
    fs::copy_file(file.string() + "-log", copy.string() + "-log");
    return copy;
  }
  fs::path file_alone() const {
    const fs::path copy = folder / "alone.sqlite";
    fs::copy_file(file, copy);
    return copy;
  }
};

TEST_F(LibraryLog, IsInABackupThatIsMadeWhileAnotherProgramReads) {
  Library library = open();
  add(library, "One");
  const LibraryReader reader(file);
  add(library, "Two");
  granted(library.backup(folder / "backup.sqlite"));
  const Library backup = open_library(folder / "backup.sqlite");
  EXPECT_EQ(entries(backup), 2U);
  EXPECT_THAT(granted(backup.check()), IsEmpty());
}

TEST_F(LibraryLog, IsTakenInOnceTheOtherProgramHasRead) {
  Library library = open();
  add(library, "One");
  LibraryReader reader(file);
  add(library, "Two");
  ASSERT_TRUE(library.still_in_log());
  EXPECT_THAT(text(*library.still_in_log()), HasSubstr("copy or move both together, or make a backup"));
  EXPECT_FALSE(library.take_in_log());
  reader.end();
  EXPECT_EQ(entries(library), 2U);  // whatever is asked
  EXPECT_FALSE(library.still_in_log());
  EXPECT_EQ(entries(open_library(file_alone())), 2U);
}

TEST_F(LibraryLog, OutlivesTheProgramThatWroteIt) {
  std::optional<Library> library = open();
  add(*library, "One");
  LibraryReader reader(file);
  add(*library, "Two");
  library.reset();
  EXPECT_EQ(entries(open()), 2U);
  EXPECT_FALSE(open().missing());
  reader.end();
  Library later = open();
  EXPECT_TRUE(later.take_in_log());
  EXPECT_EQ(entries(open_library(file_alone())), 2U);
}

TEST_F(LibraryLog, IsTakenInWhenItsProgramEndsAndTheOtherReadsAMomentLonger) {
  std::optional<Library> library = open();
  add(*library, "One");
  LibraryReader reader(file);
  add(*library, "Two");
  reader.end();
  library.reset();  // the other program has the library open, so that SQLite itself does nothing
  EXPECT_EQ(entries(open_library(file_alone())), 2U);
}

TEST_F(LibraryLog, ThatIsLostIsMissedInWords) {
  Library library = open();
  add(library, "One");
  const LibraryReader reader(file);
  add(library, "Two");
  add(library, "Three");
  const fs::path lacking = without_log();
  const Library left = open_library(lacking);
  ASSERT_EQ(entries(left), 1U);
  ASSERT_TRUE(left.missing());
  EXPECT_THAT(text(*left.missing()), HasSubstr("lacks what was saved last (2 of its versions)"));
  EXPECT_THAT(granted(left.check()), SizeIs(1));
  const OpenedLibrary opened = open_or_set_aside(lacking);
  ASSERT_TRUE(opened.notice);
  EXPECT_THAT(text(*opened.notice), HasSubstr("lacks what was saved last"));
  EXPECT_TRUE(opened.has_losses);
}

TEST_F(LibraryLog, IsNotMissedAnyMoreOnceOneGoesOnWithoutIt) {
  Library library = open();
  const LibraryReader reader(file);
  add(library, "One");
  const fs::path lacking = without_log();
  {
    Library left = open_library(lacking);
    ASSERT_TRUE(left.missing());
    add(left, "Again");
  }
  EXPECT_FALSE(open_library(lacking).missing());
}

TEST_F(LibraryLog, IsNotMissedInANewLibraryOfTheSameName) {
  Library library = open();
  const LibraryReader reader(file);
  add(library, "One");
  const fs::path name = without_log();
  fs::remove(name);
  EXPECT_FALSE(open_library(name).missing());
}

}  // namespace
}  // namespace hexwright::test
