#include <bit>
#include <cstring>

#include "model/playtest/state.h"

namespace hexwright {
namespace {

// Every bit counts and none is padding, so the bytes are the value.
static_assert(std::has_unique_object_representations_v<Seat>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::endian::native == std::endian::little, "bytes are hashed in this order");

}  // namespace

std::uint64_t fingerprint(const State& state) {
  // FNV-1a over words, with a last mixing.
  constexpr std::uint64_t prime = 0x100000001B3U;
  std::uint64_t hash = 0xCBF29CE484222325U;
  std::array<std::uint64_t, sizeof(State) / sizeof(std::uint64_t)> words;
  static_assert(sizeof(words) == sizeof(State));
  std::memcpy(words.data(), &state, sizeof(State));
  for (const std::uint64_t word : words) {
    hash = (hash ^ word) * prime;
    hash ^= hash >> 29U;
  }
  return hash;
}

}  // namespace hexwright
