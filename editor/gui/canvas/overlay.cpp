#include "editor/gui/canvas/overlay.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <cairo.h>

#include "editor/gui/analysis/heat_drawing.h"
#include "editor/gui/generate/locks.h"
#include "io/render/board/seam.h"

namespace hexwright::gui {
namespace {

// Marks over pictures of land and sea need their own contrast whatever the theme of the windows is: each
// line is drawn light on dark.
struct Ink {
  double red, green, blue;
};
constexpr Ink dark{0.08, 0.09, 0.12}, light{1, 1, 1}, blue{0.16, 0.47, 0.96}, red{0.83, 0.13, 0.13},
    amber{0.96, 0.66, 0.05}, violet{0.56, 0.22, 0.84};

void set(cairo_t* cairo, const Ink& ink, double alpha = 1) {
  cairo_set_source_rgba(cairo, ink.red, ink.green, ink.blue, alpha);
}

void two_tone(cairo_t* cairo, const Ink& ink, double width) {
  set(cairo, light, 0.9);
  cairo_set_line_width(cairo, width * 2);
  cairo_stroke_preserve(cairo);
  set(cairo, ink);
  cairo_set_line_width(cairo, width);
  cairo_stroke(cairo);
}

void trace(cairo_t* cairo, const BoardView& view, const Ring& ring) {
  cairo_new_sub_path(cairo);
  for (const Point& point : ring) {
    const Spot spot = view.to_spot(point);
    cairo_line_to(cairo, spot.x, spot.y);
  }
  cairo_close_path(cairo);
}

void trace(cairo_t* cairo, const BoardView& view, const std::vector<Region>& regions) {
  for (const Region& region : regions) {
    trace(cairo, view, region.border);
    for (const Ring& hole : region.holes) trace(cairo, view, hole);
  }
}

void trace(cairo_t* cairo, const BoardView& view, Hex hex, double size) {
  const Point middle = centre(hex);
  Ring ring;
  for (const Corner corner : all_corners) {
    const Point offset = corner_offset(corner);
    ring.push_back({middle.x + size * offset.x, middle.y + size * offset.y});
  }
  trace(cairo, view, ring);
}

void trace(cairo_t* cairo, const BoardView& view, Path path) {
  const auto both = ends(path);
  const Spot from = view.to_spot(position(both[0])), to = view.to_spot(position(both[1]));
  cairo_move_to(cairo, from.x, from.y);
  cairo_line_to(cairo, to.x, to.y);
}

void draw_selection(cairo_t* cairo, const Overlay& overlay, const BoardView& view, double pixel) {
  trace(cairo, view, overlay.selection);
  if (!overlay.selection.empty()) {
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
    set(cairo, blue, 0.16);
    cairo_fill_preserve(cairo);
    two_tone(cairo, blue, 2 * pixel);
  }
  if (overlay.selected_harbor) {
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    trace(cairo, view, *overlay.selected_harbor);
    two_tone(cairo, blue, 4 * pixel);
  }
}

// A harbor that a click would lay: its two piers and a ring where its sign would be.
void draw_harbor_ghost(cairo_t* cairo, const BoardView& view, Path path, const Harbor& harbor, double pixel) {
  const Spot middle = view.to_spot(centre(harbor_hex(path, harbor)));
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  for (const Intersection& end : ends(path)) {
    const Spot spot = view.to_spot(position(end));
    cairo_move_to(cairo, spot.x, spot.y);
    cairo_line_to(cairo, middle.x + 0.4 * (spot.x - middle.x), middle.y + 0.4 * (spot.y - middle.y));
  }
  two_tone(cairo, violet, 3 * pixel);
  cairo_arc(cairo, middle.x, middle.y, 0.42 * view.scale, 0, 2 * std::numbers::pi);
  set(cairo, light, 0.55);
  cairo_fill_preserve(cairo);
  two_tone(cairo, violet, 2 * pixel);
  trace(cairo, view, path);
  two_tone(cairo, violet, 4 * pixel);
}

void draw_preview(cairo_t* cairo, const Overlay& overlay, const BoardView& view, double pixel) {
  const Preview& preview = overlay.preview;
  const Ink ink = preview.refused ? red : dark;
  trace(cairo, view, overlay.preview_outline);
  if (overlay.preview_outline.empty())
    for (const Hex hex : preview.hexes) trace(cairo, view, hex, 0.94);
  // What is held shows in its own colours.
  set(cairo, preview.refused ? red : light, preview.ghost ? 0 : 0.22);
  cairo_fill_preserve(cairo);
  two_tone(cairo, ink, 1.5 * pixel);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  for (const Path& path : preview.paths) trace(cairo, view, path);
  two_tone(cairo, violet, 3 * pixel);
  for (const Intersection& intersection : preview.intersections) {
    const Spot spot = view.to_spot(position(intersection));
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, spot.x, spot.y, std::max(4 * pixel, 0.16 * view.scale), 0, 2 * std::numbers::pi);
  }
  two_tone(cairo, preview.refused ? red : violet, 2 * pixel);
  if (preview.harbor) draw_harbor_ghost(cairo, view, preview.harbor->first, preview.harbor->second, pixel);
  for (const Point& point : preview.lasso) {
    const Spot spot = view.to_spot(point);
    cairo_line_to(cairo, spot.x, spot.y);
  }
  two_tone(cairo, blue, 1.5 * pixel);
}

void draw_found(cairo_t* cairo, const Overlay& overlay, const BoardView& view, double pixel) {
  for (const Hex hex : overlay.found) trace(cairo, view, hex, 0.92);
  set(cairo, amber, 0.3);
  cairo_fill_preserve(cairo);
  two_tone(cairo, amber, 2 * pixel);
  if (!overlay.found_now) return;
  trace(cairo, view, *overlay.found_now, 1.06);
  two_tone(cairo, dark, 3.5 * pixel);
}

void draw_sample(cairo_t* cairo, const Overlay& overlay, const BoardView& view, double pixel) {
  trace(cairo, view, overlay.sample);
  const double dashes[] = {7 * pixel, 4 * pixel};
  set(cairo, light, 0.9);
  cairo_set_line_width(cairo, 5 * pixel);
  cairo_stroke_preserve(cairo);
  set(cairo, violet);
  cairo_set_dash(cairo, dashes, 2, 0);
  cairo_set_line_width(cairo, 2.5 * pixel);
  cairo_stroke(cairo);
  cairo_set_dash(cairo, nullptr, 0, 0);
}

// A shape for each severity, so that colour is not needed to tell them apart.
void draw_mark(cairo_t* cairo, const Spot& spot, Severity severity, double size) {
  cairo_save(cairo);
  cairo_translate(cairo, spot.x, spot.y);
  cairo_scale(cairo, size, size);
  if (severity == Severity::Warning) {
    cairo_move_to(cairo, 0, -1.1);
    cairo_line_to(cairo, 1.1, 0.9);
    cairo_line_to(cairo, -1.1, 0.9);
    cairo_close_path(cairo);
  } else if (severity == Severity::Error) {
    cairo_arc(cairo, 0, 0, 1, 0, 2 * std::numbers::pi);
  } else {
    cairo_rectangle(cairo, -0.85, -0.85, 1.7, 1.7);
  }
  set(cairo, severity == Severity::Error ? red : severity == Severity::Warning ? amber : blue);
  cairo_fill_preserve(cairo);
  set(cairo, light);
  cairo_set_line_width(cairo, 0.25);
  cairo_stroke(cairo);
  set(cairo, severity == Severity::Warning ? dark : light);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width(cairo, 0.3);
  if (severity == Severity::Error) {
    cairo_move_to(cairo, -0.4, -0.4);
    cairo_line_to(cairo, 0.4, 0.4);
    cairo_move_to(cairo, 0.4, -0.4);
    cairo_line_to(cairo, -0.4, 0.4);
  } else {
    cairo_move_to(cairo, 0, -0.4);
    cairo_line_to(cairo, 0, 0.25);
    cairo_move_to(cairo, 0, 0.6);
    cairo_line_to(cairo, 0, 0.6);
  }
  cairo_stroke(cairo);
  cairo_restore(cairo);
}

PixelRect around(double left, double top, double right, double bottom, double margin) {
  const int x = static_cast<int>(std::floor(left - margin)), y = static_cast<int>(std::floor(top - margin));
  return {x, y, static_cast<int>(std::ceil(right + margin)) - x,
          static_cast<int>(std::ceil(bottom + margin)) - y};
}

PixelRect around(Spot spot, double margin) { return around(spot.x, spot.y, spot.x, spot.y, margin); }

void draw_once(cairo_t* cairo, const Overlay& overlay, const BoardView& view, double pixel) {
  cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
  for (const Hex hex : overlay.highlight) trace(cairo, view, hex, 1.0);
  for (const Hex hex : overlay.pointed) trace(cairo, view, hex, 1.0);
  // What lies there is to be seen, also on a small map.
  set(cairo, amber, 0.12);
  cairo_fill_preserve(cairo);
  two_tone(cairo, amber, std::clamp(0.07 * view.scale, 1.25 * pixel, 3 * pixel));
  draw_found(cairo, overlay, view, pixel);
  for (const auto& heat : overlay.heats) draw(cairo, *heat, view, pixel);
  draw(cairo, overlay.odds, view, pixel);
  draw(cairo, overlay.marked, view, pixel);
  draw_sample(cairo, overlay, view, pixel);
  draw_selection(cairo, overlay, view, pixel);
  draw_preview(cairo, overlay, view, pixel);
  draw_locks(cairo, overlay.locked, view, pixel);
  for (const Overlay::Mark& mark : overlay.marks)
    draw_mark(cairo, view.to_spot(mark.at), mark.severity,
              std::clamp(0.17 * view.scale, 4 * pixel, 9 * pixel));
  if (!overlay.cursor) return;
  trace(cairo, view, *overlay.cursor, 0.8);
  set(cairo, light);
  cairo_set_line_width(cairo, 4 * pixel);
  cairo_stroke_preserve(cairo);
  set(cairo, dark);
  const double dash = 5 * pixel;
  cairo_set_dash(cairo, &dash, 1, 0);
  cairo_set_line_width(cairo, 2.5 * pixel);
  cairo_stroke(cairo);
  cairo_set_dash(cairo, nullptr, 0, 0);
}

// What is drawn of a joined board: from the ghosts at one edge to those at the other.
void clip_to_board(cairo_t* cairo, const Topology& topology, const BoardView& view) {
  if (topology.kind() == Topology::Kind::Flat) return;
  const Bounds shown = Seam(topology).shown(true);
  trace(cairo, view,
        {{shown.left, shown.top},
         {shown.right, shown.top},
         {shown.right, shown.bottom},
         {shown.left, shown.bottom}});
  cairo_clip(cairo);
}

}  // namespace

namespace {

/// The step from each of some hexes to its counterpart; none when they do not lie alike.
std::optional<Hex> step_between(std::span<const Hex> from, std::span<const Hex> to) {
  if (from.size() != to.size() || from.empty()) return std::nullopt;
  const Hex step = to.front() - from.front();
  const bool alike = std::ranges::equal(from, to, [step](Hex a, Hex b) { return a + step == b; });
  return alike ? std::optional(step) : std::nullopt;
}

void shift(std::vector<Region>& regions, Point by) {
  const auto move = [by](Ring& ring) {
    for (Point& point : ring) point = {point.x + by.x, point.y + by.y};
  };
  for (Region& region : regions) {
    move(region.border);
    std::ranges::for_each(region.holes, move);
  }
}

}  // namespace

void Overlay::show(Preview next) {
  constexpr std::size_t many = 100;
  const bool as_one = next.hexes.size() > 1 && (next.ghost || next.hexes.size() > many);
  const auto step = step_between(preview.hexes, next.hexes);
  if (!as_one)
    preview_outline.clear();
  else if (step && !preview_outline.empty())
    shift(preview_outline, centre(*step));  // what is dragged keeps its shape
  else
    preview_outline = outline(next.hexes);
  preview = std::move(next);
}

std::vector<BoardView> views_of_copies(const Topology& topology, const BoardView& view) {
  std::vector<BoardView> views;
  for (const Point shift : copies(topology)) {
    views.push_back(view);
    views.back().origin = view.to_spot(shift);
  }
  return views;
}

void draw(cairo_t* cairo, const Overlay& overlay, const Topology& topology, const BoardView& view,
          double pixel) {
  cairo_save(cairo);
  clip_to_board(cairo, topology, view);
  for (const BoardView& copy : views_of_copies(topology, view)) draw_once(cairo, overlay, copy, pixel);
  cairo_restore(cairo);
}

PixelRect united(const PixelRect& a, const PixelRect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const int x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

PixelRect bounds(std::span<const Hex> hexes, const BoardView& view, double pixel) {
  PixelRect result;
  for (const Hex hex : hexes)
    result = united(result, around(view.to_spot(centre(hex)), view.scale + 6 * pixel));
  return result;
}

namespace {

/// Of all that lies on a piece of a map; frontier areas reach farthest.
PixelRect bounds(const Scenario& piece, const BoardView& view) {
  PixelRect result;
  const auto add = [&](Hex hex, double reach) {
    result = united(result, around(view.to_spot(centre(hex)), reach * view.scale + 4));
  };
  for (const auto& [hex, cell] : piece.cells) add(hex, 1.1);
  for (const auto& [path, harbor] : piece.harbors) add(harbor_hex(path, harbor), 1.1);
  for (const auto& [marker, hex] : piece.markers) add(hex, 1.1);
  for (const auto& [path, centre_of_area] : piece.frontiers) add(path.hex(), hex_width + 1.15);
  for (const auto& [at, mark] : piece.marks) add(hex_of(at), 1.4);
  for (const Intersection& closed : piece.closed_to_founding) add(closed.hex(), 1.4);
  return result;
}

}  // namespace

PixelRect bounds(const Preview& preview, const BoardView& view, double pixel) {
  PixelRect result = bounds(preview.hexes, view, pixel);
  for (const Path& path : preview.paths)
    result = united(result, around(view.to_spot(middle(path)), 0.5 * view.scale + 8 * pixel));
  for (const Intersection& intersection : preview.intersections)
    result = united(result, around(view.to_spot(position(intersection)), 0.3 * view.scale + 8 * pixel));
  if (preview.harbor)
    result = united(result, around(view.to_spot(middle(preview.harbor->first)), 2 * view.scale));
  if (preview.ghost) result = united(result, bounds(preview.ghost->piece, view));
  for (const Point& point : preview.lasso) result = united(result, around(view.to_spot(point), 6 * pixel));
  return result;
}

}  // namespace hexwright::gui
