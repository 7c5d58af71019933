#pragma once

#include <utility>
#include <vector>

#include "io/render/pen/colour.h"
#include "io/sheet/cut_outs.h"
#include "io/sheet/kit/layout.h"
#include "io/sheet/text_block.h"

namespace hexwright {

// Of a card or counter, in points from its upper left corner.
inline constexpr double card_inset = 3 * points_a_millimetre;  ///< what a cut may miss
inline constexpr double band_height = 13 * points_a_millimetre;
inline constexpr double counter_inset = 1.2 * points_a_millimetre;

/// What is written on a piece, and where its sign is.
struct PieceText {
  std::vector<std::pair<TextBlock, Point>> blocks;
  Point sign_at;  ///< its middle
  double sign_size = 0;
};

PieceText text_of_card(cairo_t* context, const CutOut& card);
PieceText text_of_back(cairo_t* context, const CutOut& card);
/// `title`: of the side that is up.
PieceText text_of_counter(cairo_t* context, const CutOut& piece, const std::string& title);

/// What reads on a ground.
Colour word_ink_on(Colour ground);

/// In the largest print, this or smaller, that keeps it within the height and, where no word is so long that
/// it takes more than the least print to keep it whole, without parting a word.
TextBlock fitting(cairo_t* context, const std::string& words, TextFace face, double width, double height);

}  // namespace hexwright
