#pragma once

#include <string>

#include <cairo.h>

#include "io/sheet/paper.h"
#include "model/scenario/message.h"

namespace hexwright {

/// A tenth of a metre: the line that shows whether a printer keeps the scale.
inline constexpr double ruler_length = 100 * points_a_millimetre;

/// Below the pieces of a page: what it belongs to, the ruler, and which page it is.
void draw_page_foot(cairo_t* context, PaperSize page, const std::string& title, const std::string& number,
                    Translate translate);

}  // namespace hexwright
