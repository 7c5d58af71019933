#pragma once

#include "render/heat.h"
#include "render/view.h"

class wxGraphicsContext;
class wxWindow;
using cairo_t = struct _cairo;

namespace hexwright::gui {

/// Draws the marks; `pixel` is the size of a logical pixel in device pixels.
void draw(cairo_t* cairo, const Heat& heat, const BoardView& view, double pixel);

/// Draws how to read them into a corner of the window, below `top`, in logical pixels. Returns where it ends.
double draw_legend(wxGraphicsContext& context, const wxWindow& window, const Heat& heat, double top);

}  // namespace hexwright::gui
