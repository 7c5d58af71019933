#pragma once

#include <string_view>

#include "io/render/pen/pen.h"

namespace hexwright {

struct TextStyle {
  double size = 0.3;  ///< of the capitals' line, in units
  bool bold = false;
  Colour colour;
  double halo = 0;        ///< width of a light rim, so that text reads on any ground
  double most_width = 0;  ///< longer text is cut with an ellipsis; 0 for any width
};

/// Centred on `middle`, across and in the height of its capitals.
void draw_text(const Pen& pen, std::string_view text, Point middle, const TextStyle& style);
/// What it takes, in units.
double text_width(std::string_view text, const TextStyle& style);

}  // namespace hexwright
