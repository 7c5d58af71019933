#include "io/render/board/tile.h"

#include "io/render/board/things_on_hexes.h"
#include "io/render/board/tile_parts.h"
#include "io/render/motifs/motifs.h"
#include "io/render/pen/abbreviations.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"

namespace hexwright {
namespace {

constexpr Point letter_place{0, 0.66};

/// Sand along the sides where land lies, and shallow water before it.
void draw_beaches(Pen& pen, const TileStyle& style, Sides beaches) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  const auto along = [&](Colour colour, double width) {
    for (const Direction d : all_directions) {
      if (!(beaches & side_bit(d))) continue;
      const auto [a, b] = ends(d);
      pen.line({style.shape.corner(a), style.shape.corner(b)});
    }
    pen.stroke(colour, 2 * width);
  };
  if (pen.shows(Detail::Numbers)) along(rgb(0x8CC4DF), 0.21);
  along(palette::sand, pen.at_least(0.11, 1));
}

bool is_dark(Colour c) { return lightness(c) < 0.5; }

void draw_letter(Pen& pen, const TileStyle& style, Terrain terrain) {
  if (!style.letters || !pen.shows(Detail::Full)) return;
  const Colour base = palette::ground(style.packs, terrain);
  const Colour colour = terrain == Terrain::Sea ? rgb(0x2F6E9A)
                        : is_dark(base)         ? lighter(base, 0.85)
                                                : darker(base, 0.7);
  draw_text(pen, terrain_abbreviation(style.packs, terrain, style.translate),
            place_of_letters(style.shape, terrain, letter_place),
            {.size = 0.22, .bold = true, .colour = colour});
}

}  // namespace

void draw_landscape(Pen& pen, const TileStyle& style, Terrain terrain) {
  const Colour base = palette::ground(style.packs, terrain);
  // The sea is one surface: a gradient in each hex would show as stripes.
  if (terrain == Terrain::Sea)
    pen.polygon(style.shape.inset(-style.overlap)).fill(base);
  else
    fill_ground(pen, style, base);
  if (!pen.shows(Detail::Numbers)) return;
  const Saved saved(pen);
  clip_to_tile(pen, style);
  draw_motif(pen, style.packs, terrain);
}

void draw_upon_landscape(Pen& pen, const TileStyle& style, Terrain terrain, Sides beaches) {
  if (beaches) {
    const Saved saved(pen);
    clip_to_tile(pen, style);
    draw_beaches(pen, style, beaches);
  }
  const Colour dark = darker(palette::ground(style.packs, terrain), 0.45);
  draw_border(pen, style, with_alpha(dark, terrain == Terrain::Sea ? 0.18 : 0.6));
  draw_letter(pen, style, terrain);
}

void draw_terrain(Pen& pen, const TileStyle& style, Terrain terrain, Sides beaches) {
  if (style.theme != BoardTheme::Standard) return draw_plain_terrain(pen, style, terrain);
  draw_landscape(pen, style, terrain);
  draw_upon_landscape(pen, style, terrain, beaches);
}

void fill_ground(Pen& pen, const TileStyle& style, Colour colour) {
  pen.polygon(style.shape.inset(-style.overlap)).fill_down(lighter(colour, 0.1), darker(colour, 0.07));
}

void draw_border(Pen& pen, const TileStyle& style, Colour colour) {
  const double width = pen.at_least(0.03, 0.8);
  pen.polygon(style.shape.inset(width / 2)).stroke(colour, width);
}

void clip_to_tile(Pen& pen, const TileStyle& style) {
  if (!style.is_clipped) pen.polygon(style.shape.inset(-style.overlap)).clip();
}

}  // namespace hexwright
