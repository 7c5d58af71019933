#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "io/files/file_calls.h"

namespace hexwright::test {

/// One thing that a save did to the disk.
struct DiskStep {
  enum class Kind { Create, Write, SyncFile, Rename, Unlink, SyncFolder } kind{};
  int file = 0;             ///< which one was made, written to or synced
  std::string name, other;  ///< of a folder's entry: made, renamed to, removed
  std::string bytes;
};

/// Does what is asked for and writes it down.
class RecordedCalls : public FileCalls {
 public:
  int open(const char* path, int flags) override;
  std::ptrdiff_t write(int file, const void* bytes, std::size_t size) override;
  int fsync(int file) override;
  int rename(const char* from, const char* to) override;
  int unlink(const char* path) override;
  int close(int file) override;

  const std::vector<DiskStep>& steps() const { return steps_; }

 private:
  std::vector<DiskStep> steps_;
  std::map<int, int> files_;  ///< by descriptor; 0 for a folder
  int made_ = 0;
};

/// Everything that may lie under a name after the power went off behind these steps: what was not synced may
/// be there or not, and of unsynced bytes any part. Empty text for an empty file, none for no file.
using Survivors = std::set<std::optional<std::string>>;
Survivors after_power_loss(const std::vector<DiskStep>& steps, const std::string& name,
                           const std::string& old);

}  // namespace hexwright::test
