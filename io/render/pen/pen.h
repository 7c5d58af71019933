#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include <cairo.h>

#include "io/render/pen/colour.h"
#include "io/render/pen/theme.h"
#include "model/board/plane.h"

namespace hexwright {

/// How much of a drawing can be told at a size. Each level has all of those before it.
enum class Detail { Ground, Signs, Numbers, Full };

/// The least detail whose smallest part still shows when a hex side has so many pixels.
constexpr Detail detail_at(double scale) {
  if (scale >= 26) return Detail::Full;
  if (scale >= 10) return Detail::Numbers;
  return scale >= 5 ? Detail::Signs : Detail::Ground;
}

enum class Ink : std::uint8_t { Colours, Greys };
constexpr Ink ink_of(BoardTheme theme) { return theme == BoardTheme::Mono ? Ink::Greys : Ink::Colours; }

/// Draws on a Cairo context whose unit is the side of a hex and whose origin is the thing's own place.
class Pen {
 public:
  /// `ink`: what colours come out as.
  Pen(cairo_t* context, double scale, Detail detail, Ink ink = Ink::Colours)
      : cr_(context), scale_(scale), detail_(detail), ink_(ink) {}

  cairo_t* context() const { return cr_; }
  Colour toned(Colour colour) const { return ink_ == Ink::Greys ? grey(colour) : colour; }
  bool shows(Detail detail) const { return detail_ >= detail; }
  /// At least this many pixels, in units.
  double at_least(double units, double pixels) const { return std::max(units, pixels / scale_); }

  /// Each adds to the path; `fill` and `stroke` use it up.
  Pen& polygon(std::span<const Point> points);
  Pen& line(std::initializer_list<Point> points);
  Pen& circle(Point centre, double radius);
  Pen& ellipse(Point centre, double radius_x, double radius_y);
  Pen& box(Point centre, double width, double height, double rounding = 0);
  /// The path as SVG writes it, with the absolute commands M, L, C, Q and Z, placed and sized.
  Pen& shape(std::string_view commands, Point place = {}, double size = 1);

  void fill(Colour colour);
  void fill_keep(Colour colour);
  /// From the top of the unit circle to its bottom.
  void fill_down(Colour top, Colour bottom);
  void stroke(Colour colour, double width);
  void clip();

 private:
  cairo_t* cr_;
  double scale_;
  Detail detail_;
  Ink ink_;
};

/// What is drawn between its making and its end is clipped, moved or grouped by itself.
class Saved {
 public:
  explicit Saved(const Pen& pen) : cr_(pen.context()) { cairo_save(cr_); }
  ~Saved() { cairo_restore(cr_); }
  Saved(const Saved&) = delete;
  Saved& operator=(const Saved&) = delete;

 private:
  cairo_t* cr_;
};

}  // namespace hexwright
