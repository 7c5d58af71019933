#include "model/own/colour_sight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace hexwright::own {

ColourTriple times(const ColourMatrix& matrix, const ColourTriple& colour) {
  ColourTriple result{};
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * colour[i];
  return result;
}

ColourTriple linear_light(const ColourTriple& colour) {
  ColourTriple light{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double part = colour[i] / 255;
    light[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  }
  return light;
}

ColourTriple lab(const ColourTriple& light) {
  constexpr ColourMatrix to_xyz{
      {{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  const ColourTriple xyz = times(to_xyz, light);
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f(std::max(xyz[0], 0.0) / 0.9505), y = f(std::max(xyz[1], 0.0)),
               z = f(std::max(xyz[2], 0.0) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double apart(const ColourTriple& one, const ColourTriple& other) {
  return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

namespace {

/// A colour as each kind of sight has it.
using Seen = std::array<ColourTriple, sights.size()>;
Seen seen(std::uint32_t colour) {
  const ColourTriple light =
      linear_light({static_cast<double>(colour >> 16U & 255U), static_cast<double>(colour >> 8U & 255U),
                    static_cast<double>(colour & 255U)});
  Seen all{};
  for (std::size_t i = 0; i < sights.size(); ++i) all[i] = lab(times(sights[i].matrix, light));
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
  const ColourTriple wish = seen(wished).front();
  std::uint32_t best = wished;
  double best_distance = distance(seen(wished)), best_change = 0;
  if (best_distance >= across_the_table) return wished;
  for (const Candidate& each : candidates()) {
    const double its = distance(each.seen);
    const double change = apart(each.seen.front(), wish);
    if (its < best_distance || (its == best_distance && change >= best_change)) continue;
    best = each.colour;
    best_distance = its;
    best_change = change;
  }
  return best;
}

}  // namespace hexwright::own
