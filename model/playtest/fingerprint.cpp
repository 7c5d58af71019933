#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <functional>
#include <span>
#include <type_traits>

#include "model/playtest/bounded_list.h"
#include "model/playtest/state.h"

namespace hexwright {
namespace {

// Every bit counts and none is padding, so the bytes are the value.
static_assert(std::has_unique_object_representations_v<Seat>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::endian::native == std::endian::little, "bytes are hashed in this order");

using Bytes = std::span<const std::byte>;

template <class Value>
Bytes bytes_of(const Value& value) {
  return std::as_bytes(std::span(&value, 1));
}
/// Those of a value from this member on.
template <class Whole, class Member>
Bytes bytes_from(const Whole& whole, const Member& member) {
  return bytes_of(whole).subspan(static_cast<std::size_t>(bytes_of(member).data() - bytes_of(whole).data()));
}
template <class Whole, class Member, class End>
Bytes bytes_between(const Whole& whole, const Member& member, const End& end) {
  const Bytes bytes = bytes_from(whole, member);
  return bytes.first(bytes.size() - bytes_from(whole, end).size());
}

/// How many places, and routes of a seat, there were in earlier versions.
template <class Key>
constexpr std::size_t first_places = 0;
template <>
constexpr std::size_t first_places<HexId> = 192;
template <>
constexpr std::size_t first_places<IntersectionId> = 448;
template <>
constexpr std::size_t first_places<PathId> = 640;
constexpr std::size_t first_routes = 60;

/// Games keep the fingerprints that earlier versions gave them. Those held smaller boards: of each list the
/// places that there were then are hashed where they stood, and the others at the end, where there is any.
class Hash {
 public:
  /// FNV-1a over words, with a last mixing.
  void add(std::uint64_t word) {
    constexpr std::uint64_t prime = 0x100000001B3U;
    hash_ = (hash_ ^ word) * prime;
    hash_ ^= hash_ >> 29U;
  }
  /// Whole words.
  void add(Bytes bytes) {
    assert(bytes.size() % sizeof(std::uint64_t) == 0);
    for (; !bytes.empty(); bytes = bytes.subspan(sizeof(std::uint64_t))) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes.data(), sizeof word);
      add(word);
    }
  }
  /// A byte for each resource and spice, as earlier versions kept cards.
  void add(Cards cards) {
    std::uint64_t bytes = 0;
    for (unsigned i = 0; i < Cards::bundled_kinds; ++i)
      bytes |= static_cast<std::uint64_t>(cards[all_cards[i]]) << 8 * i;
    add(bytes);
  }

  template <class Key, class Value, std::size_t count>
  void add(const IdArray<Key, Value, count>& list) {
    add(bytes_of(list), first_places<Key> * sizeof(Value));
  }
  template <class Key, int capacity>
  void add(const Bits<Key, capacity>& set) {
    add(std::as_bytes(set.words()), first_places<Key> / 8);
  }
  void add(const std::array<Packed<PathId>, most_routes>& routes) {
    add(bytes_of(routes), first_routes * sizeof(routes[0]));
  }

  /// Of all that has been added.
  std::uint64_t value() {
    // What lies beyond a board is the same throughout.
    const auto holds_any = [](Bytes bytes) {
      return std::ranges::adjacent_find(bytes, std::not_equal_to<>()) != bytes.end();
    };
    if (std::ranges::any_of(beyond_, holds_any))
      for (const Bytes bytes : beyond_) add(bytes);
    beyond_.clear();
    return hash_;
  }

 private:
  void add(Bytes list, std::size_t first) {
    add(list.first(first));
    beyond_.push_back(list.subspan(first));
  }

  std::uint64_t hash_ = 0xCBF29CE484222325U;
  BoundedList<Bytes, 100> beyond_;
};

void add(Hash& hash, const Seat& seat) {
  hash.add(seat.hand);
  hash.add(seat.face_up);
  hash.add(seat.road_spots);
  hash.add(seat.ship_spots);
  hash.add(seat.open_ships);
  hash.add(seat.reached);
  hash.add(seat.settlements_at);
  hash.add(seat.known_islands);
  hash.add(seat.routes);
  hash.add(bytes_from(seat, seat.event_building));
}

void add_board(Hash& hash, const State& state) {
  hash.add(state.terrain);
  hash.add(state.number);
  hash.add(state.building);
  hash.add(state.harbor);
  hash.add(state.route);
  for (const HexBits& hexes : state.numbered) hash.add(hexes);
  hash.add(state.sites);
  hash.add(state.overturned);
  hash.add(state.new_ships);
  hash.add(state.spices_reached);
}

void add(Hash& hash, const Realms& realms) {
  hash.add(bytes_of(realms.seats));
  hash.add(realms.walls);
  hash.add(realms.tipped);
  hash.add(bytes_from(realms, realms.metropolis_of));
}

/// They count where there are any.
void add_commodities(Hash& hash, const State& state) {
  const auto add = [&](Cards cards) {
    for (const Card card : commodity_cards) hash.add(static_cast<std::uint64_t>(cards[card]));
  };
  const bool any = !state.bank.commodities().empty() ||
                   std::any_of(state.seats.begin(), state.seats.end(),
                               [](const Seat& seat) { return !seat.hand.commodities().empty(); });
  if (!any) return;
  for (const Seat& seat : state.seats) add(seat.hand);
  add(state.bank);
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
  Hash hash;
  for (const Seat& seat : state.seats) add(hash, seat);
  add_board(hash, state);
  hash.add(state.bank);
  hash.add(bytes_between(state, state.tasks, state.cloth));
  // What came later counts where there is any.
  if (state.cloth != ClothTrade{}) hash.add(bytes_of(state.cloth));
  if (state.gifts != GiftsGiven{}) hash.add(bytes_of(state.gifts));
  if (state.realms != Realms{}) add(hash, state.realms);
  if (state.pirates != PirateWar{}) hash.add(bytes_of(state.pirates));
  add_commodities(hash, state);
  return hash.value();
}

}  // namespace hexwright
