#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace hexwright {

/// Locks of single bytes of an open file, which need not be there. The system releases them when the file is
/// closed, or the program ends. They are those of the open file, not of the process: threads and libraries
/// within one program exclude each other, too. False when somebody holds it, or when files cannot be locked
/// there.
bool lock_byte(int descriptor, std::int64_t byte);
/// None when that cannot be known.
std::optional<bool> is_byte_held(int descriptor, std::int64_t byte);

/// A number beside a library that one program holds until it lets go or dies: the system releases what a dead
/// program held, at once and after a power cut, too. The numbers are bytes of one small file.
class SessionLock {
 public:
  /// Held for a moment, while a damaged library gets another name. Sessions count from 1.
  static constexpr std::int64_t for_setting_aside = 0;

  /// Null when somebody holds it, or when no file can be locked here.
  static std::unique_ptr<SessionLock> take(const std::filesystem::path& library, std::int64_t number);
  static bool is_held(const std::filesystem::path& library, std::int64_t number);

  SessionLock(const SessionLock&) = delete;
  SessionLock& operator=(const SessionLock&) = delete;
  ~SessionLock();

 private:
  explicit SessionLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace hexwright
