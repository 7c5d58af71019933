#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "io/render/motifs/motifs.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"

namespace hexwright {
namespace {

bool is_dark(Colour c) { return lightness(c) < 0.45; }

/// What is spread over the hex stands out a little from its ground, whatever colour that is.
Colour faint_on(Colour ground) { return is_dark(ground) ? lighter(ground, 0.16) : darker(ground, 0.14); }
Colour strong_on(Colour ground) { return is_dark(ground) ? lighter(ground, 0.7) : darker(ground, 0.6); }

/// Calls `draw` with places in rows that are set off against each other.
template <class Draw>
void spread(double step, Draw draw) {
  const int many = static_cast<int>(1.95 / step) + 1;
  for (int row = 0; row < many; ++row)
    for (int i = 0; i < many; ++i) draw(Point{-0.95 + step * (i + row % 2 * 0.5), -0.95 + step * row});
}

void draw_pattern(Pen& pen, std::string_view pattern, Colour ground) {
  const Colour faint = faint_on(ground);
  if (pattern == "waves")
    for (int row = 0; row < 7; ++row)
      pen.shape(
             "M -1 0 C -0.8 -0.12 -0.7 -0.12 -0.5 0 C -0.3 0.12 -0.2 0.12 0 0 C 0.2 -0.12 0.3 -0.12 0.5 0 C "
             "0.7 0.12 0.8 "
             "0.12 1 0",
             {0, -0.9 + row * 0.3})
          .stroke(faint, 0.05);
  if (pattern == "dots") spread(0.3, [&](Point at) { pen.circle(at, 0.05).fill(faint); });
  if (pattern == "stripes")
    for (int i = 0; i < 14; ++i) {
      const double x = -2 + i * 0.3;
      pen.line({{x, -1}, {x + 1, 1}});
      pen.stroke(faint, 0.06);
    }
  if (pattern == "cracks")
    spread(0.6, [&](Point at) {
      pen.shape("M -0.2 -0.1 L 0 0 L 0.05 0.2 M 0 0 L 0.22 -0.08", at).stroke(faint, 0.035);
    });
  if (pattern == "leaves")
    spread(0.4, [&](Point at) {
      pen.shape("M 0 -0.14 C 0.12 -0.04 0.1 0.08 0 0.14 C -0.1 0.08 -0.12 -0.04 0 -0.14 Z", at).fill(faint);
    });
  if (pattern == "stones") spread(0.42, [&](Point at) { pen.ellipse(at, 0.13, 0.08).stroke(faint, 0.035); });
  if (pattern == "dunes")
    for (int row = 0; row < 5; ++row)
      pen.shape("M -1 0 C -0.6 -0.3 -0.4 -0.2 -0.1 0 C 0.2 -0.25 0.6 -0.2 1 0.05", {0, -0.7 + row * 0.45})
          .stroke(faint, 0.05);
}

/// Filled with the ink, or stroked with it where the shape is made of lines.
struct SymbolShape {
  std::string_view name, filled, lines;
};
// Our own drawings, about one unit high, around their own middle.
constexpr std::array symbol_shapes{
    SymbolShape{"fish",
                "M -0.5 0 C -0.3 -0.34 0.12 -0.32 0.28 0 C 0.12 0.32 -0.3 0.34 -0.5 0 Z M 0.22 0 L 0.55 "
                "-0.24 L 0.48 0 L 0.55 0.24 Z",
                ""},
    SymbolShape{"fern", "",
                "M 0 0.5 C -0.05 0.1 -0.02 -0.2 0.12 -0.5 M -0.02 0.25 L -0.36 0.02 M -0.02 0.25 L 0.32 0.08 "
                "M -0.02 -0.02 L -0.3 "
                "-0.24 M -0.02 -0.02 L 0.34 -0.14 M 0.04 -0.26 L -0.16 -0.44 M 0.04 -0.26 L 0.3 -0.36"},
    SymbolShape{"peak", "M -0.55 0.42 L -0.08 -0.5 L 0.14 -0.12 L 0.24 -0.26 L 0.55 0.42 Z", ""},
    SymbolShape{"palm", "M -0.04 0.5 L 0.06 -0.1 L 0.14 -0.1 L 0.1 0.5 Z",
                "M 0.1 -0.14 C -0.1 -0.4 -0.34 -0.36 -0.46 -0.14 M 0.1 -0.14 C 0.2 -0.44 0.42 -0.42 0.52 "
                "-0.2 M 0.1 -0.14 C -0.06 "
                "-0.2 -0.2 -0.06 -0.24 0.1 M 0.1 -0.14 C 0.28 -0.22 0.36 -0.04 0.38 0.1"},
    SymbolShape{"castle",
                "M -0.46 0.44 L -0.46 -0.4 L -0.3 -0.4 L -0.3 -0.26 L -0.18 -0.26 L -0.18 -0.4 L 0.18 -0.4 L "
                "0.18 -0.26 L 0.3 -0.26 "
                "L 0.3 -0.4 L 0.46 -0.4 L 0.46 0.44 L 0.12 0.44 L 0.12 0.12 L -0.12 0.12 L -0.12 0.44 Z",
                ""},
    SymbolShape{"reed",
                "M -0.32 -0.44 L -0.2 -0.44 L -0.2 -0.12 L -0.32 -0.12 Z M 0.16 -0.3 L 0.28 -0.3 L 0.28 0.02 "
                "L 0.16 0.02 Z",
                "M -0.26 -0.12 L -0.22 0.5 M 0.22 0.02 L 0.18 0.5 M -0.02 0.5 L 0 -0.5"},
    SymbolShape{"crystal", "M 0 -0.5 L 0.3 -0.12 L 0 0.5 L -0.3 -0.12 Z", ""},
    SymbolShape{"flame",
                "M 0 0.5 C -0.42 0.42 -0.4 0.02 -0.16 -0.18 C -0.14 -0.02 -0.06 0 -0.02 -0.06 C 0.02 -0.24 "
                "-0.04 -0.36 0.04 -0.5 C "
                "0.2 -0.3 0.42 -0.08 0.38 0.2 C 0.35 0.4 0.2 0.5 0 0.5 Z",
                ""},
    SymbolShape{"well",
                "M -0.36 0.08 L 0.36 0.08 L 0.3 0.48 L -0.3 0.48 Z M -0.48 -0.2 L 0 -0.52 L 0.48 -0.2 Z",
                "M -0.3 -0.2 L -0.3 0.08 M 0.3 -0.2 L 0.3 0.08"},
    SymbolShape{"coin",
                "M 0 -0.42 C 0.56 -0.42 0.56 0.42 0 0.42 C -0.56 0.42 -0.56 -0.42 0 -0.42 Z "
                "M -0.12 -0.12 L -0.12 0.12 L 0.12 0.12 L 0.12 -0.12 Z",
                ""},
    SymbolShape{"anchor", "",
                "M 0 -0.3 L 0 0.46 M -0.2 -0.12 L 0.2 -0.12 M -0.42 0.12 C -0.36 0.4 -0.14 0.46 0 0.46 C "
                "0.14 0.46 0.36 0.4 0.42 "
                "0.12 M 0 -0.3 C -0.14 -0.3 -0.14 -0.5 0 -0.5 C 0.14 -0.5 0.14 -0.3 0 -0.3"},
    SymbolShape{
        "mushroom",
        "M -0.48 -0.04 C -0.4 -0.6 0.4 -0.6 0.48 -0.04 Z M -0.12 0 L 0.12 0 L 0.16 0.46 L -0.16 0.46 Z", ""},
    SymbolShape{"tower",
                "M -0.2 0.48 L -0.14 -0.2 L -0.24 -0.2 L 0 -0.52 L 0.24 -0.2 L 0.14 -0.2 L 0.2 0.48 Z", ""},
    SymbolShape{
        "drop",
        "M 0 -0.5 C 0.2 -0.16 0.34 0 0.34 0.18 C 0.34 0.6 -0.34 0.6 -0.34 0.18 C -0.34 0 -0.2 -0.16 0 -0.5 Z",
        ""}};

}  // namespace

void draw_sign(Pen& pen, std::string_view symbol, Colour ink, Point place, double size) {
  if (symbol == "wheat") return draw_wheat(pen, place, size);
  if (symbol == "tree") return draw_tree(pen, place, size);
  if (symbol == "bricks") return draw_bricks(pen, place, size);
  if (symbol == "rock") return draw_rock(pen, place, size);
  if (symbol == "sheep") return draw_sheep(pen, place, size);
  const auto* shape = std::find_if(symbol_shapes.begin(), symbol_shapes.end(),
                                   [&](const SymbolShape& each) { return each.name == symbol; });
  if (shape == symbol_shapes.end()) return;
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  if (!shape->filled.empty()) pen.shape(shape->filled, place, size).fill(ink);
  if (!shape->lines.empty()) pen.shape(shape->lines, place, size).stroke(ink, 0.09 * size);
}

namespace {

/// The numbers that are rolled for without a token.
constexpr int most_in_row = 2;

void draw_printed(Pen& pen, const own::Numbers& prints) {
  std::vector<std::string> rows;
  int in_row = 0;
  for (int number = 2; number <= 12; ++number) {
    if (!prints.test(static_cast<std::size_t>(number))) continue;
    if (in_row++ % most_in_row == 0) rows.emplace_back();
    rows.back() += (rows.back().empty() ? "" : " ") + std::to_string(number);
  }
  if (rows.empty()) return;
  // Beside the place of the robber.
  const double height = 0.26 * static_cast<double>(rows.size()) + 0.1;
  pen.box({0.26, 0.1}, 0.72, height, 0.12).fill(palette::parchment);
  double y = 0.1 - 0.13 * static_cast<double>(rows.size() - 1);
  for (const std::string& row : rows) {
    draw_text(pen, row, {0.26, y}, {.size = 0.2, .bold = true, .colour = palette::ink});
    y += 0.26;
  }
}

}  // namespace

void draw_own_terrain(Pen& pen, const own::OwnTerrain& terrain) {
  const Colour ground = rgb(terrain.colours.standard);
  draw_pattern(pen, terrain.pattern, ground);
  draw_sign(pen, terrain.symbol, strong_on(ground), {0, -0.46}, 0.56);
  draw_printed(pen, terrain.prints);
}

void draw_own_mark(Pen& pen, const own::OwnMark& mark) {
  const Colour ground = rgb(mark.colour);
  pen.circle({}, 0.19).fill_keep(ground);
  pen.stroke(strong_on(ground), pen.at_least(0.035, 1));
  draw_sign(pen, mark.symbol, strong_on(ground), {}, 0.24);
}

void draw_marked_path(Pen& pen, std::uint32_t colour, Point from, Point to) {
  cairo_set_line_cap(pen.context(), CAIRO_LINE_CAP_ROUND);
  pen.line({from, to});
  pen.stroke(with_alpha(palette::paper, 0.75), pen.at_least(0.2, 3));
  pen.line({from, to});
  pen.stroke(rgb(colour), pen.at_least(0.14, 2));
}

}  // namespace hexwright
