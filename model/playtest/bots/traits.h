#pragma once

#include <array>

#include "model/playtest/bots/settler.h"

namespace hexwright {

/// What tells how far a seat has come, in numbers of the order of 1.
inline constexpr std::size_t trait_count = 64;
using Traits = std::array<float, trait_count>;

/// At the beginning of a turn, whoever's turn it is. A change makes `outlook_fit` learn anew what they count.
Traits traits_of(const SettlerContext& context);

}  // namespace hexwright
