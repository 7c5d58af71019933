#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "model/playtest/state.h"

namespace hexwright {
namespace {

static_assert(std::endian::native == std::endian::little, "bytes are hashed in this order");

using Bytes = std::span<const std::byte>;

template <class Value>
Bytes bytes_of(const Value& value) {
  static_assert(std::has_unique_object_representations_v<Value>, "every bit counts, and none is padding");
  return std::as_bytes(std::span(&value, 1));
}

/// FNV-1a over words, with a last mixing.
class Hash {
 public:
  void add(std::uint64_t word) {
    constexpr std::uint64_t prime = 0x100000001B3U;
    hash_ = (hash_ ^ word) * prime;
    hash_ ^= hash_ >> 29U;
  }
  void add(Bytes bytes) {
    add(bytes.size());
    for (; !bytes.empty(); bytes = bytes.subspan(std::min(bytes.size(), sizeof(std::uint64_t)))) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes.data(), std::min(bytes.size(), sizeof word));
      add(word);
    }
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325U;
};

/// The bytes up to the last one that is not as at the beginning: so lists may become longer.
Bytes changed(Bytes bytes, Bytes at_first) {
  std::size_t size = bytes.size();
  while (size > 0 && bytes[size - 1] == at_first[size - 1]) --size;
  return bytes.first(size);
}

/// Each field by its place in the list of them.
template <class Part>
void add_part(Hash& hash, std::string_view name, const Part& part) {
  static const Part at_first{};
  if (part == at_first) return;
  hash.add(std::as_bytes(std::span(name)));
  const auto fields = part.fields(), firsts = at_first.fields();
  [&]<std::size_t... place>(std::index_sequence<place...>) {
    const auto add = [&](std::size_t number, Bytes bytes) {
      if (bytes.empty()) return;
      hash.add(number);
      hash.add(bytes);
    };
    (add(place, changed(bytes_of(std::get<place>(fields)), bytes_of(std::get<place>(firsts)))), ...);
  }
  (std::make_index_sequence<std::tuple_size_v<decltype(fields)>>());
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
  Hash hash;
  const auto add = [&](const auto& part) { add_part(hash, part.part, part); };
  for (const SeatId seat : Ids<SeatId>(most_players)) {
    hash.add(static_cast<std::uint64_t>(seat.value()));
    add_part<BaseSeat>(hash, "base", state.seats[seat]);
    for_each_part(state.seats[seat], add);
  }
  add_part<BaseState>(hash, "base", state);
  for_each_part(state, add);
  return hash.value();
}

}  // namespace hexwright
