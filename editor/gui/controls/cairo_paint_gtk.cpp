#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "editor/gui/controls/cairo_paint.h"

namespace hexwright::gui {

void paint_with_cairo(wxPaintDC& dc, const std::function<void(cairo_t*)>& draw) {
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  auto* cairo = static_cast<cairo_t*>(context->GetNativeContext());
  cairo_save(cairo);
  draw(cairo);
  cairo_restore(cairo);
}

}  // namespace hexwright::gui
