#include "render/render.h"

#include <cmath>

#include "render/board_painter.h"
#include "render/bounds.h"
#include "render/palette.h"

namespace hexwright {
namespace {

struct Sheet {
  int width = 0, height = 0;
  View view;
};

/// The margin is a share of the width; an empty board gives a flat sheet.
Sheet lay_sheet(const Scenario& scenario, int width) {
  width = std::max(width, 16);
  const double margin = std::ceil(width / 50.0);
  const Bounds b = bounds_of(scenario);
  double across = b.right - b.left;
  double down = b.bottom - b.top;
  if (scenario.details.quarter_turned) std::swap(across, down);
  const int height =
      across > 0 ? static_cast<int>(std::ceil((width - 2 * margin) * down / across + 2 * margin)) : width / 2;
  return {width, height, fit(scenario, width, height, margin)};
}

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string render_png(const Scenario& scenario, const DrawOptions& options, int width) {
  const Sheet sheet = lay_sheet(scenario, width);
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, sheet.width, sheet.height));
  const Context context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), palette::paper.red, palette::paper.green, palette::paper.blue);
  cairo_paint(context.get());
  BoardPainter painter(Sprites::Kind::Pixels, scenario, sheet.view, options, detail_at(sheet.view.scale));
  painter.paint(context.get(), scenario, {0, 0, sheet.width, sheet.height});
  std::string bytes;
  cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
  return bytes;
}

std::string render_svg(const Scenario&, const DrawOptions&, int) { return {}; }
std::string render_pdf(const Scenario&, const DrawOptions&, int) { return {}; }

}  // namespace hexwright
