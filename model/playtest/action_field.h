#pragma once

#include <concepts>
#include <cstdint>

#include "model/board/ids.h"

namespace hexwright {

/// A field of an action or a task, in two bytes: a number, or a place of the board or none. The kind of the
/// action or task says which.
class ActionField {
 public:
  constexpr ActionField() = default;
  constexpr ActionField(std::integral auto number) : bits_(static_cast<std::uint16_t>(number)) {}
  constexpr ActionField(None) : bits_(no_place) {}
  /// The id of nothing has all bits set, as `no_place` has.
  template <class Kind>
  constexpr ActionField(Id<Kind> id) : bits_(static_cast<std::uint16_t>(id.value())) {}

  /// As a number.
  constexpr operator std::uint16_t() const { return bits_; }
  constexpr std::uint16_t value() const { return bits_; }
  constexpr HexId hex() const { return as<HexId>(); }
  constexpr IntersectionId intersection() const { return as<IntersectionId>(); }
  constexpr PathId path() const { return as<PathId>(); }
  /// It names no place.
  constexpr bool empty() const { return bits_ == no_place; }

  constexpr ActionField& operator--() {
    --bits_;
    return *this;
  }

 private:
  template <class Place>
  constexpr Place as() const {
    return empty() ? Place() : Place(bits_);
  }

  static constexpr std::uint16_t no_place = 0xFFFF;
  std::uint16_t bits_ = 0;
};

}  // namespace hexwright
