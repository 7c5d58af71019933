#include "editor/core/document/scenario_folder.h"

#include <algorithm>
#include <system_error>

#include "editor/core/document/file_format.h"

namespace hexwright {

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
