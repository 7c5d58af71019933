#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sched.h>
#include <sstream>
#include <sys/mount.h>
#include <sys/wait.h>

#include "io/files/file_access.h"
#include "tests/support/limited.h"
#include "tests/support/outside.h"
#include "tests/support/temporary_folder.h"

// A disk that is really full: a tiny file system in memory, where this system lets one be mounted, else a
// limit on the size of files.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t disk_size = 128U << 10U;

std::string contents_of(const fs::path& file) {
  std::ostringstream all;
  all << std::ifstream(file, std::ios::binary).rdbuf();
  return all.str();
}

/// In a child of its own, so that nobody else sees it.
bool mount_tiny_disk(const fs::path& at) {
  const bool own_view = unshare(CLONE_NEWNS) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
  if (!own_view) return false;
  mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
  return mount("tmpfs", at.c_str(), "tmpfs", 0, "size=128k") == 0;
}

/// What is wrong; empty when all is well.
std::string save_twice(const fs::path& folder) {
  const fs::path file = folder / "map.xml";
  const std::string small = "a small map", large(2 * disk_size, 'x');
  if (write_file_atomically(file, small)) return "a small map does not fit";
  const auto refused = write_file_atomically(file, large);
  if (!refused) return "twice as much as the disk holds was saved";
  const std::string why = text(refused->why);
  if (why.find("the disk is full") == std::string::npos && why.find("may not grow") == std::string::npos)
    return "it said: " + why;
  if (contents_of(file) != small) return "the old map is gone";
  if (std::distance(fs::directory_iterator(folder), fs::directory_iterator()) != 1)
    return "something is left over";
  if (write_file_atomically(file, small + "!")) return "there is no room afterwards";
  return "";
}

TEST(FullDisk, IsToldAndLeavesTheOldFile) {
  HEXWRIGHT_FORKS();
  const TemporaryFolder temporary;
  const fs::path& folder = temporary.path();
  const pid_t child = fork();
  if (child == 0) {
    const bool real = mount_tiny_disk(folder);
    std::cout << (real ? "on a disk of 128 KiB\n" : "with files of at most 128 KiB\n");
    std::string wrong;
    if (real) {
      wrong = save_twice(folder);
    } else {
      const FilesNoLargerThan limit(disk_size);
      wrong = save_twice(folder);
    }
    std::cout << wrong << std::endl;
    _exit(wrong.empty() ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace hexwright::test
