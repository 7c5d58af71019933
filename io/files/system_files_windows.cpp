#include <cerrno>
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>

#include "io/files/system_files.h"
#include "io/files/windows_errors.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using Kind = FileFacts::Kind;

std::time_t seconds_of(const FILETIME& time) {
  constexpr std::int64_t ticks = 10'000'000, since_1601 = 11'644'473'600;
  const auto all = static_cast<std::int64_t>(time.dwHighDateTime) << 32 | time.dwLowDateTime;
  return all / ticks - since_1601;
}

/// Names such as CON and NUL lead to devices in every folder.
bool is_device(HANDLE file) { return GetFileType(file) != FILE_TYPE_DISK; }

FileFacts facts_of_handle(HANDLE file) {
  if (is_device(file)) return {.kind = Kind::Device};
  BY_HANDLE_FILE_INFORMATION found{};
  if (GetFileInformationByHandle(file, &found) == 0) return {.fault = error_number_of(GetLastError())};
  const bool is_folder = (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
  const auto size = static_cast<std::uintmax_t>(found.nFileSizeHigh) << 32U | found.nFileSizeLow;
  // Whose it is, is left to the permissions: they do not let others rename or remove it.
  return {is_folder ? Kind::Folder : Kind::File, 0, size, seconds_of(found.ftLastWriteTime), true};
}

constexpr DWORD all_may = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

FileFacts facts_through(const fs::path& path, DWORD more) {
  const HANDLE file = CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, all_may, nullptr, OPEN_EXISTING,
                                  FILE_FLAG_BACKUP_SEMANTICS | more, nullptr);
  if (file == INVALID_HANDLE_VALUE) return {.fault = error_number_of(GetLastError())};
  const FileFacts facts = facts_of_handle(file);
  CloseHandle(file);
  return facts;
}

HANDLE handle_of(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

DWORD access_for(int flags) {
  if ((flags & _O_APPEND) != 0) return GENERIC_READ | GENERIC_WRITE;
  if ((flags & _O_RDWR) != 0) return GENERIC_READ | GENERIC_WRITE;
  return (flags & _O_WRONLY) != 0 ? GENERIC_WRITE : GENERIC_READ;
}

DWORD way_for(int flags) {
  if ((flags & _O_CREAT) == 0) return OPEN_EXISTING;
  return (flags & _O_EXCL) != 0 ? CREATE_NEW : OPEN_ALWAYS;
}

}  // namespace

int error_number_of(unsigned long said) {
  constexpr DWORD disk_quota_exceeded = 1295;  // MinGW's headers lack it
  switch (said) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_NET_NAME:
    case ERROR_INVALID_DRIVE:
      return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_NETWORK_ACCESS_DENIED:
      return EACCES;
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_DELETE_PENDING:
      return EBUSY;
    case ERROR_WRITE_PROTECT:
      return EROFS;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
    case disk_quota_exceeded:
      return ENOSPC;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
      return EEXIST;
    case ERROR_FILENAME_EXCED_RANGE:
      return ENAMETOOLONG;
    case ERROR_TOO_MANY_OPEN_FILES:
      return EMFILE;
    default:
      return EIO;
  }
}

FileFacts facts_of(const fs::path& path) { return facts_through(path, 0); }
FileFacts facts_of_entry(const fs::path& path) { return facts_through(path, FILE_FLAG_OPEN_REPARSE_POINT); }
FileFacts facts_of(int file) { return facts_of_handle(handle_of(file)); }

bool may_be_written(const fs::path& file) {
  const DWORD attributes = GetFileAttributesW(file.c_str());
  return attributes == INVALID_FILE_ATTRIBUTES || (attributes & FILE_ATTRIBUTE_READONLY) == 0;
}

bool means_full_disk(int fault) { return fault == ENOSPC; }

// A rename writes through.
void sync_folder(const fs::path& /*folder*/, FileCalls& /*calls*/) {}

std::uintmax_t names_of(const fs::path& path) {
  const HANDLE file =
      CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, all_may, nullptr, OPEN_EXISTING, 0, nullptr);
  if (file == INVALID_HANDLE_VALUE) return 0;
  BY_HANDLE_FILE_INFORMATION found{};
  const bool known = GetFileInformationByHandle(file, &found) != 0;
  CloseHandle(file);
  return known ? found.nNumberOfLinks : 0;
}

int open_file(const fs::path& path, int flags) {
  const HANDLE file = CreateFileW(path.c_str(), access_for(flags), all_may, nullptr, way_for(flags),
                                  FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) {
    const DWORD said = GetLastError();
    const DWORD attributes = GetFileAttributesW(path.c_str());
    const bool is_folder =
        attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    errno = said == ERROR_ACCESS_DENIED && is_folder ? EISDIR : error_number_of(said);
    return -1;
  }
  return _open_osfhandle(reinterpret_cast<intptr_t>(file), flags | _O_BINARY | _O_NOINHERIT);
}

std::ptrdiff_t read_some(int file, void* bytes, std::size_t size) {
  return _read(file, bytes, static_cast<unsigned>(size));
}

bool is_locked_by_others(int file) {
  OVERLAPPED far_behind{};  // locks keep others from reading, too
  far_behind.OffsetHigh = 1U << 30U;
  constexpr DWORD at_once = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
  if (LockFileEx(handle_of(file), at_once, 0, 1, 0, &far_behind) != 0) return false;
  const DWORD said = GetLastError();
  return said == ERROR_LOCK_VIOLATION || said == ERROR_IO_PENDING;
}

bool sync_contents(int file) { return _commit(file) == 0; }
bool cut(int file, std::uintmax_t size) {
  FILE_END_OF_FILE_INFO end{};
  end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
  return SetFileInformationByHandle(handle_of(file), FileEndOfFileInfo, &end, sizeof end) != 0;
}
bool can_replace_open_files() { return false; }

// What lies in a user's own folders others may not read.
int make_private_file(const fs::path& path) {
  const int made = open_file(path, _O_WRONLY | _O_CREAT);
  const int fault = made < 0 ? errno : 0;
  if (made >= 0) _close(made);
  return fault;
}

int this_process() { return static_cast<int>(GetCurrentProcessId()); }

}  // namespace hexwright
