#include "io/library/lock.h"

#include <fcntl.h>

#include "io/files/system_files.h"
#include "io/library/byte_locks.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

int open_beside(const fs::path& library) {
  return open_file(fs::path(library) += "-sessions", O_RDWR | O_CREAT);
}

}  // namespace

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
  FileCalls::of_the_system().close(descriptor);
  return held;
}

SessionLock::~SessionLock() { FileCalls::of_the_system().close(descriptor_); }

}  // namespace hexwright
