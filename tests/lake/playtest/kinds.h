#pragma once

#include "model/playtest/action.h"

namespace hexwright::lake {

namespace action {
inline constexpr ActionKind buy_with_fish{63};  ///< x: the resource
}  // namespace action

/// Of `Seat::counters`: its fish.
inline constexpr std::size_t fish = 0;
inline constexpr int most_fish = 30, fish_for_a_card = 3;

}  // namespace hexwright::lake
