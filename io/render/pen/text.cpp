#include "io/render/pen/text.h"

#include <pango/pangocairo.h>

#include "io/render/pen/cairo_handle.h"

namespace hexwright {
namespace {

/// Text is laid out at this size and drawn scaled, so that its shape is the same at every zoom.
constexpr double layout_size = 64;
/// Of the em, in the usual sans families.
constexpr double capital_height = 0.72;

struct Unref {
  template <class Thing>
  void operator()(Thing* thing) const {
    g_object_unref(thing);
  }
  void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
  void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};
template <class Thing>
using Owned = std::unique_ptr<Thing, Unref>;

/// Of this thread, as the font map is. It knows nothing of what is drawn on: Pango looks for fonts anew in
/// every context of another scale, which takes longer than all else that is drawn.
PangoContext* layout_context() {
  thread_local const Owned<PangoContext> context = [] {
    Owned<PangoContext> made(pango_font_map_create_context(pango_cairo_font_map_get_default()));
    const Owned<cairo_font_options_t> options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(made.get(), options.get());
    pango_cairo_context_set_resolution(made.get(), 72);
    return made;
  }();
  return context.get();
}

/// In the unit of `layout_size`.
Owned<PangoLayout> lay_out(std::string_view text, const TextStyle& style) {
  Owned<PangoLayout> layout(pango_layout_new(layout_context()));
  const Owned<PangoFontDescription> font(pango_font_description_new());
  pango_font_description_set_family_static(font.get(), "sans");
  pango_font_description_set_weight(font.get(), style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size(font.get(), layout_size * PANGO_SCALE);
  pango_layout_set_font_description(layout.get(), font.get());
  pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
  pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
  if (style.most_width > 0) {
    pango_layout_set_width(layout.get(),
                           static_cast<int>(style.most_width / style.size * layout_size * PANGO_SCALE));
    pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
  }
  return layout;
}

}  // namespace

void draw_text(const Pen& pen, std::string_view text, Point middle, const TextStyle& style) {
  cairo_t* cr = pen.context();
  const Saved saved(pen);
  cairo_new_path(cr);
  cairo_translate(cr, middle.x, middle.y);
  cairo_scale(cr, style.size / layout_size, style.size / layout_size);
  const Owned<PangoLayout> layout = lay_out(text, style);
  PangoRectangle logical;
  pango_layout_get_extents(layout.get(), nullptr, &logical);
  const double x = -(logical.x + logical.width / 2.0) / PANGO_SCALE;
  const double baseline = static_cast<double>(pango_layout_get_baseline(layout.get())) / PANGO_SCALE;
  const double y = layout_size * capital_height / 2 - baseline;
  if (style.halo > 0) {
    cairo_move_to(cr, x, y);
    pango_cairo_layout_path(cr, layout.get());
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(cr, 2 * style.halo / style.size * layout_size);
    cairo_set_source_rgba(cr, 1, 1, 1, 0.8);
    cairo_stroke(cr);
  }
  cairo_move_to(cr, x, y);
  const Colour colour = pen.toned(style.colour);
  cairo_set_source_rgba(cr, colour.red, colour.green, colour.blue, colour.alpha);
  pango_cairo_show_layout(cr, layout.get());
  cairo_new_path(cr);
}

double text_width(std::string_view text, const TextStyle& style) {
  int width = 0;
  pango_layout_get_size(lay_out(text, style).get(), &width, nullptr);
  return static_cast<double>(width) / PANGO_SCALE * style.size / layout_size;
}

}  // namespace hexwright
