#include "io/files/content_mark.h"

#include <cstdint>

#include <fmt/format.h>

namespace hexwright {

std::string content_mark(std::string_view bytes) {
  // FNV-1a.
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return fmt::format("{:016x}", hash);
}

}  // namespace hexwright
