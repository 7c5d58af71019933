#pragma once

namespace hexwright::frontiers {

/// In the stack; every event takes one when it is discovered. FRO-02
inline constexpr int cards = 10;
/// Of the module Development. FRO-16
inline constexpr int development_cards = 4;

}  // namespace hexwright::frontiers
