#include "io/sheet/content_writer.h"

#include <utility>

#include "model/rules/words.h"

namespace hexwright {

std::string ContentWriter::counted(int count, HarborKind kind) const {
  return words(Message{N_("{0} × {1}"), {std::to_string(count), word(packs_, kind)}});
}

void ContentWriter::heading(const char* title) {
  const TextBlock block(context_, words(title), {1.25 * size_, true, false, palette::ink}, width_);
  const double width = width_;
  add(block.height() + 0.3 * size_, 1.1 * size_, true, [block, width](cairo_t* on, Point at) {
    block.draw(on, at);
    cairo_set_source_rgb(on, palette::frame.red, palette::frame.green, palette::frame.blue);
    cairo_set_line_width(on, 0.6);
    cairo_move_to(on, at.x, at.y + block.height());
    cairo_line_to(on, at.x + width, at.y + block.height());
    cairo_stroke(on);
  });
}

void ContentWriter::item(const std::string& mark, const Message& message) {
  const double indent = 2.1 * size_;
  const TextBlock lead(context_, mark, {size_, true, false, palette::frame}, 0);
  const TextBlock body(context_, as_sentence(text(message, translate_)), face(), width_ - indent);
  add(body.height(), 0.3 * size_, false, [lead, body, indent](cairo_t* on, Point at) {
    lead.draw(on, at);
    body.draw(on, {at.x + indent, at.y});
  });
}

void ContentWriter::prose(const std::string& text, const TextFace& face) {
  double space = 0.35 * size_;
  for (const std::string& line : lines_of(context_, text, face, width_)) {
    paragraph(line, face, space, false);
    space = 0;
  }
}

void ContentWriter::paragraph(const std::string& text, const TextFace& face, double space, bool keep) {
  const TextBlock block(context_, text, face, width_);
  add(block.height(), space, keep, [block](cairo_t* on, Point at) { block.draw(on, at); });
}

}  // namespace hexwright
