#include "render/token.h"

#include <fmt/format.h>

#include "render/palette.h"
#include "render/text.h"
#include "scenario/terrain.h"

namespace hexwright {
namespace {

void disc(Pen& pen) {
  pen.circle({}, token_radius).fill(palette::parchment);
  const double rim = pen.at_least(0.025, 0.7);
  pen.circle({}, token_radius - rim / 2).stroke(palette::parchment_edge, rim);
}

void draw_pips(Pen& pen, int count, Colour colour) {
  constexpr double apart = 0.085;
  for (int i = 0; i < count; ++i) pen.circle({(i - (count - 1) / 2.0) * apart, 0.2}, 0.032).fill(colour);
}

}  // namespace

void draw_token(Pen& pen, int number) {
  const bool red = is_red(number);
  const Colour colour = red ? palette::red : palette::ink;
  if (!pen.shows(Detail::Numbers)) {
    pen.circle({}, token_radius).fill(red ? palette::red : palette::parchment);
    return;
  }
  disc(pen);
  const bool with_pips = pen.shows(Detail::Full) && pips(number) > 0;
  draw_text(pen, fmt::to_string(number), {0, with_pips ? -0.06 : 0},
            {.size = with_pips ? 0.4 : 0.46, .bold = red, .colour = colour});
  if (with_pips) draw_pips(pen, pips(number), colour);
}

void draw_drawn_token(Pen& pen, std::string_view) {
  disc(pen);
  if (pen.shows(Detail::Numbers))
    draw_text(pen, "?", {}, {.size = 0.4, .bold = true, .colour = palette::parchment_edge});
}

}  // namespace hexwright
