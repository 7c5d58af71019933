#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/scenario/terrain.h"

namespace hexwright {

/// What can be in a hand. The first five are the resources, in their order; then the three types of spice
/// cards. BASE-01, SPI-01, SPI-09
enum class Card : std::uint8_t { Brick, Lumber, Ore, Grain, Wool, Pepper, Cinnamon, Nutmeg };
inline constexpr std::array all_cards{Card::Brick, Card::Lumber, Card::Ore,      Card::Grain,
                                      Card::Wool,  Card::Pepper, Card::Cinnamon, Card::Nutmeg};
inline constexpr std::array resource_cards{Card::Brick, Card::Lumber, Card::Ore, Card::Grain, Card::Wool};
inline constexpr std::array spice_types{Card::Pepper, Card::Cinnamon, Card::Nutmeg};

constexpr Card card_of(Resource r) { return static_cast<Card>(r); }
constexpr bool is_resource(Card c) { return c <= Card::Wool; }
/// The spelling in logs, the same as of a resource: "brick", "pepper".
std::string_view id(Card card);
std::string_view title(Card card);
/// Also by the spelling that earlier versions wrote.
std::optional<Card> card_from_id(std::string_view id);

/// How many of each card: a hand, a price, the bank. No more than 127 of one kind, 255 in all.
class Cards {
 public:
  static constexpr int most_of_a_kind = 127;

  constexpr Cards() = default;
  constexpr explicit Cards(Card card, int count = 1) { add(card, count); }
  /// So many of each of the five resources, in their order.
  constexpr Cards(int brick, int lumber, int ore, int grain, int wool) {
    add(Card::Brick, brick), add(Card::Lumber, lumber), add(Card::Ore, ore), add(Card::Grain, grain);
    add(Card::Wool, wool);
  }

  constexpr int operator[](Card c) const { return static_cast<int>(packed_ >> shift(c) & 0xFFU); }
  constexpr int size() const { return static_cast<int>(packed_ * 0x0101'0101'0101'0101U >> 56U); }
  constexpr bool empty() const { return packed_ == 0; }
  constexpr void add(Card c, int count = 1) {
    packed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(count)) << shift(c);
  }
  /// Precondition: it has them.
  constexpr void remove(Card c, int count = 1) {
    assert((*this)[c] >= count);
    packed_ -= static_cast<std::uint64_t>(count) << shift(c);
  }
  /// Has at least these.
  constexpr bool covers(Cards others) const { return kinds_covering(others) == guard; }
  /// The kinds of which it has some, in their order.
  template <class Visit>
  constexpr void for_each_kind(Visit visit) const {
    for_each_covering(from(0x0101'0101'0101'0101U), visit);
  }
  /// The kinds of which it has at least as many.
  template <class Visit>
  constexpr void for_each_covering(Cards others, Visit visit) const {
    for (std::uint64_t left = kinds_covering(others); left != 0; left &= left - 1)
      visit(static_cast<Card>(std::countr_zero(left) / 8));
  }
  constexpr Cards resources() const { return from(packed_ & 0xFF'FFFF'FFFFU); }
  constexpr Cards spices() const { return from(packed_ & ~std::uint64_t{0xFF'FFFF'FFFFU}); }

  constexpr Cards& operator+=(Cards others) {
    packed_ += others.packed_;
    return *this;
  }
  /// Precondition: covers them.
  constexpr Cards& operator-=(Cards others) {
    assert(covers(others));
    packed_ -= others.packed_;
    return *this;
  }
  friend constexpr Cards operator+(Cards a, Cards b) { return a += b; }
  friend constexpr Cards operator-(Cards a, Cards b) { return a -= b; }
  friend constexpr bool operator==(Cards, Cards) = default;

  /// The `n`th card, kind by kind. Precondition: n < size().
  constexpr Card nth(int n) const {
    for (const Card c : all_cards) {
      if (n < (*this)[c]) return c;
      n -= (*this)[c];
    }
    assert(false);
    return Card::Brick;
  }

  /// Up to three of each kind, for an action's field: two bits each. Precondition: no more than that.
  constexpr std::uint16_t bundle() const {
    assert((packed_ & ~pairs) == 0);
    std::uint64_t bits = packed_;
    bits = (bits | bits >> 6U) & nibbles;
    bits = (bits | bits >> 12U) & halves;
    return static_cast<std::uint16_t>(bits | bits >> 24U);
  }
  static constexpr Cards of_bundle(std::uint16_t bundle) {
    std::uint64_t bits = bundle;
    bits = (bits | bits << 24U) & halves;
    bits = (bits | bits << 12U) & nibbles;
    return from((bits | bits << 6U) & pairs);
  }

 private:
  // Where the bits of a bundle are on their way between two bits a kind and a byte a kind.
  static constexpr std::uint64_t halves = 0x0000'00FF'0000'00FFU, nibbles = 0x000F'000F'000F'000FU,
                                 pairs = 0x0303'0303'0303'0303U;

  static constexpr std::uint64_t guard = 0x8080'8080'8080'8080U;

  /// The guard's bit of each kind.
  constexpr std::uint64_t kinds_covering(Cards others) const {
    return ((packed_ | guard) - others.packed_) & guard;
  }
  static constexpr unsigned shift(Card c) { return 8U * static_cast<unsigned>(c); }
  static constexpr Cards from(std::uint64_t packed) {
    Cards cards;
    cards.packed_ = packed;
    return cards;
  }

  std::uint64_t packed_ = 0;
};

// Prices. BASE-04, SEA-01, SPI-04
inline constexpr Cards road_price{1, 1, 0, 0, 0};
inline constexpr Cards ship_price{0, 1, 0, 0, 1};
inline constexpr Cards settlement_price{1, 1, 0, 1, 1};
inline constexpr Cards city_price{0, 0, 3, 2, 0};
inline constexpr Cards development_price{0, 0, 1, 1, 1};
inline constexpr Cards merchant_price{0, 0, 1, 0, 1};

/// The cards of a development card that discoveries can replace, in the order of the bits of
/// `ActionKind::BuyDevelopment`. JUN-06
inline constexpr std::array replaceable_cards{Card::Ore, Card::Grain, Card::Wool};
/// Those that these bits name.
constexpr Cards replaced_by_discoveries(unsigned bits) {
  Cards cards;
  for (std::size_t i = 0; i < replaceable_cards.size(); ++i)
    if ((bits >> i & 1U) != 0) cards.add(replaceable_cards[i]);
  return cards;
}

/// Of the base game. BASE-09
enum class Development : std::uint8_t { Knight, VictoryPoint, RoadBuilding, YearOfPlenty, Monopoly };
inline constexpr std::array all_developments{Development::Knight, Development::VictoryPoint,
                                             Development::RoadBuilding, Development::YearOfPlenty,
                                             Development::Monopoly};
/// The spelling in logs: "knight", "year-of-plenty".
std::string_view id(Development card);
std::string_view title(Development card);
std::optional<Development> development_from_id(std::string_view id);
/// How many of each, by kind.
using Developments = std::array<std::uint8_t, all_developments.size()>;

}  // namespace hexwright
