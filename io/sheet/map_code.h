#pragma once

#include <vector>

#include <cairo.h>

#include "io/sheet/flow.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// The map as text (io/share/share_text.h) in a QR code for phones, and what it is for, as blocks for columns
/// of this width. `size`: of the text, in points. None where there is no hex, or more than a code holds.
std::vector<Block> map_code(cairo_t* context, const Scenario& scenario, Translate translate, double size,
                            double width);

}  // namespace hexwright
