#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

namespace hexwright {

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
