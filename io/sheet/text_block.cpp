#include "io/sheet/text_block.h"

namespace hexwright {

TextBlock::TextBlock(cairo_t* context, const std::string& text, const TextFace& face, double width)
    : layout_(pango_cairo_create_layout(context), Unref()), colour_(face.colour) {
  pango_cairo_context_set_resolution(pango_layout_get_context(layout_.get()), 72);
  PangoFontDescription* font = pango_font_description_new();
  pango_font_description_set_family_static(font, "sans");
  pango_font_description_set_weight(font, face.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style(font, face.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size(font, face.size * PANGO_SCALE);
  pango_layout_set_font_description(layout_.get(), font);
  pango_font_description_free(font);
  pango_layout_set_text(layout_.get(), text.data(), static_cast<int>(text.size()));
  if (width > 0) {
    pango_layout_set_width(layout_.get(), static_cast<int>(width * PANGO_SCALE));
    pango_layout_set_wrap(layout_.get(), PANGO_WRAP_WORD_CHAR);
    if (face.centred) pango_layout_set_alignment(layout_.get(), PANGO_ALIGN_CENTER);
  }
  int across = 0, down = 0;
  pango_layout_get_size(layout_.get(), &across, &down);
  width_ = face.centred && width > 0 ? width : static_cast<double>(across) / PANGO_SCALE;
  height_ = static_cast<double>(down) / PANGO_SCALE;
}

void TextBlock::draw(cairo_t* context, Point at) const {
  cairo_set_source_rgb(context, colour_.red, colour_.green, colour_.blue);
  cairo_move_to(context, at.x, at.y);
  pango_cairo_show_layout(context, layout_.get());
  cairo_new_path(context);
}

std::vector<std::string> lines_of(cairo_t* context, const std::string& text, const TextFace& face,
                                  double width) {
  const TextBlock block(context, text, face, width);
  std::vector<std::string> lines;
  for (const GSList* rest = pango_layout_get_lines_readonly(block.layout()); rest; rest = rest->next) {
    const auto* line = static_cast<const PangoLayoutLine*>(rest->data);
    lines.push_back(
        text.substr(static_cast<std::size_t>(line->start_index), static_cast<std::size_t>(line->length)));
  }
  return lines;
}

}  // namespace hexwright
