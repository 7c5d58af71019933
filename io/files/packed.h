#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright {

/// What stands around bytes that are packed by deflate. `ZlibOrGzip` is for unpacking, where the bytes tell.
enum class Packing { Raw, Zlib, Gzip, ZlibOrGzip };

std::string packed(std::string_view bytes, Packing packing);

struct Unpacked {
  std::string bytes;
  std::size_t taken = 0;  ///< of what was packed
};
/// Of more than `most` bytes some that are more, not all. None for what is damaged or cut off.
std::optional<Unpacked> unpacked(std::string_view bytes, Packing packing, std::size_t most);

}  // namespace hexwright
