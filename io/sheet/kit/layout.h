#pragma once

#include <vector>

#include "io/sheet/cut_outs.h"
#include "io/sheet/paper.h"
#include "model/board/plane.h"

namespace hexwright {

// Where pieces lie on pages. All lengths are in points.

inline constexpr double card_width = 63 * points_a_millimetre, card_height = 88 * points_a_millimetre;
inline constexpr double reference_width = 96 * points_a_millimetre,
                        reference_height = 128 * points_a_millimetre;
inline constexpr double counter_size = 18 * points_a_millimetre;
inline constexpr double standard_hex = 79 * points_a_millimetre;

/// How large the pieces are that belong to hexes, and how far what is printed on them goes on beyond the cut,
/// so that a cut may miss.
struct PieceSizes {
  double hex = standard_hex;  ///< across flats
  double bleed = 0;

  double side() const { return hex / hex_width; }
  /// Across a number token.
  double token() const { return hex * 26 / 79; }
  double harbor_width() const { return side(); }
  double harbor_height() const { return 0.56 * side(); }
};

struct PlacedCutOut {
  const CutOut* piece = nullptr;
  int page = 0;
  Point at;  ///< the upper left corner of what is cut out, from that of the page
  double width = 0, height = 0;
  bool turned = false;  ///< a hex that lies with two sides level

  Point middle() const { return {at.x + width / 2, at.y + height / 2}; }
};

/// On as few pages as a simple rule gets: kind by kind from the highest to the lowest, each in the first gap
/// that holds it. Pieces without bleed lie edge to edge, so that one cut parts two of them. Sorted by pages.
/// Each piece must outlive the result.
std::vector<PlacedCutOut> lay_out(const std::vector<CutOut>& pieces, double page_width, double page_height,
                                  const PieceSizes& sizes = {});

/// The same piece where its other side is printed when the paper is turned over by its long edge.
PlacedCutOut other_side(PlacedCutOut placed, double page_width);

}  // namespace hexwright
