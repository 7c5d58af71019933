#include "io/render/board/underlay.h"

#include <cairo.h>

namespace hexwright {

void draw(cairo_t* cairo, const Underlay& underlay, const BoardView& view) {
  cairo_surface_t* picture = underlay.picture.get();
  const int width = cairo_image_surface_get_width(picture);
  const int height = cairo_image_surface_get_height(picture);
  if (width == 0 || height == 0) return;
  const Spot middle = view.to_spot(underlay.centre);
  const double scale = underlay.width * view.scale / width;
  cairo_save(cairo);
  cairo_translate(cairo, middle.x, middle.y);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_surface(cairo, picture, -width / 2.0, -height / 2.0);
  // What makes a picture much smaller takes time, and does not show where it becomes hardly so.
  cairo_pattern_set_filter(cairo_get_source(cairo), scale < 0.6 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR);
  cairo_paint_with_alpha(cairo, underlay.opacity);
  cairo_restore(cairo);
}

}  // namespace hexwright
