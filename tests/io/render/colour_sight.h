#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "tests/io/render/picture.h"

namespace hexwright {

using Matrix = std::array<std::array<double, 3>, 3>;

/// How a kind of colour sight sees linear light, after Machado, Oliveira and Fernandes (2009), at full
/// strength.
struct Sight {
  const char* name;
  Matrix matrix;
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

inline Rgb times(const Matrix& m, const Rgb& v) {
  Rgb result{};
  for (std::size_t row = 0; row < 3; ++row)
    result[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
  return result;
}

inline Rgb linear_light(const Rgb& colour) {
  Rgb result{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double c = colour[i] / 255;
    result[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  }
  return result;
}

/// CIE L*a*b* of linear light, white D65.
inline Rgb lab(const Rgb& light) {
  constexpr Matrix to_xyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  const Rgb xyz = times(to_xyz, light);
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f(std::max(xyz[0], 0.0) / 0.9505);
  const double y = f(std::max(xyz[1], 0.0));
  const double z = f(std::max(xyz[2], 0.0) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

inline double apart(const Rgb& a, const Rgb& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

/// From 0 to 100.
inline double lightness(const Rgb& colour) { return lab(linear_light(colour))[0]; }

}  // namespace hexwright
