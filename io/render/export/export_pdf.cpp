#include <cairo-pdf.h>

#include "io/render/export/sheet.h"

namespace hexwright {

namespace {

std::string pdf_of(const Scenario& scenario, std::span<const BoardPiece> pieces,
                   std::span<const BoardSign> signs, const PictureOptions& options) {
  const Sheet sheet = lay_sheet(scenario, options);
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append_bytes, &bytes, sheet.width, sheet.height));
  // A fixed date, so that the same scenario gives the same bytes.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, scenario.details.title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_AUTHOR, scenario.details.author.c_str());
  draw_recorded(surface.get(), scenario, pieces, signs, options.draw, sheet);
  return bytes;
}

}  // namespace

std::string render_pdf(const Scenario& scenario, const PictureOptions& options) {
  return pdf_of(scenario, {}, {}, options);
}

std::string render_pdf(const Scenario& scenario, const DrawOptions& options, int width) {
  return pdf_of(scenario, {}, {}, {options, width});
}

std::string render_game_pdf(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width) {
  return pdf_of(scenario, pieces, signs, {options, width});
}

}  // namespace hexwright
