#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

#include "io/render/board/board_image.h"
#include "io/render/render.h"

namespace hexwright {

/// Red, green and blue, each from 0 to 255.
using Rgb = std::array<double, 3>;

inline bool has_pixel(const BoardImage& image, int x, int y) {
  return x >= 0 && y >= 0 && x < image.width() && y < image.height();
}
inline Rgb pixel(const BoardImage& image, int x, int y) {
  if (!has_pixel(image, x, y)) throw std::out_of_range("a test looks beyond the edge of its picture");
  const unsigned char* at = image.pixels() + static_cast<std::ptrdiff_t>(y) * image.stride() + 4 * x;
  return {static_cast<double>(at[2]), static_cast<double>(at[1]), static_cast<double>(at[0])};
}

/// A picture of a scenario as the canvas shows it.
struct Picture {
  explicit Picture(const Scenario& scenario, int width = 400, int height = 300,
                   const DrawOptions& options = {})
      : view(fit(scenario, width, height, 10, options)) {
    image.resize(width, height);
    image.redraw(scenario, view, options);
  }

  Rgb at(Point p) const {
    const Spot spot = view.to_spot(p);
    return pixel(image, static_cast<int>(spot.x), static_cast<int>(spot.y));
  }
  /// Of the picture's pixels around a point, no farther than `radius` hex sides.
  template <class Visit>
  void visit_around(Point p, double radius, Visit visit) const {
    const Spot middle = view.to_spot(p);
    const double reach = radius * view.scale;
    for (int y = static_cast<int>(middle.y - reach); y <= static_cast<int>(middle.y + reach); ++y)
      for (int x = static_cast<int>(middle.x - reach); x <= static_cast<int>(middle.x + reach); ++x)
        if ((x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y) <= reach * reach &&
            has_pixel(image, x, y))
          visit(pixel(image, x, y));
  }
  Rgb average(Point p, double radius = 0.8) const {
    Rgb sum{};
    double count = 0;
    visit_around(p, radius, [&](const Rgb& colour) {
      for (std::size_t i = 0; i < 3; ++i) sum[i] += colour[i];
      ++count;
    });
    for (double& part : sum) part /= count;
    return sum;
  }
  template <class Test>
  int count_around(Point p, double radius, Test test) const {
    int count = 0;
    visit_around(p, radius, [&](const Rgb& colour) { count += test(colour) ? 1 : 0; });
    return count;
  }

  BoardView view;
  BoardImage image;
};

inline bool is_strong_red(const Rgb& c) { return c[0] > 150 && c[1] < 70 && c[2] < 70; }

inline Scenario one_hex(const Cell& cell) {
  Scenario scenario;
  scenario.cells[Hex{}] = cell;
  return scenario;
}

inline Cell cell_of(PlacedTerrain terrain, PlacedToken token = {}) {
  return {std::move(terrain), std::move(token), {}};
}

}  // namespace hexwright
