#include <cstdlib>
#include <system_error>

#include "io/files/places.h"

namespace hexwright {

namespace fs = std::filesystem;

std::optional<fs::path> folder_for_data() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return fs::path(value ? value : "");
  };
  // The XDG base directory specification has relative paths ignored.
  if (fs::path data = variable("XDG_DATA_HOME"); data.is_absolute()) return data;
  const fs::path home = variable("HOME");
  return home.empty() ? std::nullopt : std::optional(home / ".local" / "share");
}

fs::path this_program() {
  std::error_code failed;
  fs::path program = fs::read_symlink("/proc/self/exe", failed);
  return failed ? fs::path() : program;
}

fs::path installed_share() {
  const fs::path program = this_program();
  return program.empty() ? fs::path() : program.parent_path().parent_path() / "share";
}

}  // namespace hexwright
