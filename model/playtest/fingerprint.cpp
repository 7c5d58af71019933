#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

#include "model/playtest/state.h"

namespace hexwright {
namespace {

// Every bit counts and none is padding, so the bytes are the value.
static_assert(std::has_unique_object_representations_v<Seat>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::endian::native == std::endian::little, "bytes are hashed in this order");

static_assert(std::is_standard_layout_v<State>);

/// A byte for each resource and spice, as earlier versions kept cards: their games keep their fingerprints.
std::uint64_t spread_out(Cards cards) {
  std::uint64_t bytes = 0;
  for (unsigned i = 0; i < Cards::bundled_kinds; ++i)
    bytes |= static_cast<std::uint64_t>(cards[all_cards[i]]) << 8 * i;
  return bytes;
}

/// FNV-1a over words, with a last mixing.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  constexpr std::uint64_t prime = 0x100000001B3U;
  hash = (hash ^ word) * prime;
  return hash ^ hash >> 29U;
}

/// They count where there are any.
void add_commodities(const State& state, std::uint64_t& hash) {
  const auto add = [&](Cards cards) {
    for (const Card card : commodity_cards) hash = mixed(hash, static_cast<std::uint64_t>(cards[card]));
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
  std::array<std::uint64_t, sizeof(State) / sizeof(std::uint64_t)> words;
  static_assert(sizeof(words) == sizeof(State));
  std::memcpy(words.data(), &state, sizeof(State));
  const auto spread = [&](std::size_t at, Cards cards) {
    words[at / sizeof(std::uint64_t)] = spread_out(cards);
  };
  for (const SeatId seat : Ids<SeatId>(most_players)) {
    const std::size_t at = offsetof(State, seats) + seat.index() * sizeof(Seat);
    spread(at + offsetof(Seat, hand), state.seats[seat].hand);
    spread(at + offsetof(Seat, face_up), state.seats[seat].face_up);
  }
  spread(offsetof(State, bank), state.bank);
  std::uint64_t hash = 0xCBF29CE484222325U;
  constexpr std::size_t at_cloth = offsetof(State, cloth) / sizeof(std::uint64_t);
  constexpr std::size_t at_gifts = offsetof(State, gifts) / sizeof(std::uint64_t);
  constexpr std::size_t at_realms = offsetof(State, realms) / sizeof(std::uint64_t);
  static_assert(offsetof(State, cloth) % sizeof(std::uint64_t) == 0);
  static_assert(offsetof(State, gifts) % sizeof(std::uint64_t) == 0);
  static_assert(offsetof(State, realms) % sizeof(std::uint64_t) == 0);
  constexpr std::size_t at_pirates = offsetof(State, pirates) / sizeof(std::uint64_t);
  static_assert(offsetof(State, pirates) % sizeof(std::uint64_t) == 0);
  const auto add = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) hash = mixed(hash, words[i]);
  };
  add(0, at_cloth);
  // What came later counts where there is any.
  if (state.cloth != ClothTrade{}) add(at_cloth, at_gifts);
  if (state.gifts != GiftsGiven{}) add(at_gifts, at_realms);
  if (state.realms != Realms{}) add(at_realms, at_pirates);
  if (state.pirates != PirateWar{}) add(at_pirates, words.size());
  add_commodities(state, hash);
  return hash;
}

}  // namespace hexwright
