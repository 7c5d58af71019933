#include <cairo-pdf.h>

#include "io/render/sheet.h"

namespace hexwright {

std::string render_pdf(const Scenario& scenario, const DrawOptions& options, int width) {
  return render_game_pdf(scenario, {}, {}, options, width);
}

std::string render_game_pdf(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width) {
  const Sheet sheet = lay_sheet(scenario, options, width);
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append_bytes, &bytes, sheet.width, sheet.height));
  // A fixed date, so that the same scenario gives the same bytes.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, scenario.details.title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_AUTHOR, scenario.details.author.c_str());
  draw_recorded(surface.get(), scenario, pieces, signs, options, sheet);
  return bytes;
}

}  // namespace hexwright
