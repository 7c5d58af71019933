#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <cairo.h>

#include "io/render/pen/palette.h"
#include "io/sheet/chips.h"
#include "io/sheet/flow.h"
#include "io/sheet/text_block.h"
#include "model/rules/instructions.h"

namespace hexwright {

/// Writes what is said on paper, as blocks for columns of one width.
class ContentWriter {
 public:
  /// `size`: of the text, in points, as is `width`. Context and packs must outlive it.
  ContentWriter(cairo_t* context, const own::Packs& packs, Translate translate, double size, double width)
      : context_(context), packs_(packs), translate_(translate), size_(size), width_(width) {}

  std::vector<Block> take() { return std::move(blocks_); }
  double size() const { return size_; }
  double width() const { return width_; }

  std::string words(const Message& message) const { return text(message, translate_); }
  std::string words(std::string_view title) const { return words(Message{title}); }
  std::string counted(int count, HarborKind kind) const;

  void heading(const char* title);
  void subheading(const std::string& title) {
    paragraph(title, {size_, true, false, palette::ink}, 0.6 * size_, true);
  }
  void paragraph(const std::string& text) { paragraph(text, face(), 0.35 * size_, false); }
  /// Text of any length: it goes on in the next column.
  void prose(const std::string& text) { prose(text, face()); }
  void note(const std::string& text) { prose(text, {0.9 * size_, false, true, palette::frame}); }
  /// A paragraph with a number or a bullet before it.
  void item(const std::string& mark, const Message& message);
  void chips(const std::vector<Chip>& chips) {
    if (!chips.empty()) blocks_.push_back(chip_rows(context_, packs_, translate_, chips, size_, width_));
  }
  /// What is drawn otherwise.
  void add(double height, double space, bool keep, std::function<void(cairo_t*, Point)> draw) {
    blocks_.push_back({height, space, keep, std::move(draw)});
  }
  TextBlock line(const std::string& text, bool bold = false) const {
    return {context_, text, {size_, bold, false, palette::ink}, 0};
  }

 private:
  void prose(const std::string& text, const TextFace& face);
  TextFace face() const { return {size_, false, false, palette::ink}; }
  void paragraph(const std::string& text, const TextFace& face, double space, bool keep);

  cairo_t* context_;
  const own::Packs& packs_;
  Translate translate_;
  double size_, width_;
  std::vector<Block> blocks_;
};

}  // namespace hexwright
