#pragma once

#include "editor/gui/reference/picture_file.h"

namespace hexwright::gui {

struct PictureSize {
  int width = 0, height = 0;
};
/// By its first bytes: nothing of its pixels is read. Empty when it is no PNG or JPEG picture.
PictureSize size_of_picture(const std::filesystem::path& file);

/// The picture, which has this size, upright, and no side longer than so many pixels. Refused in words.
Outcome<std::shared_ptr<cairo_surface_t>> read_picture(const std::filesystem::path& file, PictureSize size,
                                                       int most_side);

}  // namespace hexwright::gui
