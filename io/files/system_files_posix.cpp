#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "io/files/system_files.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

FileFacts facts(int outcome, const struct stat& status) {
  using Kind = FileFacts::Kind;
  if (outcome != 0) return {.fault = errno};
  const Kind kind = S_ISREG(status.st_mode)   ? Kind::File
                    : S_ISDIR(status.st_mode) ? Kind::Folder
                                              : Kind::Device;
  return {kind, 0, static_cast<std::uintmax_t>(status.st_size), status.st_mtime, status.st_uid == geteuid()};
}

}  // namespace

FileFacts facts_of(const fs::path& path) {
  struct stat status {};
  const int outcome = stat(path.c_str(), &status);
  return facts(outcome, status);
}

FileFacts facts_of_entry(const fs::path& path) {
  struct stat status {};
  const int outcome = lstat(path.c_str(), &status);
  return facts(outcome, status);
}

FileFacts facts_of(int file) {
  struct stat status {};
  const int outcome = fstat(file, &status);
  return facts(outcome, status);
}

bool may_be_written(const fs::path& file) { return faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0; }

bool means_full_disk(int fault) { return fault == ENOSPC || fault == EDQUOT; }

void sync_folder(const fs::path& folder, FileCalls& calls) {
  const int opened = calls.open(folder.c_str(), O_RDONLY | O_DIRECTORY);
  if (opened < 0) return;
  calls.fsync(opened);
  calls.close(opened);
}

std::uintmax_t names_of(const fs::path& file) {
  struct stat status {};
  return stat(file.c_str(), &status) == 0 ? status.st_nlink : 0;
}

int open_file(const fs::path& path, int flags) { return open(path.c_str(), flags | O_CLOEXEC, 0666); }

std::ptrdiff_t read_some(int file, void* bytes, std::size_t size) { return read(file, bytes, size); }

bool is_locked_by_others(int file) { return flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK; }
bool sync_contents(int file) { return fdatasync(file) == 0; }
bool cut(int file, std::uintmax_t size) { return ftruncate(file, static_cast<off_t>(size)) == 0; }
bool can_replace_open_files() { return true; }

int make_private_file(const fs::path& path) {
  const int made = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  const int fault = made < 0 || fchmod(made, S_IRUSR | S_IWUSR) != 0 ? errno : 0;
  if (made >= 0) close(made);
  return fault;
}

int this_process() { return getpid(); }

}  // namespace hexwright
