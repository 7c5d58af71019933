#include "editor/gui/app/paths.h"

#include <utility>

namespace hexwright::gui {

std::filesystem::path chosen_path(const wxDialog& dialog) {
  std::vector<std::filesystem::path> paths = chosen_paths(dialog);
  return paths.empty() ? std::filesystem::path() : std::move(paths.front());
}

}  // namespace hexwright::gui
