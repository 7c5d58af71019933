#include "io/library/lock.h"

#include <fcntl.h>
#include <unistd.h>

namespace hexwright {
namespace {

namespace fs = std::filesystem;

int open_beside(const fs::path& library) {
  return open((fs::path(library) += "-sessions").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
}

struct flock lock_of(std::int64_t number) {
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = number;
  lock.l_len = 1;
  return lock;
}

}  // namespace

bool lock_byte(int descriptor, std::int64_t byte) {
  auto wanted = lock_of(byte);
  return fcntl(descriptor, F_OFD_SETLK, &wanted) == 0;
}

std::optional<bool> is_byte_held(int descriptor, std::int64_t byte) {
  auto asked = lock_of(byte);
  if (fcntl(descriptor, F_OFD_GETLK, &asked) != 0) return std::nullopt;
  return asked.l_type != F_UNLCK;
}

std::unique_ptr<SessionLock> SessionLock::take(const fs::path& library, std::int64_t number) {
  const int descriptor = open_beside(library);
  if (descriptor < 0) return nullptr;
  std::unique_ptr<SessionLock> lock(new SessionLock(descriptor));
  return lock_byte(descriptor, number) ? std::move(lock) : nullptr;
}

bool SessionLock::is_held(const fs::path& library, std::int64_t number) {
  const int descriptor = open_beside(library);
  if (descriptor < 0) return false;
  const bool held = is_byte_held(descriptor, number).value_or(false);
  close(descriptor);
  return held;
}

SessionLock::~SessionLock() { close(descriptor_); }

}  // namespace hexwright
