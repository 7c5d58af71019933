#include "editor/core/document/settings.h"

namespace hexwright {

void Settings::remember(const std::filesystem::path& file) {
  forget(file);
  recent_files.insert(recent_files.begin(), std::filesystem::absolute(file));
  if (recent_files.size() > most_recent) recent_files.resize(most_recent);
}

void Settings::forget(const std::filesystem::path& file) {
  std::erase(recent_files, std::filesystem::absolute(file));
}

void Settings::remember_command(const std::string& name) {
  std::erase(recent_commands, name);
  recent_commands.insert(recent_commands.begin(), name);
  if (recent_commands.size() > most_recent_commands) recent_commands.resize(most_recent_commands);
}

}  // namespace hexwright
