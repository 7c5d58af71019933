#pragma once

#include <filesystem>
#include <memory>

#include "io/files/problem.h"

using cairo_surface_t = struct _cairo_surface;

namespace hexwright::gui {

/// A PNG or JPEG picture, upright as its camera says, and no larger than a screen can make use of. Refused in
/// words when it is gone, damaged, no picture, or so large that reading it would take long.
Outcome<std::shared_ptr<cairo_surface_t>> load_picture(const std::filesystem::path& file);

}  // namespace hexwright::gui
