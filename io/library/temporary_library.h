#pragma once

#include <filesystem>
#include <initializer_list>
#include <system_error>
#include <utility>

namespace hexwright {

/// What lies beside a library: what was written last and how programs share it, both SQLite's, and our note
/// that the first of these is needed (`log_note`).
inline constexpr std::initializer_list<const char*> beside_a_library{"-wal", "-shm", "-log"};
inline constexpr const char *log_ending = "-wal", *log_note_ending = "-log";

inline std::filesystem::path with_ending(const std::filesystem::path& file, const char* ending) {
  return std::filesystem::path(file) += ending;
}

/// The name of a library that is needed for a while: what has the name, and what lies beside it, is removed
/// before and afterwards.
class TemporaryLibrary {
 public:
  explicit TemporaryLibrary(std::filesystem::path file) : file_(std::move(file)) { remove(); }
  TemporaryLibrary(const TemporaryLibrary&) = delete;
  TemporaryLibrary& operator=(const TemporaryLibrary&) = delete;
  ~TemporaryLibrary() { remove(); }

  const std::filesystem::path& file() const { return file_; }

 private:
  void remove() const {
    std::error_code not_there;
    std::filesystem::remove(file_, not_there);
    for (const char* ending : beside_a_library)
      std::filesystem::remove(with_ending(file_, ending), not_there);
  }

  std::filesystem::path file_;
};

}  // namespace hexwright
