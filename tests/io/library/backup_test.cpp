#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "tests/support/library_folder.h"
#include "tests/support/outside.h"

// Backups that are killed halfway, and what the next one makes of them.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class LibraryBackup : public LibraryFolder {
 protected:
  LibraryBackup() { fs::create_directory(backups); }
  void fill() const {
    Library library = open();
    granted(library.together([&]() -> std::optional<Refusal> {
      Scenario scenario;
      for (int number = 0; number < 400; ++number) {
        scenario.details.title = "Map " + std::to_string(number);
        scenario.details.description = std::string(20'000, static_cast<char>('a' + number % 26));
        granted(library.add(scenario, VersionOrigin::Imported));
      }
      return {};
    }));
  }
  std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(backups)) found.push_back(entry.path().filename());
    return found;
  }

  const fs::path backups = folder / "backups";
};

TEST_F(LibraryBackup, OfWhateverNameRemovesWhatKilledOnesLeft) {
  HEXWRIGHT_FORKS();
  using namespace std::chrono_literals;
  fill();
  int killed = 0;
  for (auto life = 1ms; killed < 3 && life < 2s; life += life / 2 + 1ms) {
    const pid_t child = fork();
    if (child == 0) {
      granted(open().backup(backups / "killed.sqlite"));
      _exit(0);
    }
    while (names().empty() && waitpid(child, nullptr, WNOHANG) == 0) std::this_thread::sleep_for(100us);
    std::this_thread::sleep_for(life);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    if (fs::exists(backups / "killed.sqlite")) break;
    ++killed;
    EXPECT_FALSE(names().empty());
  }
  fs::remove(backups / "killed.sqlite");
  ASSERT_GE(killed, 1);
  granted(open().backup(backups / "another.sqlite"));
  EXPECT_THAT(names(), ElementsAre("another.sqlite"));
  EXPECT_THAT(granted(open_library(backups / "another.sqlite").check()), IsEmpty());
}

TEST_F(LibraryBackup, RemovesWhatSQLiteLaidDownBesideAKilledOne) {
  for (const char* ending : {"", "-journal", "-wal", "-shm"})
    std::ofstream(backups / (std::string(".hexwright-backup-1-1.tmp") + ending)) << "half";
  // Of one that was killed while it took itself away.
  std::ofstream(backups / ".hexwright-backup-2-1.tmp-journal") << "half";
  std::ofstream(backups / "mine.tmp") << "kept";
  granted(open().backup(backups / "copy.sqlite"));
  EXPECT_THAT(names(), testing::UnorderedElementsAre("copy.sqlite", "mine.tmp"));
}

TEST_F(LibraryBackup, LeavesOnesThatStillGrow) {
  const fs::path growing = backups / ".hexwright-backup-1-1.tmp";
  const int other = ::open(growing.c_str(), O_RDWR | O_CREAT, 0666);
  ASSERT_GE(other, 0);
  struct flock first_byte {};
  first_byte.l_type = F_WRLCK;
  first_byte.l_whence = SEEK_SET;
  first_byte.l_len = 1;
  ASSERT_EQ(fcntl(other, F_OFD_SETLK, &first_byte), 0);
  granted(open().backup(backups / "copy.sqlite"));
  EXPECT_TRUE(fs::exists(growing));
  close(other);
  granted(open().backup(backups / "next.sqlite"));
  EXPECT_FALSE(fs::exists(growing));
}

}  // namespace
}  // namespace hexwright::test
