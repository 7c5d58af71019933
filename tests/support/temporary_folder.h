#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace hexwright::test {

/// A new folder that nobody else uses, removed afterwards with all that is in it, even when a test took its
/// permissions away.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    auto pattern = (std::filesystem::temp_directory_path() / "hexwright-test-XXXXXX").string();
    if (!mkdtemp(pattern.data())) throw std::runtime_error("no folder for a test: " + pattern);
    path_ = pattern;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code left_behind;  // which harms nobody
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all, left_behind);
    std::filesystem::remove_all(path_, left_behind);
  }

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::filesystem::path& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace hexwright::test
