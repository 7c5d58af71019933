#pragma once

#include "io/render/render.h"

namespace hexwright {

/// The page for a picture of the whole board: how `render_svg` and the others lay it, for those who draw on
/// top of such a picture.
struct Sheet {
  int width = 0, height = 0;
  BoardView view;
};

/// `width` wide (at least `least_sheet_width`), with a small margin; an empty board gives a flat sheet.
Sheet lay_sheet(const Scenario& scenario, const PictureOptions& options);
Sheet lay_sheet(const Scenario& scenario, const DrawOptions& options, int width);
inline constexpr int least_sheet_width = 16;

}  // namespace hexwright
