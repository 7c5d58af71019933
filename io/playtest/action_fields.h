#pragma once

#include <array>
#include <string_view>

#include "playtest/action.h"

namespace hexwright {

/// What a field of an action is, and so how it is spelled.
enum class FieldKind : std::uint8_t {
  Number,  ///< as it is; left out for 0
  Hex,
  Intersection,
  Path,
  PathOrNone,  ///< null for `no_place`
  Seat,
  YesOrNo,
  Card,
  CardOrAll,  ///< "different" for `three_different`
  Bundle,     ///< {"ore": 2, "wool": 1}
  // Outcomes, which count from 1.
  Dice,  ///< [3, 4]
  DrawnCard,
  DrawnDevelopment,
  Face,  ///< {"terrain": "hills", "number": 5}
};

/// The name of a field in JSON.
struct Field {
  std::string_view key;
  FieldKind kind = FieldKind::Number;
};

/// The fields of a kind of action. Those that it does not use are spelled only if something is in them.
struct ActionFields {
  Field x{"x"}, a{"a"}, b{"b"}, c{"c"};
};
ActionFields fields_of(ActionKind kind);

}  // namespace hexwright
