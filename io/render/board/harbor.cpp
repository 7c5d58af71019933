#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "io/render/board/places_in_hex.h"
#include "io/render/board/things_on_hexes.h"
#include "io/render/motifs/motifs.h"
#include "io/render/pen/abbreviations.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

constexpr Colour deck = rgb(0xB98A5A);
constexpr Colour navy = rgb(0x23405C);

}  // namespace

void draw_pier(Pen& pen, Point from, Point to) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  pen.line({from, to}).stroke(palette::wood, pen.at_least(0.13, 1.4));
  if (!pen.shows(Detail::Numbers)) return;
  pen.line({from, to}).stroke(deck, 0.085);
  const Saved saved(pen);
  constexpr std::array planks{0.02, 0.05};
  cairo_set_dash(pen.context(), planks.data(), planks.size(), 0);
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_BUTT);
  pen.line({from, to}).stroke(with_alpha(palette::wood, 0.7), 0.085);
}

namespace {

void draw_badge(Pen& pen, Point middle, Colour ring, Colour inside) {
  pen.circle({middle.x + 0.02, middle.y + 0.03}, badge_radius).fill(with_alpha(palette::ink, 0.25));
  pen.circle(middle, badge_radius).fill(navy);
  pen.circle(middle, badge_radius - pen.at_least(0.03, 0.7)).fill(ring);
  pen.circle(middle, badge_radius - 0.09).fill(inside);
}

void draw_special(Pen& pen, const TileStyle& style, Point middle, Resource resource) {
  const Colour colour = palette::resource(resource, style.theme);
  draw_badge(pen, middle, colour, lighter(colour, 0.62));
  if (pen.shows(Detail::Full)) {
    draw_text(pen, "2:1", {middle.x, middle.y - 0.155}, {.size = 0.175, .bold = true, .colour = navy});
    draw_symbol(pen, resource, {middle.x - 0.1, middle.y + 0.09}, 0.27);
    draw_text(pen, resource_abbreviation(resource, style.translate), {middle.x + 0.155, middle.y + 0.1},
              {.size = 0.19, .bold = true, .colour = navy});
  } else if (pen.shows(Detail::Numbers)) {
    draw_symbol(pen, resource, middle, 0.46);
  }
}

void draw_plain(Pen& pen, Point middle, Colour ring, std::string_view text, double size) {
  draw_badge(pen, middle, ring, palette::parchment);
  if (pen.shows(Detail::Numbers)) draw_text(pen, text, middle, {.size = size, .bold = true, .colour = navy});
}

/// Its rate above its sign, or above the symbols of what it takes.
void draw_own(Pen& pen, Point middle, const own::OwnHarbor& harbor) {
  const Colour ring = harbor.colour ? rgb(*harbor.colour) : palette::paper;
  draw_badge(pen, middle, ring, lighter(ring, 0.62));
  if (!pen.shows(Detail::Numbers)) return;
  std::vector<Resource> taken;
  if (harbor.trade.cards != own::every_resource)
    for (const Resource resource : all_resources)
      if (harbor.trade.takes(resource)) taken.push_back(resource);
  const bool plain = taken.empty() && harbor.symbol == "none";
  draw_text(pen, std::to_string(harbor.trade.rate) + ":1", {middle.x, middle.y - (plain ? 0 : 0.155)},
            {.size = plain ? 0.26 : 0.175, .bold = true, .colour = navy});
  if (!pen.shows(Detail::Full)) return;
  if (harbor.symbol != "none") return draw_sign(pen, harbor.symbol, navy, {middle.x, middle.y + 0.1}, 0.3);
  const double step = 0.5 / static_cast<double>(std::max<std::size_t>(taken.size(), 2));
  double x = middle.x - step * (static_cast<double>(taken.size()) - 1) / 2;
  for (const Resource resource : taken) {
    draw_symbol(pen, resource, {x, middle.y + 0.09}, std::min(0.27, 1.1 * step));
    x += step;
  }
}

}  // namespace

void draw_harbor_sign(Pen& pen, const TileStyle& style, Point middle, const PlacedHarbor& kind) {
  if (const auto* face = std::get_if<HarborKind>(&kind)) {
    if (const own::OwnHarbor* own = style.packs.harbor(*face)) return draw_own(pen, middle, *own);
    if (const auto resource = traded_at(*face)) return draw_special(pen, style, middle, *resource);
    return draw_plain(pen, middle, palette::paper, "3:1", 0.26);
  }
  draw_plain(pen, middle, pool_of(kind) ? palette::pool : palette::undecided, "?", 0.4);
}

void draw_harbor(Pen& pen, const TileStyle& style, Direction facing, const PlacedHarbor& kind) {
  const HexShape& shape = style.shape;
  const Point side = shape.side_middle(facing);
  const Point middle{side.x * 0.08, side.y * 0.08};
  for (const Corner c : ends(facing)) {
    const Point corner = shape.corner(c);
    // Ends a little before the corner: the settlement's place stays free.
    draw_pier(pen, middle,
              {middle.x + (corner.x - middle.x) * 0.93, middle.y + (corner.y - middle.y) * 0.93});
  }
  draw_harbor_sign(pen, style, middle, kind);
}

}  // namespace hexwright
