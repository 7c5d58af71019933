#include "tests/io/pioneers/shipped_maps.h"

#include <filesystem>
#include <fstream>
#include <glib.h>
#include <memory>
#include <sstream>
#include <stdexcept>

namespace hexwright::test {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::map<std::string, std::string> read_maps() {
  std::map<std::string, std::string> maps;
  const std::filesystem::path folder = HEXWRIGHT_PIONEERS_MAPS;
  if (std::filesystem::is_directory(folder))
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      if (entry.path().extension() == ".game")
        maps[entry.path().filename().string()] = contents(entry.path());
  return maps;
}

}  // namespace

const std::map<std::string, std::string>& shipped_maps() {
  static const auto maps = read_maps();
  return maps;
}

std::string shipped_map(const std::string& name) { return shipped_maps().at(name); }

std::map<std::string, std::string> saved_by_the_editor() {
  std::map<std::string, std::string> hashes;
  std::ifstream list(HEXWRIGHT_FIXTURES "/pioneers/saved-by-pioneers-editor.sha256");
  for (std::string hash, name; list >> hash >> name;) hashes[name] = hash;
  return hashes;
}

std::string sha_256(const std::string& bytes) {
  const std::unique_ptr<char, decltype(&g_free)> hex(
      g_compute_checksum_for_string(G_CHECKSUM_SHA256, bytes.data(), static_cast<gssize>(bytes.size())),
      g_free);
  return hex.get();
}

}  // namespace hexwright::test
