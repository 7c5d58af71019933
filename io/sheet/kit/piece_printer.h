#pragma once

#include <memory>

#include <cairo.h>

#include "io/render/pen/theme.h"
#include "io/sheet/kit/layout.h"
#include "model/own/packs.h"

namespace hexwright {

struct PieceText;  // what is written on a piece
class Reference;

/// How all pieces of a kit are drawn.
struct PieceStyle {
  BoardTheme theme = BoardTheme::Standard;
  PieceSizes sizes = {};
  bool quarter_turned = false;  ///< hexes lie on the board with two sides level
  bool letters = true;
  own::Packs packs = {};
  const Reference* reference = nullptr;  ///< where there are reference cards
  Translate translate = nullptr;
};

/// Draws pieces, those without bleed with the lines along which they are cut. All words are in them, in print
/// as small as that takes. Of equal pieces one after the other the words are laid once, for that takes the
/// time.
class PiecePrinter {
 public:
  /// The context must outlive it, and all pieces that it draws.
  explicit PiecePrinter(cairo_t* context, PieceStyle style = {});
  void draw(const PlacedCutOut& placed);
  /// `placed`: where the other side is (`other_side`). Nothing where it has none.
  void draw_back(const PlacedCutOut& placed);

 private:
  Pen pen() const;
  void draw_card(const CutOut& piece);
  void draw_counter(const CutOut& piece, bool back);
  void draw_back_of_card(const CutOut& piece);
  void draw_look(Pen& pen, const PieceLook& look, Colour ink, Point middle, double size) const;
  void draw_texts(const PieceText& text) const;

  cairo_t* context_;
  PieceStyle style_;
  const CutOut* last_ = nullptr;
  bool last_is_back_ = false;
  std::shared_ptr<const PieceText> text_;
};

/// Whether its other side is printed, too.
bool has_back(const CutOut& piece);

// Hexes, number tokens and harbors, and their backs, around the origin. Their ground goes on beyond the cut.
void draw_board_piece(cairo_t* context, const PieceStyle& style, const PlacedCutOut& placed);
void draw_back_of_board_piece(cairo_t* context, const PieceStyle& style, const PlacedCutOut& placed);

}  // namespace hexwright
