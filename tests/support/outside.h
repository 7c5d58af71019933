#pragma once

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

#include "tests/support/sanitized.h"
#include "tests/support/templates.h"

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

/// True when a program is to be found by its name.
inline bool is_installed(const std::string& tool) {
  return output_of("command -v " + tool + " > /dev/null") == "0\n";
}

}  // namespace hexwright

/// Skips a test, by name, where something that it needs from outside is not installed.
#define HEXWRIGHT_NEEDS(installed, what) \
  if (!(installed)) GTEST_SKIP() << (what) << " is not installed"
/// Skips one, by name, that needs what the machine does not let it make, as many a container.
#define HEXWRIGHT_NEEDS_MADE(made, what, why) \
  if (!(made)) GTEST_SKIP() << (what) << " cannot be made here: " << (why)
/// Skips one that forks and goes on in the child, under the sanitizers: their allocator may be locked by
/// another thread (GLib's) at that moment, and the child would wait for ever.
#define HEXWRIGHT_FORKS() \
  if (hexwright::is_sanitized) GTEST_SKIP() << "under the sanitizers a forked program may wait for ever"
/// Skips one that looks at what another program makes of our files, of which the sanitizers see nothing.
#define HEXWRIGHT_LOOKS_THROUGH_ANOTHER_PROGRAM() \
  if (hexwright::is_sanitized) GTEST_SKIP() << "the sanitizers see nothing of another program"
/// A program that it looks at results with.
#define HEXWRIGHT_NEEDS_TOOL(tool) HEXWRIGHT_NEEDS(hexwright::is_installed(tool), tool)
/// A template, where the build may lack one of its rule modules.
#define HEXWRIGHT_NEEDS_TEMPLATE(name) \
  if (!hexwright::is_template(name)) GTEST_SKIP() << "this build lacks a rule module of " << (name)
