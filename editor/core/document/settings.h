#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/document/file_format.h"
#include "editor/core/editing/hand.h"
#include "io/render/render.h"

namespace hexwright {

/// What the editor remembers from one run to the next; the window keeps it on disk.
struct Settings {
  static constexpr std::size_t most_recent = 10, most_recent_commands = 8;

  /// Newest first, absolute.
  std::vector<std::filesystem::path> recent_files;
  /// Names of commands that were run from the list of all commands, the newest first.
  std::vector<std::string> recent_commands;
  DrawOptions draw{.ghosts = true};
  bool overview = true;  ///< of a map that is larger than its window
  std::optional<ExportChoice> last_export;
  Shape shape = Shape::Brush1;
  std::string language;     ///< of the windows, "de"; empty: that of the system
  bool welcome = true;      ///< a start without a file shows the ways to begin
  bool only_empty = false;  ///< of this run only: a surprise in the next

  void remember(const std::filesystem::path& file);
  void forget(const std::filesystem::path& file);
  void remember_command(const std::string& name);
};

}  // namespace hexwright
