#pragma once

#include <cstddef>

namespace hexwright::foreign_islands {

/// In `Seat::counters`: the foreign islands that a seat has settled. FOU-03
inline constexpr std::size_t settled = 1;

}  // namespace hexwright::foreign_islands
