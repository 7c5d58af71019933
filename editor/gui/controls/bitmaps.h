#pragma once

#include <string_view>

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include "io/render/pen/theme.h"
#include "io/render/pieces/preview.h"
#include "model/scenario/scenario.h"

namespace hexwright::gui {

/// A line drawing of our own by name ("undo", "brush-7"), in the given ink, sharp at every scale of the
/// screen. `size` in logical pixels. Precondition: the name is in the table of `icons.cpp`.
wxBitmapBundle icon(std::string_view name, const wxColour& ink, int size = 20);
/// In the colour of texts on windows, so that it is seen in dark themes, too.
wxBitmapBundle icon(std::string_view name, int size = 20);

// Small pictures for buttons, cut out of the very drawing that the map shows. `size` in logical pixels,
// `pixel` the scale factor of the screen.

wxBitmapBundle terrain_swatch(const PlacedTerrain& terrain, BoardTheme theme, int size, double pixel,
                              const own::Packs& packs = {});
wxBitmapBundle token_swatch(int token, BoardTheme theme, int size, double pixel);
wxBitmapBundle harbor_swatch(const PlacedHarbor& kind, BoardTheme theme, int size, double pixel,
                             const own::Packs& packs = {});

/// The picture for the screen, `scale` of its pixels for a logical one.
wxBitmap bitmap_of(const Pixels& pixels, double scale);

}  // namespace hexwright::gui
