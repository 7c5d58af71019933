#include "core/hand.h"

namespace hexwright {

std::string_view id(Shape shape) {
  constexpr std::array<std::string_view, 6> ids{"brush-1", "brush-7",   "brush-19",
                                                "line",    "rectangle", "fill"};
  return ids[static_cast<std::size_t>(shape)];
}

std::string_view title(Shape shape) {
  constexpr std::array<std::string_view, 6> titles{"Brush of 1 hex", "Brush of 7 hexes", "Brush of 19 hexes",
                                                   "Line",           "Rectangle",        "Fill"};
  return titles[static_cast<std::size_t>(shape)];
}

}  // namespace hexwright
