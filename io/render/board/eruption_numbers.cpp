#include <fmt/format.h>

#include "io/render/board/places_in_hex.h"
#include "io/render/board/things_on_hexes.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "model/board/die_corner.h"

namespace hexwright {

void draw_eruption_numbers(Pen& pen, const HexShape& shape) {
  for (int die = 1; die <= 6; ++die) {
    const Point corner = shape.corner(die_corner(die));
    const Point middle{corner.x * eruption_number_distance, corner.y * eruption_number_distance};
    pen.circle(middle, eruption_number_radius).fill_keep(palette::paper);
    pen.stroke(palette::ink, pen.at_least(0.02, 0.6));
    draw_text(pen, fmt::to_string(die), middle, {.size = 0.19, .bold = true, .colour = palette::ink});
  }
}

Point place_of_letters(const HexShape& shape, Terrain terrain, Point usual) {
  // An upright hex has its number 4 where other hexes have their letters.
  return terrain == Terrain::Volcano && !shape.turned() ? Point{0.6, 0.1} : usual;
}

}  // namespace hexwright
