#pragma once

#include <functional>

#include <cairo.h>

class wxPaintDC;

namespace hexwright::gui {

/// Draws on what is painted, in the points of the window; what is set meanwhile is taken back afterwards.
void paint_with_cairo(wxPaintDC& dc, const std::function<void(cairo_t*)>& draw);

}  // namespace hexwright::gui
