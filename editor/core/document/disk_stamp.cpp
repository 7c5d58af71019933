#include "editor/core/document/disk_stamp.h"

#include <system_error>

namespace hexwright {

DiskStamp stamp_of(const std::filesystem::path& path) {
  std::error_code problem;
  DiskStamp stamp;
  stamp.size = std::filesystem::file_size(path, problem);
  if (problem) return {};
  stamp.written = std::filesystem::last_write_time(path, problem);
  if (problem) return {};
  stamp.exists = true;
  return stamp;
}

}  // namespace hexwright
