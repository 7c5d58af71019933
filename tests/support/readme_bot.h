#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace hexwright {

/// The whole bot that the README of playtests prints.
inline std::string readme_bot() {
  std::stringstream text;
  text << std::ifstream(HEXWRIGHT_SOURCE_DIR "/io/playtest/README.md").rdbuf();
  const std::string readme = text.str(), begin = "```python\n";
  const auto from = readme.find(begin) + begin.size();
  return readme.substr(from, readme.find("```", from) - from);
}

/// As a file in this folder.
inline std::filesystem::path write_readme_bot(const std::filesystem::path& folder) {
  const auto file = folder / "mybot.py";
  std::ofstream(file) << readme_bot();
  return file;
}

}  // namespace hexwright
