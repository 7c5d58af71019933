#pragma once

#include <filesystem>
#include <random>
#include <string>
#include <system_error>

namespace hexwright::test {

/// A new folder that nobody else uses, removed afterwards with all that is in it, even when a test took its
/// permissions away.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::random_device any;
    do {
      path_ = std::filesystem::temp_directory_path() / ("hexwright-test-" + std::to_string(any()));
    } while (!std::filesystem::create_directory(path_));
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
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
