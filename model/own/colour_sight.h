#pragma once

#include <cstdint>
#include <span>

namespace hexwright::own {

/// How far apart two colours, 0xRRGGBB, look in the kind of colour sight that tells them worst: in the colour
/// space CIE L*a*b*, where 2 is just seen side by side and 10 is told at a glance.
double least_apart(std::uint32_t one, std::uint32_t other);

/// A colour that every kind of colour sight tells from all others across a table, as far as there is one: the
/// one that is nearest to what is wished.
std::uint32_t colour_apart_from(std::span<const std::uint32_t> others, std::uint32_t wished);

}  // namespace hexwright::own
