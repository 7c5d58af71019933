#include "io/sheet/kit/page_foot.h"

#include <algorithm>

#include "io/render/pen/palette.h"
#include "io/render/pen/pen.h"
#include "io/render/pen/text.h"
#include "io/sheet/text_block.h"

namespace hexwright {
namespace {

constexpr double below_line = 11;  ///< from the ruler to the edge of the page
constexpr double text_size = 7;

/// Ticks of ten millimetres, those of fifty higher.
void draw_ruler(cairo_t* context, Point left, const std::string& words) {
  Pen pen(context, 1, Detail::Full);
  pen.line({left, {left.x + ruler_length, left.y}});
  for (int i = 0; i <= 10; ++i) {
    const double x = left.x + ruler_length * i / 10;
    pen.line({{x, left.y - (i % 5 == 0 ? 4.5 : 2.5)}, {x, left.y}});
  }
  pen.stroke(palette::black, 0.5);
  const TextStyle style{.size = 6, .colour = palette::ink, .most_width = ruler_length - 40};
  draw_text(pen, words, {left.x + ruler_length / 2, left.y - 8}, style);
}

}  // namespace

void draw_page_foot(cairo_t* context, PaperSize page, const std::string& title, const std::string& number,
                    Translate translate) {
  const double line = page.height - below_line;
  const TextBlock right(context, number, {text_size, false, false, palette::frame}, 0);
  const double end = page.width - edge_of_page;
  right.draw(context, {end - right.width(), line - right.height() + 2});
  const double ruler = std::max(edge_of_page, end - 62 - ruler_length);
  draw_ruler(context, {ruler, line},
             text({N_("This line is 100 mm long. If yours is not, print without fitting to the page."), {}},
                  translate));
  const double room = ruler - 2 * edge_of_page;
  const TextStyle style{.size = text_size, .colour = palette::frame, .most_width = room};
  const double width = std::min(room, text_width(title, {.size = text_size, .colour = palette::frame}));
  draw_text(Pen(context, 1, Detail::Full), title, {edge_of_page + width / 2, line - 2}, style);
}

}  // namespace hexwright
