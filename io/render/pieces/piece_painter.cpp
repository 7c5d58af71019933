#include <cmath>
#include <numbers>
#include <optional>

#include "io/render/pen/sprites.h"
#include "io/render/pieces/piece_shapes.h"
#include "io/render/places.h"

namespace hexwright {
namespace {

/// Whole degrees tell the few angles of paths apart.
std::uint32_t degrees(double angle) {
  return static_cast<std::uint32_t>(std::lround(360 + angle * 180 / std::numbers::pi));
}

std::uint32_t packed(Colour colour) {
  const auto part = [](double share) { return static_cast<std::uint32_t>(std::lround(255 * share)); };
  return part(colour.red) << 16U | part(colour.green) << 8U | part(colour.blue);
}

using Shape = HighlightLook::Shape;
constexpr Shape shape_of(Hex) { return Shape::Hex; }
constexpr Shape shape_of(Path) { return Shape::Path; }
constexpr Shape shape_of(Intersection) { return Shape::Intersection; }

/// At whole pixels, as sprites want it.
BoardView settled(BoardView view) {
  view.origin = {std::floor(view.origin.x + 0.5), std::floor(view.origin.y + 0.5)};
  return view;
}

}  // namespace

struct PiecePainter::Impl {
  Sprites& at_scale(const BoardView& view) {
    if (!sprites || sprites->scale() != view.scale || quarter_turned != view.quarter_turned) {
      sprites.emplace(Sprites::Kind::Pixels, view.scale, detail_at(view.scale));
      quarter_turned = view.quarter_turned;
    }
    return *sprites;
  }

  std::optional<Sprites> sprites;
  bool quarter_turned = false;
};

PiecePainter::PiecePainter() : impl_(std::make_unique<Impl>()) {}
PiecePainter::~PiecePainter() = default;

void PiecePainter::draw(cairo_t* cairo, std::span<const BoardPiece> pieces, const Topology& topology,
                        const BoardView& view, bool ghosts) {
  constexpr Point reach{0.5, 0.5};
  Sprites& sprites = impl_->at_scale(view);
  on_board(cairo, topology, view, ghosts, [&](const BoardView& copy) {
    for (const BoardPiece& piece : pieces) {
      const Stand stand = stand_of(piece, copy);
      const int how = (piece.overturned ? 1 : 0) + (piece.active ? 2 : 0) + (piece.walled ? 4 : 0) +
                      8 * static_cast<int>(piece.crown);
      const int look = (static_cast<int>(piece.kind) * 32 + how) * seat_looks + piece.seat.value();
      const SpriteKey key{Figure::Piece, static_cast<std::uint32_t>(look), degrees(stand.angle)};
      put(cairo, sprites.get(key, reach, [&](Pen& pen) { draw_piece(pen, piece, stand.angle); }),
          sprites.place(settled(copy), stand.middle));
    }
  });
}

void PiecePainter::highlight(cairo_t* cairo, const Highlights& highlights, Colour colour,
                             const Topology& topology, const BoardView& view, double pixel, bool ghosts) {
  constexpr Point reach{1.2, 1.2};
  Sprites& sprites = impl_->at_scale(view);
  on_board(cairo, topology, view, ghosts, [&](const BoardView& copy) {
    for_each_highlight(highlights, [&](const auto& place, bool focused) {
      const HighlightLook look{shape_of(place), focused, view.quarter_turned, colour, pixel / view.scale};
      const Stand stand = stand_of(place, copy);
      const int what = (static_cast<int>(look.shape) * 2 + (focused ? 1 : 0)) * 1000;
      const SpriteKey key{Figure::Highlight, static_cast<std::uint32_t>(what) + degrees(stand.angle),
                          packed(colour)};
      put(cairo, sprites.get(key, reach, [&](Pen& pen) { draw_highlight(pen, look, stand.angle); }),
          sprites.place(settled(copy), stand.middle));
    });
  });
}

void draw_highlights(cairo_t* cairo, const Highlights& highlights, Colour colour, const Topology& topology,
                     const BoardView& view, double pixel, bool ghosts) {
  PiecePainter().highlight(cairo, highlights, colour, topology, view, pixel, ghosts);
}

}  // namespace hexwright
