#include <cmath>

#include "io/render/board_painter.h"
#include "io/render/palette.h"
#include "io/render/pieces.h"
#include "io/render/sheet.h"

namespace hexwright {
namespace {

/// The sheet of this width, or the widest one within the limit of `most_png_pixels`.
Sheet sheet_within_limit(const Scenario& scenario, const DrawOptions& options, int width) {
  Sheet sheet = lay_sheet(scenario, options, std::min(width, most_png_side));
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
    sheet = lay_sheet(scenario, options, static_cast<int>(sheet.width / shrink));
  }
  return sheet;
}

}  // namespace

std::string render_png(const Scenario& scenario, const DrawOptions& options, int width) {
  return render_game_png(scenario, {}, {}, options, width);
}

std::string render_game_png(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width) {
  const Sheet sheet = sheet_within_limit(scenario, options, width);
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, sheet.width, sheet.height));
  const Context context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), palette::paper.red, palette::paper.green, palette::paper.blue);
  cairo_paint(context.get());
  BoardPainter painter(Sprites::Kind::Pixels, scenario, sheet.view, options, detail_at(sheet.view.scale));
  painter.paint(context.get(), scenario, {0, 0, sheet.width, sheet.height});
  draw_pieces(context.get(), pieces, scenario.topology, sheet.view, options.ghosts);
  draw_signs(context.get(), signs, scenario.topology, sheet.view, options.ghosts);
  expect_success(cairo_status(context.get()));
  std::string bytes;
  expect_success(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

}  // namespace hexwright
