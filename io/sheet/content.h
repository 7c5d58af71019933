#pragma once

#include <vector>

#include <cairo.h>

#include "io/sheet/flow.h"
#include "model/rules/instructions.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What the sheet says below the board, as blocks for columns of this width. `size`: of the text, in points.
std::vector<Block> content_of(cairo_t* context, const Scenario& scenario, const Instructions& sheet,
                              Translate translate, double size, double width);

}  // namespace hexwright
