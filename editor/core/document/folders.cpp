#include "editor/core/document/folders.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <system_error>

#include "editor/core/document/file_format.h"
#include "io/files/places.h"
#include "io/json/board_json.h"

namespace hexwright {

namespace fs = std::filesystem;

namespace {

fs::path named_by(const char* variable, const fs::path& otherwise) {
  const char* chosen = std::getenv(variable);
  return chosen && *chosen ? fs::path(chosen) : otherwise;
}

}  // namespace

fs::path translations_folder() { return named_by("HEXWRIGHT_TRANSLATIONS", installed_share() / "locale"); }

fs::path guide_folder() { return named_by("HEXWRIGHT_GUIDE", installed_share() / "hexwright" / "guide"); }

namespace fs = std::filesystem;

namespace {

/// JSON in a folder may be anything: only that which says that it is a board is meant.
bool may_be_scenario(const fs::path& file) {
  const auto format = scenario_format_of(file);
  if (format != FileFormat::Json) return format.has_value();
  std::string head(4000, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(stream.gcount()));
  return is_board_json(head);
}

}  // namespace

Outcome<std::vector<fs::path>> scenarios_in(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code failed;
  for (fs::recursive_directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    std::error_code ignored;
    if (entry->is_regular_file(ignored) && may_be_scenario(entry->path())) found.push_back(entry->path());
  }
  if (failed) return refuse(N_("{0} cannot be searched: {1}"), {folder.string(), failed.message()});
  if (found.empty())
    return refuse(N_("there are no files in {0} that end in one of these: {1}"),
                  {folder.string(), endings_of(scenario_formats())});
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace hexwright
