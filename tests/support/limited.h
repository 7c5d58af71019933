#pragma once

#include <csignal>
#include <cstdlib>
#include <sys/resource.h>
#include <unistd.h>

namespace hexwright {

/// Without the powers of root, if the tests have them.
class AsNobody {
 public:
  AsNobody() {
    if (was_root_ && seteuid(65534) != 0) std::abort();
  }
  ~AsNobody() {
    if (was_root_ && seteuid(0) != 0) std::abort();
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;

 private:
  bool was_root_ = geteuid() == 0;
};

/// While it lives, no file of this process may grow beyond `bytes`: how a full disk looks to a writer.
class FilesNoLargerThan {
 public:
  explicit FilesNoLargerThan(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &old_);
    old_handler_ = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{bytes, old_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FilesNoLargerThan() {
    setrlimit(RLIMIT_FSIZE, &old_);
    std::signal(SIGXFSZ, old_handler_);
  }
  FilesNoLargerThan(const FilesNoLargerThan&) = delete;
  FilesNoLargerThan& operator=(const FilesNoLargerThan&) = delete;

 private:
  rlimit old_{};
  void (*old_handler_)(int) = nullptr;
};

}  // namespace hexwright
