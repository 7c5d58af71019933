#pragma once

#include "io/render/pen/pen.h"
#include "model/scenario/mark.h"

namespace hexwright {

/// A sign of its kind with its number, around `place_of_mark`.
void draw_mark(Pen& pen, const Mark& mark);

inline Point place_of_mark(const Hex& hex) { return centre(hex); }
inline Point place_of_mark(const Path& path) { return middle(path); }
inline Point place_of_mark(const Intersection& intersection) { return position(intersection); }
inline Point place_of_mark(const MarkPlace& place) {
  return std::visit([](const auto& at) { return place_of_mark(at); }, place);
}

/// How far it goes from there.
inline constexpr Point mark_reach{0.45, 0.45};

}  // namespace hexwright
