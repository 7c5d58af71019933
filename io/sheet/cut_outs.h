#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "io/render/pen/colour.h"
#include "model/board/plane.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// What the packs of a map need at the table and no box holds: cards, counters and marks, to print and to cut
// out. What there is of them, and where each lies on which page.

/// By what a piece is told to be of its pack: the colour and the sign of the first thing of the pack that has
/// them. Without a sign it is the first letter of the pack's title.
struct PieceLook {
  Colour colour = {};
  std::string_view symbol = "none";  ///< of `own::all_symbols`
  std::string letter = {};
};

struct CutOut {
  enum class Kind : std::uint8_t { Card, Counter, Mark };
  Kind kind = Kind::Card;
  int count = 1;           ///< how often it is printed
  std::string title = {};  ///< what a card is called, what a counter counts, which mark it is
  // Of a card: what happens, the designer's note, the deck and its pack.
  std::string words = {}, note = {}, origin = {};
  int value = 1;  ///< of a counter: how many it stands for
  PieceLook look = {};
};
/// The cards of all decks that can be drawn, as often as the decks have them; counters, as many as a supply
/// has, else a sensible number for all players; own marks, as many as lie on the map, and some more of those
/// that rules lay.
std::vector<CutOut> cut_outs_of(const Scenario& scenario, Translate translate);

/// A number as pieces that stand for 1, 5, 25 and so on, as coins do, so that many of something need few
/// pieces. The sum of value times count is the number.
struct Denomination {
  int value = 1, count = 0;
  friend bool operator==(const Denomination&, const Denomination&) = default;
};
std::vector<Denomination> pieces_for(int number);

struct PlacedCutOut {
  const CutOut* piece = nullptr;
  int page = 0;
  Point at;  ///< the upper left corner, in points from that of the page
  double width = 0, height = 0;
};
/// In points.
inline constexpr double points_a_millimetre = 72 / 25.4;
inline constexpr double card_width = 63 * points_a_millimetre, card_height = 88 * points_a_millimetre;
inline constexpr double counter_size = 18 * points_a_millimetre;
/// What a page keeps free at its foot, and at least at its other edges: printers do not reach further.
inline constexpr double foot_of_page = 25.5, edge_of_page = 18;

/// Edge to edge, so that one cut parts two of them: the cards on pages of their own, then all else. Each
/// piece must outlive the result.
std::vector<PlacedCutOut> lay_out(const std::vector<CutOut>& pieces, double page_width, double page_height);

}  // namespace hexwright
