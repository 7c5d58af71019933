#include "io/files/file_calls.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexwright {

FileCalls& FileCalls::of_the_system() {
  static FileCalls calls;
  return calls;
}

int FileCalls::open(const char* path, int flags) { return ::open(path, flags | O_CLOEXEC, 0666); }
ssize_t FileCalls::write(int file, const void* bytes, std::size_t size) { return ::write(file, bytes, size); }
int FileCalls::fchown(int file, uid_t owner, gid_t group) { return ::fchown(file, owner, group); }
int FileCalls::fchmod(int file, mode_t permissions) { return ::fchmod(file, permissions); }
int FileCalls::fsync(int file) { return ::fsync(file); }
int FileCalls::close(int file) { return ::close(file); }
int FileCalls::rename(const char* from, const char* to) { return ::rename(from, to); }
int FileCalls::unlink(const char* path) { return ::unlink(path); }
bool FileCalls::is_running(pid_t process) { return ::kill(process, 0) == 0 || errno == EPERM; }

}  // namespace hexwright
