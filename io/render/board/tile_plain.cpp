#include <algorithm>

#include "io/render/board/things_on_hexes.h"
#include "io/render/board/tile_parts.h"
#include "io/render/motifs/motifs.h"
#include "io/render/pen/abbreviations.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"

namespace hexwright {
namespace {

constexpr Point picture_place{0, -0.56}, plain_letter_place{0, 0.63};
constexpr double picture_radius = 0.27;

/// What yields a resource alone; of other terrains the landscape that the standard theme spreads over the
/// hex.
void draw_within(Pen& pen, const own::Packs& packs, Terrain terrain) {
  pen.circle(picture_place, picture_radius).clip();
  if (const auto resource = resource_of(terrain); resource && !is_own(terrain)) {
    pen.circle(picture_place, picture_radius).fill(palette::paper);
    return draw_symbol(pen, *resource, picture_place, 0.4);
  }
  pen.circle(picture_place, picture_radius).fill(palette::ground(packs, terrain));
  cairo_translate(pen.context(), picture_place.x, picture_place.y);
  cairo_scale(pen.context(), 0.34, 0.34);
  draw_motif(pen, packs, terrain);
}

/// In a ring above the token.
void draw_picture(Pen& pen, const own::Packs& packs, Terrain terrain, bool strong) {
  const double ring = pen.at_least(strong ? 0.05 : 0.03, strong ? 1.5 : 0.8);
  {
    const Saved saved(pen);
    draw_within(pen, packs, terrain);
  }
  pen.circle(picture_place, picture_radius).stroke(palette::ink, ring);
}

/// In UTF-8.
bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// On a plate of its own, so that it reads on any ground.
void draw_letter(Pen& pen, const TileStyle& style, Terrain terrain, bool strong) {
  const Point place = place_of_letters(style.shape, terrain, plain_letter_place);
  const auto letters = terrain_abbreviation(style.packs, terrain, style.translate);
  const double size = strong ? 0.25 : 0.2;
  pen.box(place, size * (0.75 + 0.55 * static_cast<double>(std::ranges::count_if(letters, begins_character))),
          1.15 * size, 0.05)
      .fill(palette::paper);
  draw_text(pen, letters, place, {.size = size, .bold = true, .colour = palette::black});
}

/// White within black: on any ground one of them stands out.
void draw_strong_border(Pen& pen, const TileStyle& style) {
  const double width = pen.at_least(0.045, 1);
  pen.polygon(style.shape.inset(1.5 * width)).stroke(palette::paper, width);
  pen.polygon(style.shape.inset(width / 2)).stroke(palette::black, width);
}

}  // namespace

void draw_plain_terrain(Pen& pen, const TileStyle& style, Terrain terrain) {
  const bool strong = style.theme == BoardTheme::HighContrast;
  const Colour ground = palette::ground(style.packs, terrain, style.theme);
  pen.polygon(style.shape.inset(-style.overlap)).fill(ground);
  if (strong)
    draw_strong_border(pen, style);
  else
    draw_border(pen, style, with_alpha(palette::black, 0.55));
  if (terrain != Terrain::Sea && pen.shows(Detail::Numbers)) draw_picture(pen, style.packs, terrain, strong);
  if (style.letters && pen.shows(Detail::Full)) draw_letter(pen, style, terrain, strong);
}

}  // namespace hexwright
