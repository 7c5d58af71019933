#include "io/sheet/kit/piece_printer.h"

#include <utility>

#include "io/render/motifs/motifs.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "io/sheet/kit/cut_lines.h"
#include "io/sheet/kit/piece_text.h"
#include "io/sheet/kit/reference.h"

namespace hexwright {
namespace {

using Kind = CutOut::Kind;

constexpr double rounding = 4;

bool is_of_board(const CutOut& piece) {
  return piece.kind == Kind::Hex || piece.kind == Kind::Token || piece.kind == Kind::Harbor;
}

/// What stands for a colour in black and white: a light grey, for ink is dear and dark words read on it.
PieceLook in_theme(PieceLook look, BoardTheme theme) {
  if (theme == BoardTheme::Mono) look.colour = lighter(grey(look.colour), 0.75);
  return look;
}
CutOut in_theme(CutOut piece, BoardTheme theme) {
  piece.look = in_theme(piece.look, theme);
  piece.back_look = in_theme(piece.back_look, theme);
  return piece;
}

/// On white paper a light colour would not be seen.
Colour as_ink(Colour colour) {
  const double light = lightness(colour);
  return light > 0.55 ? darker(colour, 1 - 0.45 / light) : colour;
}

void draw_counter_ground(Pen& pen, const CutOut& piece, Colour colour) {
  // A counter is square and a mark round, so that they are told apart in whatever colour.
  constexpr double size = counter_size - 2 * counter_inset, middle = counter_size / 2;
  const auto shape = [&]() -> Pen& {
    return piece.kind == Kind::Mark ? pen.circle({middle, middle}, size / 2)
                                    : pen.box({middle, middle}, size, size, rounding);
  };
  shape().fill(colour);
  if (lightness(colour) > 0.8) shape().stroke(palette::frame, 0.7);
}

/// Places in a row that goes to and fro, the last one marked.
void draw_track(Pen& pen, const CutOut& piece, Point middle, double height) {
  constexpr int in_row = 4;
  constexpr double apart = 12.5 * points_a_millimetre;
  const int rows = (piece.places + in_row) / in_row;
  const double step = std::min(apart, height / rows);
  for (int i = 0; i <= piece.places; ++i) {
    const int row = i / in_row, column = row % 2 == 0 ? i % in_row : in_row - 1 - i % in_row;
    const Point at{middle.x + (column - (in_row - 1) / 2.0) * apart,
                   middle.y + (row - (rows - 1) / 2.0) * step};
    const double radius = 0.42 * step;
    const bool last = i == piece.places;
    pen.circle(at, radius).fill_keep(last ? piece.look.colour : palette::paper);
    pen.stroke(piece.look.colour, 1.2);
    draw_text(pen, std::to_string(i), at,
              {.size = radius, .bold = true, .colour = last ? word_ink_on(piece.look.colour) : palette::ink});
  }
}

}  // namespace

bool has_back(const CutOut& piece) {
  switch (piece.kind) {
    case Kind::Hex:
      return piece.face_down;
    case Kind::Reference:
      return piece.other_face >= 0;
    case Kind::Card:
      return !piece.back.empty();
    case Kind::Counter:
    case Kind::Mark:
    case Kind::Token:
    case Kind::Harbor:
      return true;
  }
  return false;
}

PiecePrinter::PiecePrinter(cairo_t* context, PieceStyle style)
    : context_(context), style_(std::move(style)) {}

void PiecePrinter::draw(const PlacedCutOut& placed) {
  const Pen pen(context_, 1, Detail::Full);
  const Saved saved(pen);
  if (is_of_board(*placed.piece)) {
    cairo_translate(context_, placed.middle().x, placed.middle().y);
    return draw_board_piece(context_, style_, placed);
  }
  cairo_translate(context_, placed.at.x, placed.at.y);
  const CutOut piece = in_theme(*placed.piece, style_.theme);
  if (piece.kind == Kind::Reference) {
    style_.reference->draw(context_, piece.face);
  } else {
    const bool card = piece.kind == Kind::Card;
    if (last_ != placed.piece || last_is_back_)
      text_ = std::make_shared<PieceText>(card ? text_of_card(context_, piece)
                                               : text_of_counter(context_, piece, piece.title));
    last_ = placed.piece;
    last_is_back_ = false;
    if (card)
      draw_card(piece);
    else
      draw_counter(piece, false);
  }
  Pen line(context_, 1, Detail::Full);
  line.box({placed.width / 2, placed.height / 2}, placed.width, placed.height);
  line.stroke(palette::frame, hairline);
}

void PiecePrinter::draw_back(const PlacedCutOut& placed) {
  if (!has_back(*placed.piece)) return;
  const Pen pen(context_, 1, Detail::Full);
  const Saved saved(pen);
  if (is_of_board(*placed.piece)) {
    cairo_translate(context_, placed.middle().x, placed.middle().y);
    return draw_back_of_board_piece(context_, style_, placed);
  }
  cairo_translate(context_, placed.at.x, placed.at.y);
  const CutOut piece = in_theme(*placed.piece, style_.theme);
  if (piece.kind == Kind::Reference) return style_.reference->draw(context_, piece.other_face);
  const bool card = piece.kind == Kind::Card;
  if (last_ != placed.piece || !last_is_back_)
    text_ = std::make_shared<PieceText>(
        card ? text_of_back(context_, piece)
             : text_of_counter(context_, piece, piece.back.empty() ? piece.title : piece.back));
  last_ = placed.piece;
  last_is_back_ = true;
  if (card)
    draw_back_of_card(piece);
  else
    draw_counter(piece, !piece.back.empty());
}

void PiecePrinter::draw_texts(const PieceText& text) const {
  for (const auto& [block, at] : text.blocks) block.draw(context_, at);
}

Pen PiecePrinter::pen() const { return {context_, 1, Detail::Full, ink_of(style_.theme)}; }

void PiecePrinter::draw_look(Pen& pen, const PieceLook& look, Colour ink, Point middle, double size) const {
  if (!look.picture) return draw_sign(pen, look.symbol, ink, middle, size);
  const Saved saved(pen);
  cairo_translate(context_, middle.x, middle.y);
  cairo_scale(context_, size, size);
  Pen inner(context_, size, Detail::Full, ink_of(style_.theme));
  look.picture(inner);
}

void PiecePrinter::draw_card(const CutOut& piece) {
  Pen pen = this->pen();
  constexpr double width = card_width - 2 * card_inset, middle = card_width / 2;
  pen.box({middle, card_inset + band_height / 2}, width, band_height, rounding).fill(piece.look.colour);
  pen.box({middle, card_height / 2}, width, card_height - 2 * card_inset, rounding)
      .stroke(as_ink(piece.look.colour), 1);
  if (piece.places > 0)
    draw_track(pen, piece, text_->sign_at, 1.25 * text_->sign_size);
  else
    draw_look(pen, piece.look, as_ink(piece.look.colour), text_->sign_at, text_->sign_size);
  draw_texts(*text_);
}

void PiecePrinter::draw_back_of_card(const CutOut& piece) {
  Pen pen = this->pen();
  constexpr double width = card_width - 2 * card_inset, height = card_height - 2 * card_inset;
  const Colour colour = piece.back_look.colour;
  const Point middle{card_width / 2, card_height / 2};
  pen.box(middle, width, height, rounding).fill_keep(lighter(colour, 0.82));
  pen.stroke(as_ink(colour), 2);
  pen.box(middle, width - 10, height - 10, rounding).stroke(as_ink(colour), 0.7);
  {
    const Saved saved(pen);
    cairo_translate(context_, middle.x, 0.43 * card_height);
    const double side = 18 * points_a_millimetre;
    cairo_scale(context_, side, side);
    pen.polygon(HexShape(false).inset(0.0)).fill(palette::paper);
    pen.polygon(HexShape(false).inset(0.0)).stroke(as_ink(colour), 0.03);
  }
  draw_look(pen, piece.back_look, as_ink(colour), text_->sign_at, text_->sign_size);
  draw_texts(*text_);
}

void PiecePrinter::draw_counter(const CutOut& piece, bool back) {
  Pen pen = this->pen();
  // Turned over it is pale, in the ink of its front.
  draw_counter_ground(pen, piece, back ? mix(piece.look.colour, palette::frame, 0.45) : piece.look.colour);
  draw_look(pen, piece.look, word_ink_on(piece.look.colour), text_->sign_at, text_->sign_size);
  draw_texts(*text_);
}

}  // namespace hexwright
