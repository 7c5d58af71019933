#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace hexwright {

/// How a file looked on the disk: two stamps differ when it was written in between.
struct DiskStamp {
  std::filesystem::file_time_type written;
  std::uintmax_t size = 0;
  bool exists = false;

  friend bool operator==(const DiskStamp&, const DiskStamp&) = default;
};

DiskStamp stamp_of(const std::filesystem::path& path);

}  // namespace hexwright
