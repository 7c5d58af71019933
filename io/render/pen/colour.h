#pragma once

#include <cstdint>

namespace hexwright {

/// Each part between 0 and 1, not premultiplied.
struct Colour {
  double red = 0, green = 0, blue = 0, alpha = 1;
  friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// 0xRRGGBB, as everybody writes colours.
constexpr Colour rgb(std::uint32_t code) {
  return {static_cast<double>(code >> 16U & 255U) / 255, static_cast<double>(code >> 8U & 255U) / 255,
          static_cast<double>(code & 255U) / 255, 1};
}

constexpr Colour with_alpha(Colour c, double alpha) { return {c.red, c.green, c.blue, alpha}; }

/// `share` of `b` mixed into `a`.
constexpr Colour mix(Colour a, Colour b, double share) {
  return {a.red + (b.red - a.red) * share, a.green + (b.green - a.green) * share,
          a.blue + (b.blue - a.blue) * share, a.alpha + (b.alpha - a.alpha) * share};
}
constexpr Colour lighter(Colour c, double share) { return mix(c, {1, 1, 1, c.alpha}, share); }
constexpr Colour darker(Colour c, double share) { return mix(c, {0, 0, 0, c.alpha}, share); }

/// How light it looks, from 0 to 1.
constexpr double lightness(Colour c) { return 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue; }
constexpr Colour grey(Colour c) { return {lightness(c), lightness(c), lightness(c), c.alpha}; }

}  // namespace hexwright
