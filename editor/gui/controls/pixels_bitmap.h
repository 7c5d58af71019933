#pragma once

#include <wx/bitmap.h>

#include "io/render/pieces/preview.h"

namespace hexwright::gui {

/// The picture for the screen, `scale` of its pixels for a logical one.
wxBitmap bitmap_of(const Pixels& pixels, double scale);

}  // namespace hexwright::gui
