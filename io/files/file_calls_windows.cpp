#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <climits>

#include "io/files/file_calls.h"
#include "io/files/system_files.h"
#include "io/files/windows_errors.h"

namespace hexwright {

FileCalls& FileCalls::of_the_system() {
  static FileCalls calls;
  return calls;
}

int FileCalls::open(const wchar_t* path, int flags) { return open_file(path, flags); }
std::ptrdiff_t FileCalls::write(int file, const void* bytes, std::size_t size) {
  return ::_write(file, bytes, static_cast<unsigned>(std::min<std::size_t>(size, INT_MAX)));
}
// A new file has the permissions that its folder gives, as the old one had unless somebody changed them.
int FileCalls::take_over(int /*file*/, const wchar_t* /*old*/) { return 0; }
int FileCalls::fsync(int file) { return ::_commit(file); }
int FileCalls::close(int file) { return ::_close(file); }
int FileCalls::rename(const wchar_t* from, const wchar_t* to) {
  // The runtime's rename() replaces nothing. What watches new files, a virus scanner or an index, has them
  // open for a moment.
  constexpr int most_tries = 20;
  constexpr DWORD pause = 25;
  for (int tries = 1;; ++tries) {
    if (::MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) return 0;
    const DWORD said = ::GetLastError();
    const bool may_pass = said == ERROR_SHARING_VIOLATION || said == ERROR_ACCESS_DENIED;
    if (!may_pass || tries == most_tries) {
      errno = may_pass ? EBUSY : error_number_of(said);
      return -1;
    }
    ::Sleep(pause);
  }
}
int FileCalls::unlink(const wchar_t* path) {
  if (::DeleteFileW(path) != 0) return 0;
  errno = error_number_of(::GetLastError());
  return -1;
}
bool FileCalls::is_running(int process) {
  const HANDLE handle = ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process));
  if (handle == nullptr) return ::GetLastError() == ERROR_ACCESS_DENIED;
  DWORD code = 0;
  const bool runs = ::GetExitCodeProcess(handle, &code) != 0 && code == STILL_ACTIVE;
  ::CloseHandle(handle);
  return runs;
}

}  // namespace hexwright
