#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include <cairo.h>

#include "io/sheet/kit/layout.h"

namespace hexwright {

/// The width of a line to cut along.
inline constexpr double hairline = 0.35;

/// Along which a piece is cut out, on its page: a polygon, or a circle where there are no corners.
struct CutLine {
  std::vector<Point> corners;
  Point middle;
  double radius = 0;
};
CutLine cut_line(const PlacedCutOut& placed, const PieceSizes& sizes);

/// Of a harbor, around its middle: the two of its narrow side, then those that touch the land, clockwise.
std::array<Point, 4> harbor_corners(const PieceSizes& sizes);

/// What tells where to cut pieces with bleed: ticks outside of corners, which go with the waste; a hairline
/// around tokens; and around all of them where they have no bleed. Others are drawn with their lines.
void draw_cut_marks(cairo_t* context, std::span<const PlacedCutOut> placed, const PieceSizes& sizes);

/// The cut lines as elements of an SVG whose unit is the point, for plotters that cut.
std::string svg_of_cut_lines(std::span<const PlacedCutOut> placed, const PieceSizes& sizes);

}  // namespace hexwright
