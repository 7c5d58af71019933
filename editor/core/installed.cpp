#include "core/installed.h"

#include <cstdlib>
#include <system_error>

namespace hexwright {

namespace fs = std::filesystem;

fs::path installed_share() {
  std::error_code failed;
  const fs::path program = fs::read_symlink("/proc/self/exe", failed);
  return failed ? fs::path() : program.parent_path().parent_path() / "share";
}

fs::path translations_folder() {
  const char* chosen = std::getenv("HEXWRIGHT_TRANSLATIONS");
  return chosen && *chosen ? fs::path(chosen) : installed_share() / "locale";
}

}  // namespace hexwright
