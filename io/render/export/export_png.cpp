#include <cmath>

#include "io/render/board/board_painter.h"
#include "io/render/export/sheet.h"
#include "io/render/pen/palette.h"
#include "io/render/pieces/pieces.h"

namespace hexwright {
namespace {

/// The sheet of this width, or the widest one within the limit of `most_png_pixels`.
Sheet sheet_within_limit(const Scenario& scenario, PictureOptions options) {
  options.width = std::min(options.width, most_png_side);
  Sheet sheet = lay_sheet(scenario, options);
  while (static_cast<std::int64_t>(sheet.width) * sheet.height > most_png_pixels ||
         sheet.height > most_png_side) {
    const double too_many = static_cast<double>(sheet.width) * sheet.height / most_png_pixels;
    const double too_high = static_cast<double>(sheet.height) / most_png_side;
    const double shrink = std::max({std::sqrt(too_many), too_high, 1.001});
    if (sheet.width <= least_sheet_width) {
      // A board so narrow and high that nothing would show: cut at the limit.
      sheet.height = most_png_side;
      break;
    }
    options.width = static_cast<int>(sheet.width / shrink);
    sheet = lay_sheet(scenario, options);
  }
  return sheet;
}

std::string png_of(const Surface& surface) {
  std::string bytes;
  expect_success(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

}  // namespace

Surface paint_sheet(const Scenario& scenario, std::span<const BoardPiece> pieces,
                    std::span<const BoardSign> signs, const PictureOptions& options) {
  const Sheet sheet = sheet_within_limit(scenario, options);
  const DrawOptions& draw = options.draw;
  Surface surface(cairo_image_surface_create(options.clear ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
                                             sheet.width, sheet.height));
  const Context context(cairo_create(surface.get()));
  if (!options.clear) {
    cairo_set_source_rgb(context.get(), palette::paper.red, palette::paper.green, palette::paper.blue);
    cairo_paint(context.get());
  }
  BoardPainter painter(Sprites::Kind::Pixels, scenario, sheet.view, draw, detail_at(sheet.view.scale));
  painter.paint(context.get(), scenario, {0, 0, sheet.width, sheet.height});
  draw_pieces(context.get(), pieces, scenario.topology, sheet.view, draw.ghosts);
  draw_signs(context.get(), signs, scenario.topology, sheet.view, draw.ghosts);
  expect_success(cairo_status(context.get()));
  return surface;
}

std::string render_png(const Scenario& scenario, const PictureOptions& options) {
  return png_of(paint_sheet(scenario, {}, {}, options));
}

std::string render_png(const Scenario& scenario, const DrawOptions& options, int width) {
  return render_png(scenario, {options, width});
}

std::string render_game_png(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width) {
  return png_of(paint_sheet(scenario, pieces, signs, {options, width}));
}

}  // namespace hexwright
