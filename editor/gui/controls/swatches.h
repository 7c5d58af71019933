#pragma once

#include <wx/bmpbndl.h>

#include "io/render/pen/theme.h"
#include "model/scenario/scenario.h"

namespace hexwright::gui {

// Small pictures for buttons, cut out of the very drawing that the map shows. `size` in logical pixels,
// `pixel` the scale factor of the screen.

wxBitmapBundle terrain_swatch(const PlacedTerrain& terrain, BoardTheme theme, int size, double pixel,
                              const own::Packs& packs = {});
wxBitmapBundle token_swatch(int token, BoardTheme theme, int size, double pixel);
wxBitmapBundle harbor_swatch(const PlacedHarbor& kind, BoardTheme theme, int size, double pixel,
                             const own::Packs& packs = {});

}  // namespace hexwright::gui
