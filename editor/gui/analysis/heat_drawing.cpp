#include "editor/gui/analysis/heat_drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <cairo.h>
#include <wx/brush.h>
#include <wx/graphics.h>
#include <wx/settings.h>
#include <wx/window.h>

#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

constexpr double full_turn = 2 * std::numbers::pi;
constexpr double smallest_text = 7;  // pixels: what is smaller nobody reads
constexpr double cell_size = 0.66;   // so that the terrain is still seen around it

void set(cairo_t* cairo, Colour colour, double alpha = 1) {
  cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, alpha);
}

/// What is to be painted at all.
struct Sight {
  double left = 0, top = 0, right = 0, bottom = 0;
  bool holds(Spot spot, double margin) const {
    return spot.x > left - margin && spot.x < right + margin && spot.y > top - margin &&
           spot.y < bottom + margin;
  }
};

void draw_text(cairo_t* cairo, const std::string& text, Spot middle, double room, Colour ink) {
  if (text.empty()) return;
  cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size(cairo, room);
  cairo_text_extents_t extents;
  cairo_text_extents(cairo, text.c_str(), &extents);
  const double widest = 1.7 * room;
  if (extents.width > widest) {
    cairo_set_font_size(cairo, room * widest / extents.width);
    cairo_text_extents(cairo, text.c_str(), &extents);
  }
  set(cairo, ink);
  cairo_move_to(cairo, middle.x - extents.width / 2 - extents.x_bearing,
                middle.y - extents.height / 2 - extents.y_bearing);
  cairo_show_text(cairo, text.c_str());
}

void draw_cell(cairo_t* cairo, const Heat::Cell& cell, const BoardView& view, double pixel) {
  const Point middle = centre(cell.at);
  cairo_new_path(cairo);
  for (const Corner corner : all_corners) {
    const Point offset = corner_offset(corner);
    const Spot spot = view.to_spot({middle.x + cell_size * offset.x, middle.y + cell_size * offset.y});
    cairo_line_to(cairo, spot.x, spot.y);
  }
  cairo_close_path(cairo);
  set(cairo, cell.ground, 0.94);
  cairo_fill_preserve(cairo);
  set(cairo, rgb(0x1D2329), 0.8);
  cairo_set_line_width(cairo, pixel);
  cairo_stroke(cairo);
  const double size = 0.52 * view.scale;
  if (size >= smallest_text * pixel)
    draw_text(cairo, text(cell.text, translated), view.to_spot(middle), size, ink_on(cell.ground));
}

void fill_disc(cairo_t* cairo, const Heat::Disc& disc, Spot middle, double radius) {
  if (disc.shares.empty()) {
    cairo_arc(cairo, middle.x, middle.y, radius, 0, full_turn);
    set(cairo, disc.ground);
    cairo_fill(cairo);
    return;
  }
  double angle = -std::numbers::pi / 2;
  for (const auto& [colour, share] : disc.shares) {
    const double end = angle + share * full_turn;
    cairo_move_to(cairo, middle.x, middle.y);
    cairo_arc(cairo, middle.x, middle.y, radius, angle, end);
    cairo_close_path(cairo);
    set(cairo, colour);
    cairo_fill_preserve(cairo);
    set(cairo, rgb(0x1D2329));
    cairo_set_line_width(cairo, 0.06 * radius);
    cairo_stroke(cairo);
    angle = end;
  }
}

// Light on dark, so that it stands apart from any terrain; a second ring outside is a harbor.
void draw_rim(cairo_t* cairo, Spot middle, double radius, bool ringed, double pixel) {
  const auto circle = [&](double at, Colour colour, double width) {
    cairo_arc(cairo, middle.x, middle.y, at, 0, full_turn);
    set(cairo, colour);
    cairo_set_line_width(cairo, width);
    cairo_stroke(cairo);
  };
  if (ringed) {
    circle(radius + 3 * pixel, rgb(0xFFFFFF), 5 * pixel);
    circle(radius + 3.5 * pixel, rgb(0x0F4C81), 2.5 * pixel);
  } else {
    circle(radius + pixel, rgb(0xFFFFFF), 2 * pixel);
  }
  circle(radius, rgb(0x1D2329), 1.25 * pixel);
}

void draw_disc(cairo_t* cairo, const Heat::Disc& disc, const BoardView& view, double pixel) {
  const Spot middle = view.to_spot(disc.at);
  const double radius = std::max(disc.size * view.scale, 2.5 * pixel);
  cairo_new_path(cairo);
  fill_disc(cairo, disc, middle, radius);
  draw_rim(cairo, middle, radius, disc.ringed, pixel);
  const double size = 1.12 * radius;
  if (size >= smallest_text * pixel)
    draw_text(cairo, text(disc.text, translated), middle, size, ink_on(disc.ground));
}

wxColour colour_of(Colour colour) {
  const auto byte = [](double part) { return static_cast<unsigned char>(std::lround(part * 255)); };
  return {byte(colour.red), byte(colour.green), byte(colour.blue)};
}

/// The legend's lines, one below the other.
class LegendPainter {
 public:
  LegendPainter(wxGraphicsContext& context, const wxWindow& window, const Heat& heat)
      : context_(context), window_(window), heat_(heat), unit_(window.FromDIP(1)) {
    context_.SetFont(window.GetFont(), ink);
    double height = 0;
    context_.GetTextExtent("Mg", nullptr, &height);
    line_ = height + 3 * unit_;
    context_.SetFont(window.GetFont().Bold(), ink);
    double title = 0;
    context_.GetTextExtent(words(heat.title), &title, nullptr);
    context_.SetFont(window.GetFont(), ink);
    double note = 0;
    context_.GetTextExtent(words(heat.note), &note, nullptr);
    width_ = std::max({title, note, has_scale() ? 120 * unit_ : 0});
    for (const Heat::Key& key : heat.keys) {
      double wide = 0;
      context_.GetTextExtent(words(key.meaning), &wide, nullptr);
      width_ = std::max(width_, wide + 20 * unit_);
    }
    height_ = line_ * static_cast<double>((has_note() ? 2 : 1) + heat.keys.size()) +
              (has_scale() ? 1.7 * line_ : 0);
  }

  void paint(bool at_right) {
    const double gap = 8 * unit_;
    const double left = at_right ? window_.GetClientSize().x - width_ - 3 * gap : gap;
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo(wxColour(29, 35, 41, 160), unit_)));
    context_.SetBrush(wxBrush(wxColour(255, 255, 255, 238)));
    context_.DrawRoundedRectangle(left, gap, width_ + 2 * gap, height_ + 1.5 * gap, 4 * unit_);
    double y = 1.5 * gap;
    context_.SetFont(window_.GetFont().Bold(), ink);
    context_.DrawText(words(heat_.title), left + gap, y);
    context_.SetFont(window_.GetFont(), ink);
    y += line_ + 2 * unit_;
    if (has_note()) {
      context_.DrawText(words(heat_.note), left + gap, y);
      y += line_;
    }
    if (has_scale()) {
      paint_scale(left + gap, y);
      y += 1.7 * line_;
    }
    for (const Heat::Key& key : heat_.keys) {
      context_.SetBrush(wxBrush(colour_of(key.colour)));
      context_.DrawRectangle(left + gap, y + 2 * unit_, 12 * unit_, line_ - 7 * unit_);
      context_.DrawText(words(key.meaning), left + gap + 20 * unit_, y);
      y += line_;
    }
  }

 private:
  bool has_note() const { return !heat_.note.pattern.empty(); }
  bool has_scale() const { return heat_.most != Argument(); }
  void paint_scale(double left, double y) {
    constexpr int steps = 30;
    context_.SetPen(*wxTRANSPARENT_PEN);
    for (int i = 0; i < steps; ++i) {
      context_.SetBrush(wxBrush(colour_of(heat_colour((i + 0.5) / steps))));
      context_.DrawRectangle(left + width_ * i / steps, y, width_ / steps + unit_ / 2, line_ * 0.6);
    }
    double wide = 0;
    context_.GetTextExtent(shown(text(heat_.most, translated)), &wide, nullptr);
    context_.DrawText(shown(text(heat_.least, translated)), left, y + 0.7 * line_);
    context_.DrawText(shown(text(heat_.most, translated)), left + width_ - wide, y + 0.7 * line_);
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo(ink, unit_)));
  }

  const wxColour ink{29, 35, 41};
  wxGraphicsContext& context_;
  const wxWindow& window_;
  const Heat& heat_;
  double unit_, line_ = 0, width_ = 0, height_ = 0;
};

}  // namespace

void draw(cairo_t* cairo, const Heat& heat, const BoardView& view, double pixel) {
  Sight sight;
  cairo_clip_extents(cairo, &sight.left, &sight.top, &sight.right, &sight.bottom);
  cairo_new_path(cairo);
  for (const Heat::Cell& cell : heat.cells)
    if (sight.holds(view.to_spot(centre(cell.at)), view.scale)) draw_cell(cairo, cell, view, pixel);
  for (const Heat::Disc& disc : heat.discs)
    if (sight.holds(view.to_spot(disc.at), view.scale)) draw_disc(cairo, disc, view, pixel);
}

void draw_legend(wxGraphicsContext& context, const wxWindow& window, const Heat& heat, bool at_right) {
  LegendPainter(context, window, heat).paint(at_right);
}

}  // namespace hexwright::gui
