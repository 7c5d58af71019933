#include <cairo-win32.h>
#include <wx/dcclient.h>

#include "editor/gui/controls/cairo_paint.h"

namespace hexwright::gui {

void paint_with_cairo(wxPaintDC& dc, const std::function<void(cairo_t*)>& draw) {
  cairo_surface_t* surface = cairo_win32_surface_create(static_cast<HDC>(dc.GetHDC()));
  cairo_t* cairo = cairo_create(surface);
  draw(cairo);
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
}

}  // namespace hexwright::gui
