#include "io/render/export/sheet.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include <fmt/format.h>

#include "io/render/board/board_painter.h"
#include "io/render/pen/bounds.h"

namespace hexwright {

Sheet lay_sheet(const Scenario& scenario, const DrawOptions& options, int width) {
  return lay_sheet(scenario, {options, width});
}

Sheet lay_sheet(const Scenario& scenario, const PictureOptions& options) {
  const int width = std::max(options.width, least_sheet_width);
  const double margin = std::ceil(width * std::clamp(options.margin, 0.0, PictureOptions::most_margin) -
                                  1e-9);  // 2 pixels are not 3
  const Bounds b = bounds_of(scenario, options.draw);
  double across = b.right - b.left;
  double down = b.bottom - b.top;
  if (scenario.details.quarter_turned) std::swap(across, down);
  const double height = across > 0 ? (width - 2 * margin) * down / across + 2 * margin : width / 2.0;
  const int rows = std::max(static_cast<int>(std::ceil(height)), 1);
  return {width, rows, fit(scenario, width, rows, margin, options.draw)};
}

cairo_status_t append_bytes(void* string, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(string)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

void draw_recorded(cairo_surface_t* surface, const Scenario& scenario, std::span<const BoardPiece> pieces,
                   std::span<const BoardSign> signs, const DrawOptions& options, const Sheet& sheet) {
  const Context context(cairo_create(surface));
  BoardPainter painter(Sprites::Kind::Recorded, scenario, sheet.view, options, Detail::Full);
  painter.paint(context.get(), scenario, {0, 0, sheet.width, sheet.height});
  draw_pieces(context.get(), pieces, scenario.topology, sheet.view, options.ghosts);
  draw_signs(context.get(), signs, scenario.topology, sheet.view, options.ghosts);
  expect_success(cairo_status(context.get()));
  cairo_surface_finish(surface);
  expect_success(cairo_surface_status(surface));
}

void expect_success(cairo_status_t status) {
  if (status == CAIRO_STATUS_SUCCESS) return;
  throw std::runtime_error(fmt::format("the picture could not be drawn: {}", cairo_status_to_string(status)));
}

}  // namespace hexwright
