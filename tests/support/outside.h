#pragma once

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace hexwright {

/// A file that is gone after the test.
class TemporaryFile {
 public:
  TemporaryFile(const std::string& name, const std::string& bytes)
      : path_(std::filesystem::temp_directory_path() / (name + std::to_string(getpid()))) {
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

/// What a command prints; its exit code comes last.
inline std::string output_of(const std::string& command) {
  std::string text;
  FILE* pipe = popen((command + " 2>&1; echo $?").c_str(), "r");
  std::array<char, 256> part{};
  while (pipe && std::fgets(part.data(), part.size(), pipe)) text += part.data();
  if (pipe) pclose(pipe);
  return text;
}

}  // namespace hexwright
