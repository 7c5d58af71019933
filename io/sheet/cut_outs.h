#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "io/render/pen/colour.h"
#include "io/render/pen/pen.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// What players print and cut out: what there is of it. kit/layout.h has where each lies on which page.

/// By what a piece is told: of those of a pack the colour and the sign of the first thing of the pack that
/// has them. Without a sign it is the first letter of the pack's title.
struct PieceLook {
  Colour colour = {};
  std::string_view symbol = "none";  ///< of `own::all_symbols`
  std::string letter = {};
  /// Instead of both, around the origin and about one unit high.
  std::function<void(Pen& pen)> picture = {};
};

struct CutOut {
  enum class Kind : std::uint8_t { Card, Counter, Mark, Hex, Token, Harbor, Reference };
  Kind kind = Kind::Card;
  int count = 1;           ///< how often it is printed
  std::string title = {};  ///< what a card is called, what a counter counts, which mark it is
  // Of a card: what happens, the designer's note, the deck and its pack.
  std::string words = {}, note = {}, origin = {};
  int value = 1;  ///< of a counter: how many it stands for
  PieceLook look = {};
  /// Of the other side: of a card its deck, of a counter or mark what it is then; empty: as in front.
  std::string back = {};
  PieceLook back_look = {};
  int places = 0;  ///< of a card that is a track
  Terrain terrain = Terrain::Sea;
  bool face_down = false;  ///< a hex that lies in a stack, and has fog on its other side
  int number = 0;          ///< of a token
  HarborKind harbor = HarborKind::Generic;
  /// Of a reference card: which faces of it are on the two sides; -1: none.
  int face = 0, other_face = -1;
};

/// What the packs of a map need at the table and no box holds: the cards of all decks that can be drawn, as
/// often as the decks have them; counters, as many as a supply has, else a sensible number for all players;
/// own marks, as many as lie on the map, and some more of those that rules lay.
std::vector<CutOut> cut_outs_of(const Scenario& scenario, Translate translate);

/// A number as pieces that stand for 1, 5, 25 and so on, as coins do, so that many of something need few
/// pieces. The sum of value times count is the number.
struct Denomination {
  int value = 1, count = 0;
  friend bool operator==(const Denomination&, const Denomination&) = default;
};
std::vector<Denomination> pieces_for(int number);

}  // namespace hexwright
