#include "editor/gui/generate/locks.h"

#include <algorithm>
#include <numbers>

#include <cairo.h>

#include "editor/core/generate/what_moves.h"
#include "model/board/plane.h"

namespace hexwright::gui {
namespace {

void perform(EditorContext& context, const Outcome<Command>& command) {
  if (const auto* refusal = command.refusal())
    context.act([&](Workbench&) { return std::optional(*refusal); });
  else
    context.perform(command.value());
}

}  // namespace

void lock_selection(EditorContext& context) {
  perform(context, lock_hexes(context.scenario(), context.bench().selection().hexes, true));
}

void unlock_selection(EditorContext& context) {
  const HexSet& selected = context.bench().selection().hexes;
  perform(context, selected.empty() ? unlock_all(context.scenario())
                                    : lock_hexes(context.scenario(), selected, false));
}

namespace {

/// On a field whose unit is half the width of the body: light with a dark line around it, so that it is seen
/// on every ground.
void draw_lock(cairo_t* cairo, const Spot& spot, double size) {
  cairo_save(cairo);
  cairo_translate(cairo, spot.x, spot.y);
  cairo_scale(cairo, size, size);
  cairo_new_path(cairo);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT);
  const auto shackle = [cairo](double width) {
    cairo_move_to(cairo, -0.58, 0);
    cairo_line_to(cairo, -0.58, -0.55);
    cairo_arc(cairo, 0, -0.55, 0.58, std::numbers::pi, 0);
    cairo_line_to(cairo, 0.58, 0);
    cairo_set_line_width(cairo, width);
    cairo_stroke(cairo);
  };
  cairo_set_source_rgb(cairo, 0.08, 0.09, 0.12);
  shackle(0.72);
  cairo_rectangle(cairo, -1.14, -0.24, 2.28, 1.68);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  shackle(0.3);
  cairo_rectangle(cairo, -0.94, -0.04, 1.88, 1.28);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 0.08, 0.09, 0.12);
  cairo_arc(cairo, 0, 0.45, 0.26, 0, 2 * std::numbers::pi);
  cairo_fill(cairo);
  cairo_rectangle(cairo, -0.12, 0.5, 0.24, 0.46);
  cairo_fill(cairo);
  cairo_restore(cairo);
}

}  // namespace

void draw_locks(cairo_t* cairo, std::span<const Hex> hexes, const BoardView& view, double pixel) {
  const double size = std::clamp(0.16 * view.scale, 4 * pixel, 11 * pixel);
  for (const Hex hex : hexes) {
    const Point middle = centre(hex);
    draw_lock(cairo, view.to_spot({middle.x + 0.52, middle.y - 0.42}), size);
  }
}

}  // namespace hexwright::gui
