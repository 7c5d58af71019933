#pragma once

#include <filesystem>

namespace hexwright::gui {

class Frame;

/// The small window with the place, size and opacities of the picture under the map. Without a picture, first
/// the choice of one.
void show_reference_picture(Frame& frame);
/// Lays a picture under the map; says why not.
void trace_from(Frame& frame, const std::filesystem::path& picture);

}  // namespace hexwright::gui
