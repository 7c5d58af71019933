#include <io.h>
#include <windows.h>

#include "io/library/byte_locks.h"

namespace hexwright {
namespace {

OVERLAPPED at(std::int64_t byte) {
  OVERLAPPED place{};
  place.Offset = static_cast<DWORD>(byte & 0xFFFFFFFF);
  place.OffsetHigh = static_cast<DWORD>(byte >> 32);
  return place;
}

HANDLE handle_of(int descriptor) { return reinterpret_cast<HANDLE>(_get_osfhandle(descriptor)); }

}  // namespace

// Far behind its end: locks keep all others from writing.
const std::int64_t byte_beside_sqlite = std::int64_t{1} << 61;

bool lock_byte(int descriptor, std::int64_t byte) {
  auto place = at(byte);
  constexpr DWORD at_once = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
  return LockFileEx(handle_of(descriptor), at_once, 0, 1, 0, &place) != 0;
}

// Windows has no such question: who gets the lock gives it back.
std::optional<bool> is_byte_held(int descriptor, std::int64_t byte) {
  if (lock_byte(descriptor, byte)) {
    auto place = at(byte);
    UnlockFileEx(handle_of(descriptor), 0, 1, 0, &place);
    return false;
  }
  const DWORD said = GetLastError();
  if (said == ERROR_LOCK_VIOLATION || said == ERROR_IO_PENDING) return true;
  return std::nullopt;
}

}  // namespace hexwright
