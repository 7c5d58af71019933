#include "editor/core/document/folders.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include "editor/core/document/file_format.h"

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

namespace fs = std::filesystem;

Outcome<std::vector<fs::path>> scenarios_in(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code failed;
  for (fs::recursive_directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    std::error_code ignored;
    if (scenario_format_of(entry->path()) && entry->is_regular_file(ignored)) found.push_back(entry->path());
  }
  if (failed) return refuse(N_("{0} cannot be searched: {1}"), {folder.string(), failed.message()});
  if (found.empty())
    return refuse(N_("there are no files in {0} that end in one of these: {1}"),
                  {folder.string(), endings_of(scenario_formats())});
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace hexwright
