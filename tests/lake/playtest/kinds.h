#pragma once

#include "model/playtest/action.h"

namespace hexwright::lake {

namespace action {
inline constexpr ActionKind buy_with_fish{63};  ///< x: the resource
}  // namespace action

inline constexpr int most_fish = 30, fish_for_a_card = 3;

}  // namespace hexwright::lake
