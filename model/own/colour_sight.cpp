#include "model/own/colour_sight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace hexwright::own {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// What each kind of colour sight makes of linear light: full sight, protanopia, deuteranopia and tritanopia
/// after Machado, Oliveira and Fernandes (2009).
constexpr std::array<Matrix, 4> sights{
    {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

Triple times(const Matrix& matrix, const Triple& colour) {
  Triple result{};
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * colour[i];
  return result;
}

Triple linear_light(std::uint32_t colour) {
  Triple light{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double part = static_cast<double>(colour >> (16 - 8 * i) & 255U) / 255;
    light[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  }
  return light;
}

/// CIE L*a*b*, white D65.
Triple lab(const Triple& light) {
  constexpr Matrix to_xyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  const Triple xyz = times(to_xyz, light);
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f(std::max(xyz[0], 0.0) / 0.9505), y = f(std::max(xyz[1], 0.0)),
               z = f(std::max(xyz[2], 0.0) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// A colour as each kind of sight has it.
using Seen = std::array<Triple, sights.size()>;
Seen seen(std::uint32_t colour) {
  const Triple light = linear_light(colour);
  Seen all{};
  for (std::size_t i = 0; i < sights.size(); ++i) all[i] = lab(times(sights[i], light));
  return all;
}

double apart(const Seen& one, const Seen& other) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < one.size(); ++i)
    least = std::min(least,
                     std::hypot(one[i][0] - other[i][0], one[i][1] - other[i][1], one[i][2] - other[i][2]));
  return least;
}

struct Candidate {
  std::uint32_t colour = 0;
  Seen seen{};
};
/// Colours from all over, in even steps.
const std::vector<Candidate>& candidates() {
  static const std::vector<Candidate> all = [] {
    std::vector<Candidate> colours;
    constexpr std::array<std::uint32_t, 8> steps{0x20, 0x40, 0x60, 0x80, 0xA0, 0xC0, 0xE0, 0xFF};
    for (const std::uint32_t red : steps)
      for (const std::uint32_t green : steps)
        for (const std::uint32_t blue : steps) {
          const std::uint32_t colour = red << 16 | green << 8 | blue;
          colours.push_back({colour, seen(colour)});
        }
    return colours;
  }();
  return all;
}

}  // namespace

double least_apart(std::uint32_t one, std::uint32_t other) { return apart(seen(one), seen(other)); }

std::uint32_t colour_apart_from(std::span<const std::uint32_t> others, std::uint32_t wished) {
  constexpr double across_the_table = 24;
  std::vector<Seen> taken;
  for (const std::uint32_t colour : others) taken.push_back(seen(colour));
  const auto distance = [&](const Seen& colour) {
    double least = across_the_table;
    for (const Seen& other : taken) least = std::min(least, apart(colour, other));
    return least;
  };
  const Triple wish = seen(wished).front();
  std::uint32_t best = wished;
  double best_distance = distance(seen(wished)), best_change = 0;
  if (best_distance >= across_the_table) return wished;
  for (const Candidate& each : candidates()) {
    const double its = distance(each.seen);
    const Triple& plain = each.seen.front();
    const double change = std::hypot(plain[0] - wish[0], plain[1] - wish[1], plain[2] - wish[2]);
    if (its < best_distance || (its == best_distance && change >= best_change)) continue;
    best = each.colour, best_distance = its, best_change = change;
  }
  return best;
}

}  // namespace hexwright::own
