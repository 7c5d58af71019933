#pragma once

#include <cstddef>
#include <filesystem>

namespace hexwright {

/// Of a path as the system takes it.
using PathLetter = std::filesystem::path::value_type;

/// What a save asks of the system. Here the calls can be made to fail, or be recorded, so that tests know
/// what a full disk or a power cut would leave. All but `is_running` return -1 and set `errno` when they
/// fail.
class FileCalls {
 public:
  static FileCalls& of_the_system();

  FileCalls() = default;
  FileCalls(const FileCalls&) = delete;
  FileCalls& operator=(const FileCalls&) = delete;
  virtual ~FileCalls() = default;

  /// Not for programs that this one starts; new files as the user has set (umask).
  virtual int open(const PathLetter* path, int flags);
  virtual std::ptrdiff_t write(int file, const void* bytes, std::size_t size);
  /// Gives the file the owner and the permissions of the one that it is to replace, as far as that can be
  /// done.
  virtual int take_over(int file, const PathLetter* old);
  virtual int fsync(int file);
  virtual int close(int file);
  /// Replaces what has that name.
  virtual int rename(const PathLetter* from, const PathLetter* to);
  virtual int unlink(const PathLetter* path);
  /// On this machine, whoever's it is.
  virtual bool is_running(int process);
};

}  // namespace hexwright
