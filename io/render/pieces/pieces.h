#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "io/render/pen/colour.h"
#include "io/render/render.h"
#include "io/render/view.h"
#include "model/board/topology.h"
#include "model/playtest/describe/on_board.h"

using cairo_t = struct _cairo;

namespace hexwright {

// What players have on the board, and where they may act.

/// Places where something may be done.
struct Highlights {
  std::vector<Hex> hexes = {};
  std::vector<Path> paths = {};
  std::vector<Intersection> intersections = {};
  /// The one under the pointer or the keyboard's cursor, if it is among them.
  std::variant<std::monostate, Hex, Path, Intersection> focus = {};
};

/// As many seats have a look of their own.
inline constexpr int seat_looks = 6;
/// Apart in lightness too, so that they are told apart in every kind of colour sight and in grey.
Colour seat_colour(SeatId seat);
/// What reads on it: a dark or a light ink.
Colour seat_ink(SeatId seat);
/// The name of the colour, to be translated: "Red".
std::string_view seat_colour_title(SeatId seat);

// Drawing: above a `BoardImage` of the same view, or on any Cairo context. On joined boards things show at
// both edges, as the board does.

void draw_pieces(cairo_t* cairo, std::span<const BoardPiece> pieces, const Topology& topology,
                 const BoardView& view, bool ghosts = false);
/// The same for a canvas that draws them again and again: it keeps a picture of each kind of piece for the
/// scale, and places these at whole pixels.
class PiecePainter {
 public:
  PiecePainter();
  ~PiecePainter();
  PiecePainter(const PiecePainter&) = delete;
  PiecePainter& operator=(const PiecePainter&) = delete;

  void draw(cairo_t* cairo, std::span<const BoardPiece> pieces, const Topology& topology,
            const BoardView& view, bool ghosts = false);
  /// See `draw_highlights`.
  void highlight(cairo_t* cairo, const Highlights& highlights, Colour colour, const Topology& topology,
                 const BoardView& view, double pixel, bool ghosts = false);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

void draw_signs(cairo_t* cairo, std::span<const BoardSign> signs, const Topology& topology,
                const BoardView& view, bool ghosts = false);
/// `colour`: usually that of the seat. `pixel`: the size of a logical pixel in device pixels.
void draw_highlights(cairo_t* cairo, const Highlights& highlights, Colour colour, const Topology& topology,
                     const BoardView& view, double pixel, bool ghosts = false);
/// Pictures of a game, as `render_png` and the others make them of a map.
std::string render_game_png(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width);
std::string render_game_svg(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width);
std::string render_game_pdf(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width);

/// The sign of a seat, which all its pieces bear, on a disc of its colour: for legends and panels. `size`:
/// the width in the context's units.
void draw_seat_sign(cairo_t* cairo, SeatId seat, Spot middle, double size);
/// One piece by itself, upright, for buttons and panels.
void draw_piece_icon(cairo_t* cairo, BoardPiece::Kind kind, SeatId seat, Spot middle, double size);

}  // namespace hexwright
