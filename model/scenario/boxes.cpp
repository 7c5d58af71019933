#include "scenario/boxes.h"

namespace hexwright {
std::span<const Box> all_boxes() { return {}; }
const Box* find_box(std::string_view) { return nullptr; }
}  // namespace hexwright
