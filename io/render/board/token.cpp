#include "io/render/board/token.h"

#include <fmt/format.h>

#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

void disc(Pen& pen, Colour rim, Colour face = palette::parchment, double rim_width = 0.03) {
  pen.circle({0.015, 0.03}, token_radius).fill(with_alpha(palette::ink, 0.22));
  pen.circle({}, token_radius).fill(face);
  const double width = pen.at_least(rim_width, 0.8);
  pen.circle({}, token_radius - width / 2).stroke(rim, width);
}

void draw_pips(Pen& pen, int count, Colour colour) {
  constexpr double apart = 0.085;
  for (int i = 0; i < count; ++i) pen.circle({(i - (count - 1) / 2.0) * apart, 0.2}, 0.032).fill(colour);
}

/// Too small for a number: a disc, red and ringed for 6 and 8.
void draw_dot(Pen& pen, bool red) {
  pen.circle({}, token_radius).fill(palette::parchment);
  if (red) pen.circle({}, token_radius * 0.62).fill(palette::red);
}

/// Small tokens take more of their hex, so that the number still reads.
void enlarge_when_small(Pen& pen) {
  if (!pen.shows(Detail::Full)) cairo_scale(pen.context(), small_token, small_token);
}

}  // namespace

void draw_token(Pen& pen, int number, BoardTheme theme) {
  const bool red = is_red(number);
  const Saved saved(pen);
  enlarge_when_small(pen);
  if (!pen.shows(Detail::Numbers)) return draw_dot(pen, red);
  const bool strong = theme == BoardTheme::HighContrast;
  const Colour colour =
      red ? (strong ? palette::deep_red : palette::red) : (strong ? palette::black : palette::ink);
  if (strong)
    disc(pen, colour, palette::paper, 0.05);
  else
    disc(pen, red ? palette::red : palette::parchment_edge);
  // A second ring, so that the red ones stand out without colour too.
  if (red) pen.circle({}, token_radius - (strong ? 0.085 : 0.065)).stroke(colour, pen.at_least(0.014, 0.4));
  const std::string text = fmt::to_string(number);
  const bool with_pips = pen.shows(Detail::Full) && pips(number) > 0;
  const double size = (with_pips ? 0.38 : 0.44) * (text.size() > 1 ? 0.88 : 1);
  draw_text(pen, text, {0, with_pips ? -0.06 : 0}, {.size = size, .bold = red || strong, .colour = colour});
  if (with_pips) draw_pips(pen, pips(number), colour);
}

void draw_drawn_token(Pen& pen, std::string_view pool) {
  const Saved saved(pen);
  enlarge_when_small(pen);
  if (!pen.shows(Detail::Numbers)) return draw_dot(pen, false);
  disc(pen, palette::parchment_edge);
  const bool with_name = pen.shows(Detail::Full);
  draw_text(pen, "?", {0, with_name ? -0.08 : 0},
            {.size = 0.36, .bold = true, .colour = palette::parchment_edge});
  if (with_name)
    draw_text(pen, pool, {0, 0.16}, {.size = 0.12, .colour = palette::parchment_edge, .most_width = 0.5});
}

}  // namespace hexwright
