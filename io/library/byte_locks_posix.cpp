#include <fcntl.h>
#include <unistd.h>

#include "io/library/byte_locks.h"

namespace hexwright {
namespace {

struct flock lock_of(std::int64_t number) {
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = number;
  lock.l_len = 1;
  return lock;
}

}  // namespace

// The first one: locks keep nobody from writing.
const std::int64_t byte_beside_sqlite = 0;

bool lock_byte(int descriptor, std::int64_t byte) {
  auto wanted = lock_of(byte);
  return fcntl(descriptor, F_OFD_SETLK, &wanted) == 0;
}

std::optional<bool> is_byte_held(int descriptor, std::int64_t byte) {
  auto asked = lock_of(byte);
  if (fcntl(descriptor, F_OFD_GETLK, &asked) != 0) return std::nullopt;
  return asked.l_type != F_UNLCK;
}

}  // namespace hexwright
