#include "io/sheet/chips.h"

#include "io/render/board/tile.h"
#include "io/render/board/token.h"
#include "io/render/pen/palette.h"
#include "io/sheet/text_block.h"

namespace hexwright {
namespace {

// In units of the text's size.
constexpr double hex_side = 0.95;
constexpr double token_size = 0.72;
constexpr double row_height = 2.1;
constexpr double gap = 0.55;

struct LaidChip {
  Chip chip;
  TextBlock label;
  Point at;
};

double picture_width(const Chip& chip, double size) {
  switch (chip.kind) {
    case Chip::Kind::Hex:
      return 2 * hex_side * size;
    case Chip::Kind::Token:
      return 2.1 * token_size * size;
    case Chip::Kind::Words:
      return 0;
  }
  return 0;
}

std::string label_of(const Chip& chip) {
  if (chip.kind == Chip::Kind::Words) return chip.words;
  return chip.count == 1 && chip.kind == Chip::Kind::Token ? std::string() : "×" + std::to_string(chip.count);
}

void draw_picture(cairo_t* context, const own::Packs& packs, Translate translate, const Chip& chip,
                  Point middle, double size) {
  cairo_save(context);
  cairo_translate(context, middle.x, middle.y);
  if (chip.kind == Chip::Kind::Hex) {
    const double side = hex_side * size;
    cairo_scale(context, side, side);
    Pen pen(context, 60, Detail::Full);
    draw_terrain(pen, {.letters = true, .packs = packs, .translate = translate}, chip.terrain, 0);
  } else if (chip.kind == Chip::Kind::Token) {
    const double side = token_size * size / token_radius;
    cairo_scale(context, side, side);
    cairo_translate(context, -token_place.x, -token_place.y);
    Pen pen(context, 60, Detail::Full);
    draw_token(pen, chip.number);
  }
  cairo_restore(context);
}

}  // namespace

std::vector<Chip> chips_of(const Counts<Terrain>& hexes) {
  std::vector<Chip> chips;
  for (const auto& [terrain, count] : hexes)
    chips.push_back({.kind = Chip::Kind::Hex, .terrain = terrain, .count = count, .words = {}});
  return chips;
}

std::vector<Chip> chips_of(const Counts<int>& tokens) {
  std::vector<Chip> chips;
  for (const auto& [number, count] : tokens)
    chips.push_back({.kind = Chip::Kind::Token, .number = number, .count = count, .words = {}});
  return chips;
}

Block chip_rows(cairo_t* context, const own::Packs& packs, Translate translate,
                const std::vector<Chip>& chips, double size, double width) {
  std::vector<LaidChip> laid;
  double x = 0, y = 0;
  for (const Chip& chip : chips) {
    TextBlock label(context, label_of(chip), {.size = size, .colour = palette::ink}, 0);
    const double across = picture_width(chip, size) + label.width();
    if (x > 0 && x + across > width) {
      x = 0;
      y += row_height * size;
    }
    laid.push_back({chip, label, {x, y}});
    x += across + gap * size;
  }
  const auto draw = [laid, size, packs, translate](cairo_t* on, Point at) {
    for (const auto& [chip, label, place] : laid) {
      const double pictured = picture_width(chip, size);
      const double middle = at.y + place.y + row_height * size / 2;
      draw_picture(on, packs, translate, chip, {at.x + place.x + pictured / 2, middle}, size);
      label.draw(on, {at.x + place.x + pictured, middle - label.height() / 2});
    }
  };
  return {.height = y + row_height * size, .space_before = 0.2 * size, .draw = draw};
}

}  // namespace hexwright
