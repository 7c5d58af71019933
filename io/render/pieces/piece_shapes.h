#pragma once

#include "io/render/pen/colour.h"
#include "io/render/pen/pen.h"
#include "io/render/pieces/pieces.h"

namespace hexwright {

// Pieces and highlights, each around the origin.

/// Where something is on the board, and how it is turned on the picture.
struct Stand {
  Point middle;
  double angle = 0;
};
Stand stand_of(Hex hex, const BoardView& view);
Stand stand_of(Path path, const BoardView& view);
Stand stand_of(Intersection intersection, const BoardView& view);
Stand stand_of(const BoardPiece& piece, const BoardView& view);

void draw_piece(Pen& pen, const BoardPiece& piece, double angle);

/// How a place is marked, whichever one it is.
struct HighlightLook {
  enum class Shape : std::uint8_t { Hex, Path, Intersection };
  Shape shape = Shape::Hex;
  bool focused = false;
  bool quarter_turned = false;
  Colour colour;
  double pixel = 0.02;  ///< a logical pixel, in hex sides
};
void draw_highlight(Pen& pen, const HighlightLook& look, double angle);

/// Shows every highlight to `visit(thing, is_focused)`, the focused one last.
template <class Visit>
void for_each_highlight(const Highlights& highlights, Visit visit) {
  const auto each = [&](const auto& things) {
    for (const auto& thing : things)
      if (!(highlights.focus == decltype(highlights.focus)(thing))) visit(thing, false);
    for (const auto& thing : things)
      if (highlights.focus == decltype(highlights.focus)(thing)) visit(thing, true);
  };
  each(highlights.hexes);
  each(highlights.paths);
  each(highlights.intersections);
}

/// The sign of a seat, for those who do not tell the colours apart: around the origin, `size` wide.
void draw_sign(Pen& pen, SeatId seat, Colour colour, double size);

}  // namespace hexwright
