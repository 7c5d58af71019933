#include "library/lock.h"

#include <fcntl.h>
#include <unistd.h>

namespace hexwright {
namespace {

namespace fs = std::filesystem;

int open_beside(const fs::path& library) {
  return open((fs::path(library) += "-sessions").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
}

struct flock byte(std::int64_t number) {
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = number;
  lock.l_len = 1;
  return lock;
}

}  // namespace

// Of the open file, not of the process: so threads and libraries within one program exclude each other, too.
std::unique_ptr<SessionLock> SessionLock::take(const fs::path& library, std::int64_t number) {
  const int descriptor = open_beside(library);
  if (descriptor < 0) return nullptr;
  std::unique_ptr<SessionLock> lock(new SessionLock(descriptor));
  auto wanted = byte(number);
  return fcntl(descriptor, F_OFD_SETLK, &wanted) == 0 ? std::move(lock) : nullptr;
}

bool SessionLock::is_held(const fs::path& library, std::int64_t number) {
  const int descriptor = open_beside(library);
  if (descriptor < 0) return false;
  auto asked = byte(number);
  const bool answered = fcntl(descriptor, F_OFD_GETLK, &asked) == 0;
  close(descriptor);
  return answered && asked.l_type != F_UNLCK;
}

SessionLock::~SessionLock() { close(descriptor_); }

}  // namespace hexwright
