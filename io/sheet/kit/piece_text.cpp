#include "io/sheet/kit/piece_text.h"

#include <algorithm>

#include "io/render/pen/palette.h"

namespace hexwright {
namespace {

constexpr double padding = 6;
constexpr double origin_height = 11;
constexpr double least_picture = 14 * points_a_millimetre, most_picture = 30 * points_a_millimetre;

constexpr double least_text = 1;

/// The widest word stands in one line.
bool keeps_words_whole(cairo_t* context, const std::string& words, const TextFace& face, double width) {
  for (std::size_t begin = 0; begin < words.size();) {
    const std::size_t end = std::min(words.find_first_of(" \n", begin), words.size());
    if (TextBlock(context, words.substr(begin, end - begin), face, 0).width() > width) return false;
    begin = end + 1;
  }
  return true;
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
  /// The sign of a piece, or its letter, about as high as `size`.
  void put_look(const PieceLook& look, Colour ink, Point middle, double size) {
    text_.sign_at = middle;
    text_.sign_size = size;
    if (look.symbol == "none" && !look.picture)
      put_centred(TextBlock(context_, look.letter, {0.8 * size, true, false, ink}, 0), middle);
  }

 private:
  cairo_t* context_;
  PieceText& text_;
};

bool is_round(const CutOut& piece) { return piece.kind == CutOut::Kind::Mark; }

}  // namespace

Colour word_ink_on(Colour ground) { return lightness(ground) < 0.5 ? palette::paper : palette::ink; }

TextBlock fitting(cairo_t* context, const std::string& words, TextFace face, double width, double height) {
  const auto laid = [&](double size) {
    face.size = size;
    return TextBlock(context, words, face, width);
  };
  // A word is parted only where it would be too small to be read.
  constexpr double smallest_whole = 5;
  while (face.size >= smallest_whole) {
    if (keeps_words_whole(context, words, face, width))
      if (TextBlock block(context, words, face, width); block.height() <= height) return block;
    face.size *= 0.96;
  }
  double fits = least_text, wanted = smallest_whole;
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

PieceText text_of_card(cairo_t* context, const CutOut& card) {
  PieceText text;
  Writer writer(context, text);
  constexpr double width = card_width - 2 * card_inset, height = card_height - 2 * card_inset;
  constexpr double inner = width - 2 * padding, middle = card_width / 2;
  writer.put_centred(writer.fit(card.title, {13, true, false, word_ink_on(card.look.colour), true}, inner,
                                band_height - padding),
                     {middle, card_inset + band_height / 2});
  constexpr double bottom = card_inset + height - origin_height - padding / 2;
  writer.put_centred(writer.fit(card.origin, {7, false, false, palette::frame, true}, inner, origin_height),
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
  // A track is drawn there instead.
  PieceLook look = card.look;
  if (card.places > 0) look.letter.clear();
  writer.put_look(look, look.colour, {middle, top + picture / 2}, 0.8 * std::min(picture, most_picture));
  writer.put(words, {card_inset + padding, top + picture});
  if (noted) writer.put(note, {card_inset + padding, top + picture + words.height() + padding});
  return text;
}

PieceText text_of_back(cairo_t* context, const CutOut& card) {
  PieceText text;
  Writer writer(context, text);
  constexpr double inner = card_width - 2 * card_inset - 4 * padding, middle = card_width / 2;
  const Colour ink = card.back_look.colour;
  writer.put_look(card.back_look, ink, {middle, 0.43 * card_height}, 18 * points_a_millimetre);
  writer.put_centred(writer.fit(card.back, {14, true, false, ink, true}, inner, 16 * points_a_millimetre),
                     {middle, 0.78 * card_height});
  return text;
}

PieceText text_of_counter(cairo_t* context, const CutOut& piece, const std::string& title) {
  PieceText text;
  Writer writer(context, text);
  constexpr double size = counter_size - 2 * counter_inset, middle = counter_size / 2;
  constexpr double sign = 0.44 * size, upper = middle - 0.14 * size;
  const Colour ink = word_ink_on(piece.look.colour);
  if (piece.value > 1) {
    writer.put_look(piece.look, ink, {middle - 0.24 * size, upper}, 0.8 * sign);
    writer.put_centred(
        writer.fit(std::to_string(piece.value), {13, true, false, ink}, 0.46 * size, 0.5 * size),
        {middle + 0.24 * size, upper});
  } else {
    writer.put_look(piece.look, ink, {middle, upper}, sign);
  }
  writer.put_centred(
      writer.fit(title, {7, false, false, ink, true}, (is_round(piece) ? 0.7 : 0.92) * size, 0.26 * size),
      {middle, middle + (is_round(piece) ? 0.24 : 0.33) * size});
  return text;
}

}  // namespace hexwright
