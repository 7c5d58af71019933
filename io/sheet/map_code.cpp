#include "io/sheet/map_code.h"

#include <algorithm>

#include "io/render/pen/palette.h"
#include "io/share/qr_code.h"
#include "io/share/share_text.h"
#include "io/sheet/content_writer.h"
#include "io/sheet/paper.h"

namespace hexwright {
namespace {

/// As wide as phones ask of a code with so many modules, held as far away as a sheet is.
constexpr double module_width = 0.45 * points_a_millimetre;

/// All modules as one shape, so that no hairs of light are between them. `at`: the corner of its margin.
void draw_code(cairo_t* context, const QrCode& code, Point at, double module) {
  cairo_save(context);
  cairo_translate(context, at.x + QrCode::margin * module, at.y + QrCode::margin * module);
  cairo_scale(context, module, module);
  for (int y = 0; y < code.size(); ++y)
    for (int x = 0; x < code.size();) {
      int end = x;
      while (code.is_dark(end, y)) ++end;
      if (end > x) cairo_rectangle(context, x, y, end - x, 1);
      x = end + 1;
    }
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_fill(context);
  cairo_restore(context);
}

}  // namespace

std::vector<Block> map_code(cairo_t* context, const Scenario& scenario, Translate translate, double size,
                            double width) {
  if (scenario.cells.empty()) return {};
  const std::string text = share_text(scenario);
  const auto code = text.empty() ? std::nullopt : QrCode::of(text);
  if (!code) return {};
  ContentWriter content(context, scenario.own, translate, size, width);
  content.heading(N_("The map as text"));
  const int modules = code->size() + 2 * QrCode::margin;
  const double module = std::min(module_width, width / modules);
  const TextBlock words(
      context,
      content.words(N_("Read with a phone, this code is the map as text: choose File → Open "
                       "from Text in Hexwright.")),
      {size, false, false, palette::ink}, width);
  content.add(words.height(), 0.35 * size, true, [words](cairo_t* on, Point at) { words.draw(on, at); });
  content.add(modules * module, 0.2 * size, false,
              [code = *code, module](cairo_t* on, Point at) { draw_code(on, code, at, module); });
  return content.take();
}

}  // namespace hexwright
