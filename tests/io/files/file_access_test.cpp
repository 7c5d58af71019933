#include "io/files/file_access.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <sys/stat.h>

#include "io/files/problem.h"
#include "tests/support/limited.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class Folder : public testing::Test {
 protected:
  fs::path operator/(const char* name) const { return path_ / name; }

  std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(path_)) found.push_back(entry.path().filename());
    std::sort(found.begin(), found.end());
    return found;
  }

  static std::string contents(const fs::path& path) {
    std::ostringstream all;
    all << std::ifstream(path, std::ios::binary).rdbuf();
    return all.str();
  }
  static void put(const fs::path& path, const std::string& contents) {
    std::ofstream(path, std::ios::binary) << contents;
  }
  /// Empty when it went well.
  static std::string saved(const fs::path& path, std::string_view contents) {
    const auto refused = write_file_atomically(path, contents);
    return refused ? text(refused->why) : "";
  }
  static std::string refused_to_read(const fs::path& path, std::size_t limit = 1000) {
    const auto outcome = read_file(path, limit);
    const auto* refused = outcome.refusal();
    return refused ? text(refused->why) : "";
  }

  const test::TemporaryFolder temporary_;
  const fs::path path_ = temporary_.path();
};

using ReadFile = Folder;
using WriteFile = Folder;
using ObstacleToWriting = Folder;

TEST_F(ReadFile, GivesEveryByte) {
  const std::string bytes("a\0b\r\n\xFF", 6);
  put(*this / "some", bytes);
  EXPECT_EQ(read_file(*this / "some", 6).value(), bytes);
}

TEST_F(ReadFile, RefusesWhatIsLargerThanTheLimit) {
  put(*this / "large", "1234567");
  EXPECT_EQ(refused_to_read(*this / "large", 6),
            (*this / "large").string() + " is too large: 6 bytes at most can be read");
}

TEST_F(ReadFile, KeepsTheLimitForFilesThatTellNoSize) {
  EXPECT_THAT(refused_to_read("/dev/zero", 100'000), HasSubstr("is too large"));
}

TEST_F(ReadFile, SaysThatAFileIsMissing) {
  EXPECT_EQ(refused_to_read(*this / "none"), "there is no file " + (*this / "none").string());
}

TEST_F(ReadFile, SaysThatAFolderIsNoFile) {
  EXPECT_EQ(refused_to_read(path_), path_.string() + " is a folder; expected a file");
}

TEST_F(ReadFile, SaysThatItMayNotRead) {
  put(*this / "secret", "x");
  fs::permissions(*this / "secret", fs::perms::none);
  fs::permissions(path_, fs::perms::owner_all | fs::perms::others_exec);
  const AsNobody none;
  EXPECT_THAT(refused_to_read(*this / "secret"), HasSubstr("may not be read"));
}

TEST_F(WriteFile, MakesANewFileThatOthersMayReadAsTheUserHasSet) {
  const auto old = umask(022);
  EXPECT_EQ(saved(*this / "map.xml", "new"), "");
  umask(old);
  EXPECT_EQ(contents(*this / "map.xml"), "new");
  EXPECT_EQ(fs::status(*this / "map.xml").permissions(), fs::perms(0644));
  EXPECT_THAT(names(), ElementsAre("map.xml"));
}

TEST_F(WriteFile, ReplacesContentsAndKeepsPermissions) {
  put(*this / "map.xml", "old and longer");
  fs::permissions(*this / "map.xml", fs::perms(0640));
  EXPECT_EQ(saved(*this / "map.xml", "new"), "");
  EXPECT_EQ(contents(*this / "map.xml"), "new");
  EXPECT_EQ(fs::status(*this / "map.xml").permissions(), fs::perms(0640));
}

TEST_F(WriteFile, WorksOnANameWithoutAFolder) {
  const auto before = fs::current_path();
  fs::current_path(path_);
  EXPECT_EQ(saved("map.xml", "new"), "");
  fs::current_path(before);
  EXPECT_EQ(contents(*this / "map.xml"), "new");
}

TEST_F(WriteFile, NeverWritesIntoTheOldFile) {
  put(*this / "map.xml", "old");
  fs::create_hard_link(*this / "map.xml", *this / "backup");
  EXPECT_EQ(saved(*this / "map.xml", "new"), "");
  EXPECT_EQ(contents(*this / "backup"), "old");
}

TEST_F(WriteFile, FollowsASymbolicLinkAndLeavesItOne) {
  fs::create_directory(*this / "maps");
  put(*this / "maps/real.xml", "old");
  fs::create_symlink("maps/real.xml", *this / "link.xml");
  EXPECT_EQ(saved(*this / "link.xml", "new"), "");
  EXPECT_TRUE(fs::is_symlink(*this / "link.xml"));
  EXPECT_EQ(contents(*this / "maps/real.xml"), "new");
}

TEST_F(WriteFile, MakesTheFileThatALinkPromises) {
  fs::create_symlink("real.xml", *this / "link.xml");
  EXPECT_EQ(saved(*this / "link.xml", "new"), "");
  EXPECT_TRUE(fs::is_symlink(*this / "link.xml"));
  EXPECT_EQ(contents(*this / "real.xml"), "new");
}

TEST_F(WriteFile, RefusesLinksThatLeadInACircle) {
  fs::create_symlink("b", *this / "a");
  fs::create_symlink("a", *this / "b");
  EXPECT_THAT(saved(*this / "a", "new"), HasSubstr("symbolic links without end"));
}

TEST_F(WriteFile, SaysThatTheFolderIsMissing) {
  EXPECT_EQ(saved(*this / "none/map.xml", "new"),
            (*this / "none/map.xml").string() + " cannot be saved: there is no such folder");
}

TEST_F(WriteFile, SaysThatAFolderIsNoFile) {
  EXPECT_EQ(saved(path_, "new"), path_.string() + " is a folder; expected a file");
}

TEST_F(WriteFile, LeavesTheOldFileInAFolderThatMayNotBeWrittenTo) {
  put(*this / "map.xml", "old");
  fs::permissions(*this / "map.xml", fs::perms(0666));
  fs::permissions(path_, fs::perms(0555));
  {
    const AsNobody none;
    EXPECT_THAT(saved(*this / "map.xml", "new"), HasSubstr("this folder may not be written to"));
  }
  EXPECT_EQ(contents(*this / "map.xml"), "old");
}

TEST_F(WriteFile, RespectsAReadOnlyFile) {
  put(*this / "map.xml", "old");
  fs::permissions(*this / "map.xml", fs::perms(0444));
  fs::permissions(path_, fs::perms(0777));
  const AsNobody none;
  EXPECT_THAT(saved(*this / "map.xml", "new"), HasSubstr("is read-only; save under another name"));
  EXPECT_EQ(contents(*this / "map.xml"), "old");
}

TEST_F(WriteFile, LeavesTheOldFileAndNothingElseWhenThereIsNoRoom) {
  put(*this / "map.xml", "old");
  const FilesNoLargerThan limit(100'000);
  EXPECT_THAT(saved(*this / "map.xml", std::string(200'000, 'x')), HasSubstr("cannot be saved"));
  EXPECT_EQ(contents(*this / "map.xml"), "old");
  EXPECT_THAT(names(), ElementsAre("map.xml"));
}

TEST_F(WriteFile, SaysThatTheDiskIsFullAndLeavesDevicesWhatTheyAre) {
  EXPECT_EQ(saved("/dev/full", "new"), "/dev/full cannot be saved: the disk is full");
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(ObstacleToWriting, IsWhatASaveFailsAt) {
  put(*this / "locked.xml", "old");
  fs::permissions(*this / "locked.xml", fs::perms(0444));
  fs::create_directory(*this / "shut");
  fs::permissions(*this / "shut", fs::perms(0555));
  fs::permissions(path_, fs::perms(0777));
  const AsNobody none;
  for (const fs::path& path : {*this / "none/map.xml", path_, *this / "locked.xml", *this / "shut/map.xml"}) {
    const auto obstacle = obstacle_to_writing(path);
    ASSERT_TRUE(obstacle) << path;
    EXPECT_EQ(text(obstacle->why), saved(path, "new"));
  }
}

TEST_F(ObstacleToWriting, IsNoneWhereASaveGoesWellAndNothingIsChangedByAsking) {
  put(*this / "map.xml", "old");
  fs::create_symlink("map.xml", *this / "link.xml");
  for (const char* name : {"map.xml", "link.xml", "new.xml"})
    EXPECT_FALSE(obstacle_to_writing(*this / name)) << name;
  EXPECT_FALSE(obstacle_to_writing("/dev/null"));
  EXPECT_EQ(contents(*this / "map.xml"), "old");
  EXPECT_THAT(names(), ElementsAre("link.xml", "map.xml"));
}

TEST(LineStarts, TellLinesAndColumnsFromOne) {
  const LineStarts lines("ab\n\ncd");
  EXPECT_EQ(lines.position(0), (TextPosition{1, 1}));
  EXPECT_EQ(lines.position(2), (TextPosition{1, 3}));
  EXPECT_EQ(lines.position(3), (TextPosition{2, 1}));
  EXPECT_EQ(lines.position(5), (TextPosition{3, 2}));
  EXPECT_EQ(LineStarts("").position(0), (TextPosition{1, 1}));
}

}  // namespace
}  // namespace hexwright
