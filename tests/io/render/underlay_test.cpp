#include <cmath>
#include <cstdlib>

#include <cairo.h>

#include "tests/io/render/picture.h"

// A picture under the board, to trace.

namespace hexwright::underlay_test {
namespace {

constexpr int wide = 320, high = 240;

/// Magenta on the left, turning into blue on the right; larger than the board by half.
Underlay underlay() {
  const std::shared_ptr<cairo_surface_t> picture(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 160, 120),
                                                 cairo_surface_destroy);
  cairo_t* cairo = cairo_create(picture.get());
  for (int x = 0; x < 160; ++x) {
    cairo_rectangle(cairo, x, 0, 1, 120);
    cairo_set_source_rgb(cairo, 1 - x / 160.0, 0, 1);
    cairo_fill(cairo);
  }
  cairo_destroy(cairo);
  return {.picture = picture, .centre = {0, 0}, .width = 8, .opacity = 1, .hexes = 0.5};
}

BoardImage pictured(const Scenario& scenario, const BoardView& view, const std::optional<Underlay>& below) {
  BoardImage image;
  image.resize(wide, high);
  image.lay_over(below);
  image.redraw(scenario, view, {});
  return image;
}

constexpr BoardView middle{.scale = 30, .origin = {wide / 2.0, high / 2.0}, .quarter_turned = false};

/// An empty place with a forest to its right.
Scenario forest() {
  Scenario scenario;
  scenario.cells[Hex{1, 0}] = cell_of(Terrain::Forest);
  return scenario;
}

Rgb colour_at(const BoardImage& image, Point point) {
  const Spot spot = middle.to_spot(point);
  return pixel(image, static_cast<int>(spot.x), static_cast<int>(spot.y));
}

double farthest_apart(const BoardImage& a, const BoardImage& b) {
  double most = 0;
  for (int y = 0; y < high; ++y)
    for (int x = 0; x < wide; ++x)
      for (std::size_t part = 0; part < 3; ++part)
        most = std::max(most, std::abs(pixel(a, x, y)[part] - pixel(b, x, y)[part]));
  return most;
}

TEST(Underlay, ShowsInEmptyPlacesAndHalfThroughHexes) {
  const BoardImage without = pictured(forest(), middle, {}), with = pictured(forest(), middle, underlay());
  EXPECT_NEAR(colour_at(with, {0, 0})[2], 255, 2);
  EXPECT_NEAR(colour_at(with, {0, 0})[1], 0, 2);
  const Point in_forest{centre({1, 0}).x, 0.2};
  const double red = 255 * (1 - (in_forest.x / 8 + 0.5));  // of the picture there
  EXPECT_NEAR(colour_at(with, in_forest)[0], (colour_at(without, in_forest)[0] + red) / 2, 4);
  EXPECT_NEAR(colour_at(with, in_forest)[1], colour_at(without, in_forest)[1] / 2, 3);
}

TEST(Underlay, FadesIntoWhatLiesBehindAndEndsWhereItEnds) {
  const BoardImage without = pictured(forest(), middle, {});
  Underlay faded = underlay();
  faded.opacity = 0.25;
  faded.hexes = 1;
  const BoardImage with = pictured(forest(), middle, faded);
  EXPECT_NEAR(colour_at(with, {0, 0})[1], 0.75 * colour_at(without, {0, 0})[1], 2);
  EXPECT_EQ(colour_at(with, {-4.5, 0}), colour_at(without, {-4.5, 0}));
  EXPECT_EQ(colour_at(with, centre({1, 0})), colour_at(without, centre({1, 0})));
}

TEST(Underlay, IsTheSameWhenAPartIsDrawnAgainOrScrolled) {
  Scenario scenario = forest();
  BoardImage image = pictured(scenario, middle, underlay());
  scenario.cells[Hex{0, 0}] = cell_of(Terrain::Hills, 5);
  const std::array changed{Hex{0, 0}};
  image.redraw(scenario, changed);
  EXPECT_LE(farthest_apart(image, pictured(scenario, middle, underlay())), 2);
  image.scroll(scenario, 37, -21);
  BoardView moved = middle;
  moved.origin = {middle.origin.x + 37, middle.origin.y - 21};
  EXPECT_LE(farthest_apart(image, pictured(scenario, moved, underlay())), 2);
}

TEST(Underlay, StandsUprightOnATurnedBoard) {
  BoardView turned = middle;
  turned.quarter_turned = true;
  const BoardImage image = pictured({}, turned, underlay());
  const int y = high / 2;
  EXPECT_GT(pixel(image, wide / 2 - 100, y)[0], pixel(image, wide / 2 + 100, y)[0] + 100);
}

}  // namespace
}  // namespace hexwright::underlay_test
