#pragma once

#include <string>
#include <utility>
#include <vector>

#include "io/render/pen/colour.h"
#include "model/board/hex.h"
#include "model/board/plane.h"
#include "model/scenario/message.h"

namespace hexwright {

/// From little (0) to much (1): light to dark, apart in lightness for every kind of colour sight.
Colour heat_colour(double share);
/// Dark or light, whichever is easier to read on this ground.
Colour ink_on(Colour ground);

/// More and less than something, and neither: apart for every kind of colour sight.
inline constexpr Colour more_colour = rgb(0x0072B2), less_colour = rgb(0xE69F00), same_colour = rgb(0xFFFFFF);

/// Marks in colours above a board, with what they mean. No more than data: pictures, reports and the screen
/// each draw it in their own way.
struct Heat {
  struct Cell {
    Hex at;
    Colour ground;
    Argument text;  ///< short enough for a hex
    Message tip;    ///< a sentence about this place
  };
  struct Disc {
    Point at;
    double size = 0.3;  ///< its radius in hex sides
    Colour ground = {};
    Argument text = {};
    Message tip = {};
    /// In place of the ground: a pie, the shares add up to 1.
    std::vector<std::pair<Colour, double>> shares = {};
    bool ringed = false;  ///< with something more, such as a harbor
  };
  /// How to read it.
  struct Key {
    Colour colour;
    Message meaning;
  };
  Message title;
  Message note = {};               ///< what must be known besides
  Argument least = {}, most = {};  ///< the ends of the scale of `heat_colour`; empty: it has no scale
  std::vector<Key> keys = {};
  std::vector<Cell> cells = {};
  std::vector<Disc> discs = {};

  bool empty() const { return cells.empty() && discs.empty(); }
};

/// Short enough for a mark, with one decimal where it matters: "11", "2.9".
Decimal brief(double number);

/// Of several the mark that lies at a point, the topmost; null when there is none.
const Message* tip_at(const Heat& heat, Point at, Hex hex);

}  // namespace hexwright
