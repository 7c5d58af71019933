#pragma once

#include "io/render/board/heat.h"
#include "io/render/view.h"

class wxGraphicsContext;
class wxWindow;
using cairo_t = struct _cairo;

namespace hexwright::gui {

/// Draws the marks; `pixel` is the size of a logical pixel in device pixels.
void draw(cairo_t* cairo, const Heat& heat, const BoardView& view, double pixel);

/// Draws how to read them into the upper left or right corner of the window.
void draw_legend(wxGraphicsContext& context, const wxWindow& window, const Heat& heat, bool at_right);

}  // namespace hexwright::gui
