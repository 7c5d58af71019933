#include "editor/core/editing/hand.h"

#include "model/board/index.h"
#include "model/scenario/message.h"

namespace hexwright {

std::string_view id(Shape shape) {
  constexpr std::array<std::string_view, 6> ids{"brush-1", "brush-7",   "brush-19",
                                                "line",    "rectangle", "fill"};
  return ids[at(shape)];
}

std::string_view title(Shape shape) {
  constexpr std::array<std::string_view, 6> titles{N_("Brush of 1 hex"),    N_("Brush of 7 hexes"),
                                                   N_("Brush of 19 hexes"), N_("Line"),
                                                   N_("Rectangle"),         N_("Fill")};
  return titles[at(shape)];
}

std::string_view title(Moved moved) {
  constexpr std::array<const char*, all_moved.size()> titles{
      N_("Hexes with everything"), N_("Only terrain"), N_("Only number tokens"), N_("Only harbors"),
      N_("Only robber, pirate and closed intersections")};
  return titles[at(moved)];
}

}  // namespace hexwright
