#include "io/sheet/paper_piece.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "io/render/motifs/motifs.h"
#include "io/render/pen/palette.h"
#include "io/sheet/text_block.h"

namespace hexwright {

/// What is written on a piece, from its upper left corner on, and where its sign is.
struct PieceText {
  std::vector<std::pair<TextBlock, Point>> blocks;
  Point sign_at;  ///< its middle
  double sign_size = 0;
};

namespace {

// In points, of a card.
constexpr double card_inset = 3 * points_a_millimetre;  ///< what a cut may miss
constexpr double band_height = 13 * points_a_millimetre;
constexpr double padding = 6;
constexpr double origin_height = 11;
constexpr double least_picture = 14 * points_a_millimetre, most_picture = 30 * points_a_millimetre;
// Of a counter or mark.
constexpr double counter_inset = 1.2 * points_a_millimetre;

constexpr double least_text = 1;

/// What reads on a ground.
Colour ink_on(Colour ground) {
  return lightness(ground) < 0.5 ? palette::paper : palette::ink;
}

/// In the largest print, this or smaller, that keeps it within the height.
TextBlock fitting(cairo_t* context, const std::string& words, TextFace face, double width, double height) {
  const auto laid = [&](double size) {
    face.size = size;
    return TextBlock(context, words, face, width);
  };
  double fits = least_text, wanted = face.size;
  TextBlock block = laid(wanted);
  if (block.height() <= height) return block;
  block = laid(fits);
  // Until it is as exact as eyes are.
  while (wanted - fits > 0.05 * fits) {
    const double middle = (wanted + fits) / 2;
    TextBlock tried = laid(middle);
    if (tried.height() > height) {
      wanted = middle;
    } else {
      fits = middle;
      block = std::move(tried);
    }
  }
  return block;
}

/// Puts words into a piece, from its upper left corner on.
class Writer {
 public:
  Writer(cairo_t* context, PieceText& text) : context_(context), text_(text) {}

  TextBlock fit(const std::string& words, const TextFace& face, double width, double height) const {
    return fitting(context_, words, face, width, height);
  }
  void put(const TextBlock& block, Point at) { text_.blocks.emplace_back(block, at); }
  void put_centred(const TextBlock& block, Point middle) {
    put(block, {middle.x - block.width() / 2, middle.y - block.height() / 2});
  }
  /// The sign of a pack, or its letter, about as high as `size`.
  void put_look(const PieceLook& look, Colour ink, Point middle, double size) {
    text_.sign_at = middle;
    text_.sign_size = size;
    if (look.symbol == "none")
      put_centred(TextBlock(context_, look.letter, {0.8 * size, true, false, ink}, 0), middle);
  }

 private:
  cairo_t* context_;
  PieceText& text_;
};

PieceText text_of_card(cairo_t* context, const CutOut& card) {
  PieceText text;
  Writer writer(context, text);
  constexpr double width = card_width - 2 * card_inset, height = card_height - 2 * card_inset;
  constexpr double inner = width - 2 * padding, middle = card_width / 2;
  writer.put_centred(
      writer.fit(card.title, {13, true, false, ink_on(card.look.colour)}, inner, band_height - padding),
      {middle, card_inset + band_height / 2});
  constexpr double bottom = card_inset + height - origin_height - padding / 2;
  writer.put_centred(writer.fit(card.origin, {7, false, false, palette::frame}, inner, origin_height),
                     {middle, bottom + origin_height / 2});

  constexpr double top = card_inset + band_height + padding;
  constexpr double area = bottom - padding - top;
  constexpr double for_words = area - least_picture;
  const bool noted = !card.note.empty();
  const TextBlock words =
      writer.fit(card.words, {9.5, false, false, palette::ink}, inner, noted ? 0.7 * for_words : for_words);
  const TextBlock note = writer.fit(card.note, {8, false, true, palette::frame}, inner,
                                    noted ? for_words - words.height() - padding : for_words);
  const double written = words.height() + (noted ? note.height() + padding : 0);
  // The picture takes what the words leave.
  const double picture = area - written;
  writer.put_look(card.look, card.look.colour, {middle, top + picture / 2},
                  0.8 * std::min(picture, most_picture));
  writer.put(words, {card_inset + padding, top + picture});
  if (noted) writer.put(note, {card_inset + padding, top + picture + words.height() + padding});
  return text;
}

bool is_round(const CutOut& piece) { return piece.kind == CutOut::Kind::Mark; }

PieceText text_of_counter(cairo_t* context, const CutOut& piece) {
  PieceText text;
  Writer writer(context, text);
  constexpr double size = counter_size - 2 * counter_inset, middle = counter_size / 2;
  constexpr double sign = 0.44 * size, upper = middle - 0.14 * size;
  const Colour ink = ink_on(piece.look.colour);
  if (piece.value > 1) {
    writer.put_look(piece.look, ink, {middle - 0.24 * size, upper}, 0.8 * sign);
    writer.put_centred(
        writer.fit(std::to_string(piece.value), {13, true, false, ink}, 0.46 * size, 0.5 * size),
        {middle + 0.24 * size, upper});
  } else {
    writer.put_look(piece.look, ink, {middle, upper}, sign);
  }
  writer.put_centred(
      writer.fit(piece.title, {7, false, false, ink}, (is_round(piece) ? 0.7 : 0.92) * size, 0.26 * size),
      {middle, middle + (is_round(piece) ? 0.24 : 0.33) * size});
  return text;
}

void draw_ground(Pen& pen, const CutOut& piece) {
  if (piece.kind == CutOut::Kind::Card) {
    constexpr double width = card_width - 2 * card_inset, middle = card_width / 2, rounding = 4;
    pen.box({middle, card_inset + band_height / 2}, width, band_height, rounding).fill(piece.look.colour);
    pen.box({middle, card_height / 2}, width, card_height - 2 * card_inset, rounding)
        .stroke(piece.look.colour, 1);
    return;
  }
  // A counter is square and a mark round, so that they are told apart in whatever colour.
  constexpr double size = counter_size - 2 * counter_inset, middle = counter_size / 2;
  if (is_round(piece))
    pen.circle({middle, middle}, size / 2).fill(piece.look.colour);
  else
    pen.box({middle, middle}, size, size, 4).fill(piece.look.colour);
}

}  // namespace

void PiecePrinter::draw(const PlacedCutOut& placed) {
  const CutOut& piece = *placed.piece;
  const bool card = piece.kind == CutOut::Kind::Card;
  if (last_ != &piece)
    text_ =
        std::make_shared<PieceText>(card ? text_of_card(context_, piece) : text_of_counter(context_, piece));
  last_ = &piece;
  Pen pen(context_, 1, Detail::Full);
  const Saved saved(pen);
  cairo_translate(context_, placed.at.x, placed.at.y);
  draw_ground(pen, piece);
  draw_sign(pen, piece.look.symbol, card ? piece.look.colour : ink_on(piece.look.colour), text_->sign_at,
            text_->sign_size);
  for (const auto& [block, at] : text_->blocks) block.draw(context_, at);
  pen.box({placed.width / 2, placed.height / 2}, placed.width, placed.height);
  pen.stroke(palette::frame, 0.35);
}

}  // namespace hexwright
