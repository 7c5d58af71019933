#pragma once

#include <memory>

#include <cairo.h>

#include "io/sheet/cut_outs.h"

namespace hexwright {

struct PieceText;  // what is written on a piece

/// Draws pieces with the lines along which they are cut. All words are in them, in print as small as that
/// takes. Of equal pieces one after the other the words are laid once, for that takes the time.
class PiecePrinter {
 public:
  /// The context must outlive it, and all pieces that it draws.
  explicit PiecePrinter(cairo_t* context) : context_(context) {}
  void draw(const PlacedCutOut& placed);

 private:
  cairo_t* context_;
  const CutOut* last_ = nullptr;
  std::shared_ptr<const PieceText> text_;
};

}  // namespace hexwright
