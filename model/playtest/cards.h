#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/board/index.h"
#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// What can be in a hand. The first five are the resources, in their order; then the three types of spice
/// cards and the three commodities. BASE-01
enum class Card : std::uint8_t {
  Brick,
  Lumber,
  Ore,
  Grain,
  Wool,
  Pepper,
  Cinnamon,
  Nutmeg,
  Paper,
  Cloth,
  Coin
};
inline constexpr std::array all_cards{Card::Brick, Card::Lumber, Card::Ore,      Card::Grain,
                                      Card::Wool,  Card::Pepper, Card::Cinnamon, Card::Nutmeg,
                                      Card::Paper, Card::Cloth,  Card::Coin};
inline constexpr std::array resource_cards{Card::Brick, Card::Lumber, Card::Ore, Card::Grain, Card::Wool};
inline constexpr std::array spice_types{Card::Pepper, Card::Cinnamon, Card::Nutmeg};
inline constexpr std::array commodity_cards{Card::Paper, Card::Cloth, Card::Coin};
inline constexpr std::array cards_without_spices{Card::Brick, Card::Lumber, Card::Ore,   Card::Grain,
                                                 Card::Wool,  Card::Paper,  Card::Cloth, Card::Coin};

constexpr Card card_of(Resource r) { return static_cast<Card>(r); }
constexpr bool is_resource(Card c) { return c <= Card::Wool; }
constexpr bool is_commodity(Card c) { return c >= Card::Paper; }
/// The spelling in logs, the same as of a resource: "brick", "pepper".
std::string_view id(Card card);
std::string_view title(Card card);
/// Also by the spelling that earlier versions wrote.
std::optional<Card> card_from_id(std::string_view id);

/// How many of each card are packed into a word. Resources and commodities have six bits each, spices five;
/// the uppermost one is to spare.
namespace card_bits {
inline constexpr std::array<std::uint8_t, all_cards.size()> shifts{0, 6, 12, 18, 24, 48, 53, 58, 30, 36, 42};
inline constexpr unsigned first_spice = 48;
constexpr unsigned width(Card c) { return shifts[at(c)] < first_spice ? 6 : 5; }
constexpr unsigned spare_bit(Card c) { return shifts[at(c)] + width(c) - 1; }
inline constexpr auto one_each = [] {
  std::uint64_t bits = 0;
  for (const unsigned shift : shifts) bits |= std::uint64_t{1} << shift;
  return bits;
}();
inline constexpr auto spare = [] {
  std::uint64_t bits = 0;
  for (const Card c : all_cards) bits |= std::uint64_t{1} << spare_bit(c);
  return bits;
}();
/// Whose spare bit it is.
inline constexpr auto kind_at = [] {
  std::array<Card, 64> kinds{};
  for (const Card c : all_cards) kinds[spare_bit(c)] = c;
  return kinds;
}();
}  // namespace card_bits

/// What is in a bundle besides the resources: there is no room for all kinds at once.
enum class Bundled : std::uint8_t { Spices, Commodities };

/// How many of each card: a hand, a price, the bank. No more than `most_of` a kind, 255 in all. One word for
/// all eleven kinds, each with a bit to spare by which they are compared at once: a second word, with a byte
/// for each kind, made random games 9 % slower.
class Cards {
 public:
  static constexpr int most_of(Card c) { return (1 << (card_bits::width(c) - 1)) - 1; }

  constexpr Cards() = default;
  constexpr explicit Cards(Card card, int count = 1) { add(card, count); }
  /// So many of each of the five resources, in their order.
  constexpr Cards(int brick, int lumber, int ore, int grain, int wool) {
    add(Card::Brick, brick);
    add(Card::Lumber, lumber);
    add(Card::Ore, ore);
    add(Card::Grain, grain);
    add(Card::Wool, wool);
  }

  constexpr int operator[](Card c) const { return static_cast<int>(packed_ >> shift(c) & 31U); }
  constexpr int size() const {
    const std::uint64_t pairs = (packed_ & every_other) + (packed_ >> 6U & every_other);
    const std::uint64_t spices = packed_ >> card_bits::first_spice;
    return static_cast<int>((pairs * 0x10'0100'1001U >> 36U & 0xFFFU) + (spices * 0x421U >> 10U & 31U));
  }
  constexpr bool empty() const { return packed_ == 0; }
  constexpr void add(Card c, int count = 1) {
    assert((*this)[c] + count >= 0 && (*this)[c] + count <= most_of(c));
    packed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(count)) << shift(c);
  }
  /// Of what is only owed there may be more than a hand could ever hold: it then counts as the most.
  constexpr void add_up_to_most(Cards others) {
    packed_ += others.packed_;
    if ((packed_ & card_bits::spare) != 0) [[unlikely]]
      limit_to_most();
  }
  /// Precondition: it has them.
  constexpr void remove(Card c, int count = 1) {
    assert((*this)[c] >= count);
    packed_ -= static_cast<std::uint64_t>(count) << shift(c);
  }
  /// Has at least these.
  constexpr bool covers(Cards others) const { return kinds_covering(others) == guard; }
  /// The kinds of which it has some: resources, commodities, spices.
  template <class Visit>
  constexpr void for_each_kind(Visit visit) const {
    for_each_covering(from(card_bits::one_each), visit);
  }
  /// The kinds of which it has at least as many.
  template <class Visit>
  constexpr void for_each_covering(Cards others, Visit visit) const {
    for (std::uint64_t left = kinds_covering(others); left != 0; left &= left - 1)
      visit(card_bits::kind_at[at(std::countr_zero(left))]);
  }
  constexpr Cards resources() const { return from(packed_ & 0x3FFF'FFFFU); }
  constexpr Cards commodities() const { return from(packed_ & 0xFFFF'C000'0000U); }
  constexpr Cards without_spices() const { return from(packed_ & 0xFFFF'FFFF'FFFFU); }
  constexpr Cards spices() const { return from(packed_ >> card_bits::first_spice << card_bits::first_spice); }

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

  /// Up to three of each resource and spice, or commodity, for an action's field: two bits each.
  /// Precondition: no more than that, and nothing else.
  constexpr std::uint16_t bundle(Bundled kinds = Bundled::Spices) const {
    assert((kinds == Bundled::Spices ? commodities() : spices()).empty());
    std::uint16_t bits = 0;
    for (unsigned i = 0; i < bundled_kinds; ++i) {
      const auto count = static_cast<unsigned>((*this)[bundled_card(i, kinds)]);
      assert(count <= 3);
      bits = static_cast<std::uint16_t>(bits | count << 2 * i);
    }
    return bits;
  }
  static constexpr Cards of_bundle(std::uint16_t bundle, Bundled kinds = Bundled::Spices) {
    Cards cards;
    for (unsigned i = 0; i < bundled_kinds; ++i)
      cards.packed_ |= std::uint64_t{bundle >> 2 * i & 3U} << shift(bundled_card(i, kinds));
    return cards;
  }
  /// In the order of the bits.
  static constexpr Card bundled_card(unsigned i, Bundled kinds) {
    const bool other = kinds == Bundled::Commodities && i >= resource_cards.size();
    return all_cards[other ? i + spice_types.size() : i];
  }
  static constexpr unsigned bundled_kinds = resource_cards.size() + spice_types.size();

 private:
  static constexpr unsigned shift(Card c) { return card_bits::shifts[at(c)]; }
  static constexpr std::uint64_t guard = card_bits::spare, every_other = 0x03F0'3F03'F03FU;

  [[gnu::noinline]] constexpr void limit_to_most() {
    for (const Card c : all_cards)
      if (const std::uint64_t over = packed_ & std::uint64_t{1} << card_bits::spare_bit(c); over != 0)
        packed_ = (packed_ & ~(2 * over - (std::uint64_t{1} << shift(c)))) |
                  (over - (std::uint64_t{1} << shift(c)));
  }
  /// The spare bit of each kind of which there are as many.
  constexpr std::uint64_t kinds_covering(Cards others) const {
    return ((packed_ | guard) - others.packed_) & guard;
  }
  static constexpr Cards from(std::uint64_t packed) {
    Cards cards;
    cards.packed_ = packed;
    return cards;
  }

  std::uint64_t packed_ = 0;
};

// Prices. BASE-04, SEA-01; that of merchants is of the module that brings them.
inline constexpr Cards road_price{1, 1, 0, 0, 0};
inline constexpr Cards ship_price{0, 1, 0, 0, 1};
inline constexpr Cards settlement_price{1, 1, 0, 1, 1};
inline constexpr Cards city_price{0, 0, 3, 2, 0};
inline constexpr Cards development_price{0, 0, 1, 1, 1};
inline constexpr Cards merchant_price{0, 0, 1, 0, 1};

/// The cards of a development card that discoveries can replace, in the order of the bits of
/// `ActionKind::BuyDevelopment`.
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

// Words for the arguments of messages, inside of sentences.

/// "ore"
inline Message word(Card card) { return Message{id(card)}; }
/// "4 ore"
Message word(Card card, int count);

}  // namespace hexwright
