#include "io/files/packed.h"

#include <array>
#include <utility>
#include <zlib.h>

namespace hexwright {
namespace {

/// How zlib is told: with the size of its window.
int window_bits(Packing packing) {
  constexpr int gzip = 16, either = 32;
  switch (packing) {
    case Packing::Raw:
      return -MAX_WBITS;
    case Packing::Zlib:
      return MAX_WBITS;
    case Packing::Gzip:
      return MAX_WBITS + gzip;
    case Packing::ZlibOrGzip:
      return MAX_WBITS + either;
  }
  return MAX_WBITS;
}

void take_from(z_stream& stream, std::string_view bytes) {
  stream.next_in =
      const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));  // zlib does not write there
  stream.avail_in = static_cast<uInt>(bytes.size());
}

}  // namespace

std::string packed(std::string_view bytes, Packing packing) {
  constexpr int memory = 9;
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window_bits(packing), memory, Z_DEFAULT_STRATEGY);
  std::string result(deflateBound(&stream, bytes.size()), '\0');
  take_from(stream, bytes);
  stream.next_out = reinterpret_cast<Bytef*>(result.data());
  stream.avail_out = static_cast<uInt>(result.size());
  deflate(&stream, Z_FINISH);
  result.resize(stream.total_out);
  deflateEnd(&stream);
  return result;
}

std::optional<Unpacked> unpacked(std::string_view bytes, Packing packing, std::size_t most) {
  z_stream stream{};
  if (inflateInit2(&stream, window_bits(packing)) != Z_OK) return {};
  take_from(stream, bytes);
  Unpacked result;
  std::array<char, 1U << 16U> block{};
  int state = Z_OK;
  while (state == Z_OK && result.bytes.size() <= most) {
    stream.next_out = reinterpret_cast<Bytef*>(block.data());
    stream.avail_out = block.size();
    state = inflate(&stream, Z_NO_FLUSH);
    result.bytes.append(block.data(), block.size() - stream.avail_out);
  }
  result.taken = bytes.size() - stream.avail_in;
  inflateEnd(&stream);
  return state == Z_STREAM_END || result.bytes.size() > most ? std::optional(std::move(result))
                                                             : std::nullopt;
}

}  // namespace hexwright
