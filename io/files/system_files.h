#pragma once

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>

#include "io/files/file_calls.h"

namespace hexwright {

// What systems do differently with files: system_files_posix.cpp and system_files_windows.cpp. Error numbers
// are those of <cerrno> everywhere.

struct FileFacts {
  enum class Kind : std::uint8_t { None, File, Folder, Device };
  Kind kind = Kind::None;
  int fault = 0;  ///< the error number that says why it is none
  std::uintmax_t size = 0;
  std::time_t written = 0;
  bool is_ours = false;  ///< of the user who runs this program
};
/// Of what a path leads to, of the entry of that name itself, of an open file.
FileFacts facts_of(const std::filesystem::path& path);
FileFacts facts_of_entry(const std::filesystem::path& path);
FileFacts facts_of(int file);

/// By this program, as far as permissions tell.
bool may_be_written(const std::filesystem::path& file);
/// The disk is full, or the user's part of it.
bool means_full_disk(int fault);
/// Has the entries of a folder on the disk when it returns, where the system can do that.
void sync_folder(const std::filesystem::path& folder, FileCalls& calls);
/// How many names a file has; 0 when that cannot be known.
std::uintmax_t names_of(const std::filesystem::path& file);

/// Opens a file, not for programs that this one starts: -1 and `errno` on failure. Others may rename and
/// remove it while it is open.
int open_file(const std::filesystem::path& path, int flags);
/// Reads from an open file, as `read`.
std::ptrdiff_t read_some(int file, void* bytes, std::size_t size);
/// Locks an open file as long as it is open, unless somebody else has done so: then true. False also where
/// files cannot be locked.
bool is_locked_by_others(int file);
/// Has what was written to a file on the disk, and how long the file is.
bool sync_contents(int file);
/// Takes away the end of a file.
bool cut(int file, std::uintmax_t size);
/// Whether a file can be replaced that a program has open, also this one.
bool can_replace_open_files();
/// Makes an empty file, unless there is one, that nobody but its owner may read, not for a moment. The error
/// number; 0 on success.
int make_private_file(const std::filesystem::path& path);

/// The number of this process.
int this_process();

}  // namespace hexwright
