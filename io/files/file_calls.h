#pragma once

#include <cstddef>
#include <sys/types.h>

namespace hexwright {

/// What a save asks of the system: the calls of these names. Here they can be made to fail, or be recorded,
/// so that tests know what a full disk or a power cut would leave.
class FileCalls {
 public:
  static FileCalls& of_the_system();

  FileCalls() = default;
  FileCalls(const FileCalls&) = delete;
  FileCalls& operator=(const FileCalls&) = delete;
  virtual ~FileCalls() = default;

  virtual int open(const char* path, int flags);  ///< new files as the user has set (umask)
  virtual ssize_t write(int file, const void* bytes, std::size_t size);
  virtual int fchown(int file, uid_t owner, gid_t group);
  virtual int fchmod(int file, mode_t permissions);
  virtual int fsync(int file);
  virtual int close(int file);
  virtual int rename(const char* from, const char* to);
  virtual int unlink(const char* path);
  /// On this machine, whoever's it is.
  virtual bool is_running(pid_t process);
};

}  // namespace hexwright
