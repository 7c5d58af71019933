#pragma once

#include <memory>
#include <string>
#include <vector>

#include <pango/pangocairo.h>

#include "io/render/pen/colour.h"
#include "model/board/plane.h"

namespace hexwright {

struct TextFace {
  double size = 10;  ///< in points
  bool bold = false;
  bool italic = false;
  Colour colour;
  bool centred = false;  ///< lines of a block with a width, which it then takes whole
};

/// A text laid out in lines of one width.
class TextBlock {
 public:
  /// `width` in points; 0 for a single line of any width.
  TextBlock(cairo_t* context, const std::string& text, const TextFace& face, double width);

  double width() const { return width_; }
  double height() const { return height_; }
  /// `at`: the upper left corner.
  void draw(cairo_t* context, Point at) const;

  PangoLayout* layout() const { return layout_.get(); }

 private:
  struct Unref {
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
  };
  std::shared_ptr<PangoLayout> layout_;
  Colour colour_;
  double width_ = 0;
  double height_ = 0;
};

/// The lines that a text takes at this width: what is too long for one column can go on in the next.
std::vector<std::string> lines_of(cairo_t* context, const std::string& text, const TextFace& face,
                                  double width);

}  // namespace hexwright
