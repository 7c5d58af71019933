#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::spices::action {

inline constexpr ActionKind draw_spice{37};       ///< c: the card. SPI-03
inline constexpr ActionKind place_merchant{38};   ///< a: intersection. SPI-04
inline constexpr ActionKind take_option{39};      ///< x: the resource it shows. SPI-06
inline constexpr ActionKind use_option{40};       ///< x: its resource; c: the spice card. SPI-07
inline constexpr ActionKind exchange_spices{41};  ///< x: type for three equal ones, `three_different`. SPI-10
inline constexpr ActionKind return_spice{42};     ///< x: type. SPI-11

}  // namespace hexwright::spices::action

namespace hexwright::spices::task {

inline constexpr TaskKind draw_spice{19};
inline constexpr TaskKind take_option{20};   ///< SPI-06
inline constexpr TaskKind return_spice{21};  ///< SPI-11

}  // namespace hexwright::spices::task
