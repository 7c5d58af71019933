#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <iterator>
#include <utility>
#include <vector>

namespace hexwright {

/// What is not on the board, or not there: equal to every id that names nothing.
struct None {};
inline constexpr None none;

/// The number of one thing among all of its kind, from 0; or `none`. Numbers of different kinds do not mix.
template <class Kind>
class Id {
 public:
  constexpr Id() = default;
  constexpr Id(None) {}
  constexpr explicit Id(std::integral auto number) : number_(static_cast<std::int32_t>(number)) {}

  constexpr explicit operator int() const { return number_; }
  constexpr explicit operator std::size_t() const { return index(); }
  constexpr int value() const { return number_; }
  /// Its place in a list of all of its kind. Precondition: not none.
  constexpr std::size_t index() const { return static_cast<std::size_t>(number_); }

  constexpr Id& operator++() {
    ++number_;
    return *this;
  }
  friend constexpr auto operator<=>(Id, Id) = default;
  friend constexpr bool operator==(Id, Id) = default;
  friend constexpr bool operator==(Id id, None) { return id.number_ < 0; }

 private:
  std::int32_t number_ = -1;
};

/// For tests and messages to developers.
template <class Kind>
std::ostream& operator<<(std::ostream& out, Id<Kind> id) {
  return out << id.value();
}

using HexId = Id<struct HexKind>;
using IntersectionId = Id<struct IntersectionKind>;
using PathId = Id<struct PathKind>;
/// A player's place in the order of play.
using SeatId = Id<struct SeatKind>;

/// The first `count` ids, in order: for (const HexId hex : Ids<HexId>(19)).
template <class Key>
class Ids {
 public:
  constexpr explicit Ids(int count) : count_(count) {}

  class Iterator {
   public:
    using difference_type = std::ptrdiff_t;
    using value_type = Key;
    using pointer = const Key*;
    using reference = Key;
    using iterator_category = std::input_iterator_tag;

    constexpr Iterator() = default;
    constexpr explicit Iterator(Key at) : at_(at) {}
    constexpr Key operator*() const { return at_; }
    constexpr Iterator& operator++() {
      ++at_;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++at_;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Key at_;
  };
  constexpr Iterator begin() const { return Iterator(Key(0)); }
  constexpr Iterator end() const { return Iterator(Key(count_)); }

 private:
  int count_;
};

/// An array with a place for each id.
template <class Key, class Value, std::size_t size>
struct IdArray : std::array<Value, size> {
  constexpr Value& operator[](Key id) { return std::array<Value, size>::operator[](id.index()); }
  constexpr const Value& operator[](Key id) const { return std::array<Value, size>::operator[](id.index()); }
};

/// A list with a place for each id.
template <class Key, class Value>
struct IdVector : std::vector<Value> {
  using Base = std::vector<Value>;
  IdVector() = default;
  /// A value for each of so many.
  explicit IdVector(int count, Value value = {}) : Base(static_cast<std::size_t>(count), value) {}
  explicit IdVector(Base values) : Base(std::move(values)) {}

  decltype(auto) operator[](Key id) { return Base::operator[](id.index()); }
  decltype(auto) operator[](Key id) const { return Base::operator[](id.index()); }
  int count() const { return static_cast<int>(this->size()); }
  Ids<Key> ids() const { return Ids<Key>(static_cast<int>(this->size())); }
};

/// An id in two bytes or one, for values of which many are kept and compared byte by byte.
template <class Key, std::signed_integral Number = std::int16_t>
class Packed {
 public:
  constexpr Packed() = default;
  constexpr Packed(None) {}
  constexpr Packed(Key id) : number_(static_cast<Number>(id.value())) {}
  constexpr operator Key() const { return Key(number_); }
  constexpr int value() const { return number_; }
  constexpr std::size_t index() const { return static_cast<std::size_t>(number_); }
  friend std::ostream& operator<<(std::ostream& out, Packed packed) { return out << Key(packed); }
  friend constexpr bool operator==(Packed, Packed) = default;
  friend constexpr bool operator==(Packed packed, Key id) { return Key(packed) == id; }
  friend constexpr bool operator==(Packed packed, None) { return packed.number_ < 0; }

 private:
  Number number_ = -1;
};

}  // namespace hexwright
