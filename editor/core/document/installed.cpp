#include "editor/core/document/installed.h"

#include <cstdlib>
#include <system_error>

namespace hexwright {

namespace fs = std::filesystem;

namespace {

fs::path named_by(const char* variable, const fs::path& otherwise) {
  const char* chosen = std::getenv(variable);
  return chosen && *chosen ? fs::path(chosen) : otherwise;
}

}  // namespace

fs::path installed_share() {
  std::error_code failed;
  const fs::path program = fs::read_symlink("/proc/self/exe", failed);
  return failed ? fs::path() : program.parent_path().parent_path() / "share";
}

fs::path translations_folder() { return named_by("HEXWRIGHT_TRANSLATIONS", installed_share() / "locale"); }

fs::path guide_folder() { return named_by("HEXWRIGHT_GUIDE", installed_share() / "hexwright" / "guide"); }

}  // namespace hexwright
