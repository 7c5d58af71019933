#include "io/render/board/things_on_hexes.h"
#include "io/render/pen/palette.h"

namespace hexwright {
namespace {

constexpr Colour cloak = rgb(0x2E2B31);
constexpr Colour fold = rgb(0x4C4750);
constexpr Colour rim = rgb(0xFFFDF5);
constexpr Colour hull = rgb(0x4A2F1B);
constexpr Colour sail = rgb(0x25242A);

/// A light rim lifts the silhouette off any ground.
void silhouette(Pen& pen, std::string_view outline, Colour colour) {
  cairo_set_line_join(pen.context(), CAIRO_LINE_JOIN_ROUND);
  pen.shape(outline).stroke(rim, pen.at_least(0.09, 1.2));
  pen.shape(outline).fill(colour);
}

/// A hooded figure.
void draw_robber(Pen& pen) {
  silhouette(pen,
             "M 0 -0.46 C 0.17 -0.46 0.2 -0.28 0.17 -0.14 C 0.3 -0.02 0.29 0.24 0.3 0.4 L -0.3 0.4"
             " C -0.29 0.24 -0.3 -0.02 -0.17 -0.14 C -0.2 -0.28 -0.17 -0.46 0 -0.46 Z",
             cloak);
  pen.shape("M 0 -0.37 C 0.11 -0.36 0.12 -0.24 0.08 -0.16 L -0.08 -0.16 C -0.12 -0.24 -0.11 -0.36 0 -0.37 Z")
      .fill(fold);
  for (const double x : {-0.04, 0.04}) pen.circle({x, -0.26}, 0.022).fill(rim);
  pen.shape("M 0 -0.1 C 0.03 0.1 0.03 0.25 0.02 0.4 L -0.1 0.4 C -0.08 0.2 -0.08 0.05 0 -0.1 Z").fill(fold);
}

/// A ship under a dark sail.
void draw_pirate(Pen& pen) {
  silhouette(pen,
             "M -0.4 0.14 L 0.42 0.14 C 0.36 0.34 0.24 0.38 0.1 0.38 L -0.16 0.38 C -0.3 0.36 -0.38 0.28 "
             "-0.4 0.14 Z",
             hull);
  silhouette(pen, "M 0.02 -0.46 C 0.3 -0.36 0.38 -0.1 0.3 0.08 L 0.02 0.08 Z", sail);
  silhouette(pen, "M -0.06 -0.34 C -0.1 -0.14 -0.2 0 -0.34 0.08 L -0.06 0.08 Z", sail);
  pen.circle({0.14, -0.14}, 0.06).fill(rim);
  pen.shape("M 0.06 0 L 0.22 -0.06 M 0.06 -0.06 L 0.22 0").stroke(rim, 0.025);
}

}  // namespace

void draw_marker(Pen& pen, Marker marker) {
  if (marker == Marker::Robber) return draw_robber(pen);
  draw_pirate(pen);
}

void draw_closed(Pen& pen) {
  constexpr double arm = 0.085;
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  const auto cross = [&] { return pen.line({{-arm, -arm}, {arm, arm}}).line({{-arm, arm}, {arm, -arm}}); };
  cross().stroke(rim, pen.at_least(0.1, 2.2));
  cross().stroke(palette::red, pen.at_least(0.05, 1));
}

}  // namespace hexwright
