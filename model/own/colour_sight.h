#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace hexwright::own {

using ColourTriple = std::array<double, 3>;
using ColourMatrix = std::array<ColourTriple, 3>;

/// How a kind of colour sight sees linear light, after Machado, Oliveira and Fernandes (2009), at full
/// strength.
struct Sight {
  const char* name;
  ColourMatrix matrix;
};
inline constexpr std::array sights{
    Sight{"full colour sight", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    Sight{"protanopia",
          {{{0.152286, 1.052583, -0.204868},
            {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}}}},
    Sight{
        "deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Sight{"tritanopia",
          {{{1.255528, -0.076749, -0.178779},
            {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}}}},
};

ColourTriple times(const ColourMatrix& matrix, const ColourTriple& colour);
/// Of red, green and blue from 0 to 255.
ColourTriple linear_light(const ColourTriple& colour);
/// CIE L*a*b* of linear light, white D65.
ColourTriple lab(const ColourTriple& light);
/// The distance of two colours in CIE L*a*b*.
double apart(const ColourTriple& one, const ColourTriple& other);

/// How far apart two colours, 0xRRGGBB, look in the kind of colour sight that tells them worst: in the colour
/// space CIE L*a*b*, where 2 is just seen side by side and 10 is told at a glance.
double least_apart(std::uint32_t one, std::uint32_t other);

/// A colour that every kind of colour sight tells from all others across a table, as far as there is one: the
/// one that is nearest to what is wished.
std::uint32_t colour_apart_from(std::span<const std::uint32_t> others, std::uint32_t wished);

}  // namespace hexwright::own
