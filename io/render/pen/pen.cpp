#include "io/render/pen/pen.h"

#include <cassert>
#include <charconv>
#include <numbers>

#include "io/render/pen/cairo_handle.h"

namespace hexwright {
namespace {

constexpr double full_turn = 2 * std::numbers::pi;

void use(cairo_t* cr, Colour c) { cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.alpha); }

/// Reads the numbers between the letters of a path.
class PathReader {
 public:
  PathReader(std::string_view text, Point place, double size) : text_(text), place_(place), size_(size) {}

  bool at_end() {
    const auto next = text_.find_first_not_of(" ,");
    text_.remove_prefix(std::min(next, text_.size()));
    return text_.empty();
  }
  /// The letter that stands here; the last one goes on when a number stands here instead.
  char command() {
    if (text_.front() >= 'A' && text_.front() <= 'Z') {
      command_ = text_.front();
      text_.remove_prefix(1);
    }
    return command_;
  }
  Point point() {
    const double x = number();
    return {place_.x + size_ * x, place_.y + size_ * number()};
  }

 private:
  double number() {
    [[maybe_unused]] const bool ended = at_end();
    assert(!ended && "a path command lacks numbers");
    double value = 0;
    const auto read = std::from_chars(text_.data(), text_.data() + text_.size(), value);
    assert(read.ec == std::errc{});
    text_.remove_prefix(static_cast<std::size_t>(read.ptr - text_.data()));
    return value;
  }

  std::string_view text_;
  Point place_;
  double size_;
  char command_ = 'M';
};

void curve(cairo_t* cr, Point a, Point b, Point end) { cairo_curve_to(cr, a.x, a.y, b.x, b.y, end.x, end.y); }

void quadratic(cairo_t* cr, Point control, Point end) {
  Point start;
  cairo_get_current_point(cr, &start.x, &start.y);
  const auto toward = [&](Point from) {
    return Point{from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3};
  };
  curve(cr, toward(start), toward(end), end);
}

}  // namespace

Pen& Pen::polygon(std::span<const Point> points) {
  for (const Point p : points) cairo_line_to(cr_, p.x, p.y);
  cairo_close_path(cr_);
  return *this;
}

Pen& Pen::line(std::initializer_list<Point> points) {
  cairo_new_sub_path(cr_);
  for (const Point p : points) cairo_line_to(cr_, p.x, p.y);
  return *this;
}

Pen& Pen::circle(Point centre, double radius) {
  cairo_new_sub_path(cr_);
  cairo_arc(cr_, centre.x, centre.y, radius, 0, full_turn);
  cairo_close_path(cr_);
  return *this;
}

Pen& Pen::ellipse(Point centre, double radius_x, double radius_y) {
  cairo_matrix_t before;
  cairo_get_matrix(cr_, &before);
  cairo_translate(cr_, centre.x, centre.y);
  cairo_scale(cr_, radius_x, radius_y);
  circle({}, 1);
  cairo_set_matrix(cr_, &before);
  return *this;
}

Pen& Pen::box(Point centre, double width, double height, double rounding) {
  const double x = centre.x - width / 2;
  const double y = centre.y - height / 2;
  if (rounding <= 0) {
    cairo_rectangle(cr_, x, y, width, height);
    return *this;
  }
  const double quarter = full_turn / 4;
  cairo_new_sub_path(cr_);
  cairo_arc(cr_, x + width - rounding, y + rounding, rounding, -quarter, 0);
  cairo_arc(cr_, x + width - rounding, y + height - rounding, rounding, 0, quarter);
  cairo_arc(cr_, x + rounding, y + height - rounding, rounding, quarter, 2 * quarter);
  cairo_arc(cr_, x + rounding, y + rounding, rounding, 2 * quarter, 3 * quarter);
  cairo_close_path(cr_);
  return *this;
}

Pen& Pen::shape(std::string_view commands, Point place, double size) {
  PathReader in(commands, place, size);
  while (!in.at_end()) {
    switch (in.command()) {
      case 'M': {
        const Point p = in.point();
        cairo_move_to(cr_, p.x, p.y);
        break;
      }
      case 'L': {
        const Point p = in.point();
        cairo_line_to(cr_, p.x, p.y);
        break;
      }
      case 'C': {
        const Point a = in.point();
        const Point b = in.point();
        curve(cr_, a, b, in.point());
        break;
      }
      case 'Q': {
        const Point control = in.point();
        quadratic(cr_, control, in.point());
        break;
      }
      case 'Z':
        cairo_close_path(cr_);
        break;
      default:
        assert(false && "a path has the commands M, L, C, Q and Z");
        return *this;
    }
  }
  return *this;
}

void Pen::fill(Colour colour) {
  use(cr_, toned(colour));
  cairo_fill(cr_);
}

void Pen::fill_keep(Colour colour) {
  use(cr_, toned(colour));
  cairo_fill_preserve(cr_);
}

void Pen::fill_down(Colour top, Colour bottom) {
  top = toned(top), bottom = toned(bottom);
  const Pattern gradient(cairo_pattern_create_linear(0, -1, 0, 1));
  cairo_pattern_add_color_stop_rgba(gradient.get(), 0, top.red, top.green, top.blue, top.alpha);
  cairo_pattern_add_color_stop_rgba(gradient.get(), 1, bottom.red, bottom.green, bottom.blue, bottom.alpha);
  cairo_set_source(cr_, gradient.get());
  cairo_fill(cr_);
}

void Pen::stroke(Colour colour, double width) {
  use(cr_, toned(colour));
  cairo_set_line_width(cr_, width);
  cairo_stroke(cr_);
}

void Pen::clip() { cairo_clip(cr_); }

}  // namespace hexwright
