#include "io/render/board/coordinates.h"

#include <fmt/format.h>

#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"

namespace hexwright {
namespace {

constexpr double above_centre = 0.72;

/// About what the usual sans families give, of the size.
constexpr double advance(char sign) { return sign == ',' || sign == '-' ? 0.42 : 0.64; }

}  // namespace

void write_coordinates(Sprites& sprites, Hex hex, const std::function<void(const Sprite&, Point)>& put) {
  const double size = std::max(0.17, 7.5 / sprites.scale());
  const std::string text = fmt::format("{},{}", hex.q, hex.r);
  double x = 0;
  for (const char sign : text) x -= advance(sign) * size / 2;
  for (const char sign : text) {
    x += advance(sign) * size / 2;
    const SpriteKey key{Figure::Sign, static_cast<std::uint32_t>(static_cast<unsigned char>(sign))};
    put(sprites.get(key, {size, size},
                    [&](Pen& pen) {
                      draw_text(pen, std::string_view(&sign, 1), {},
                                {.size = size, .colour = palette::ink, .halo = pen.at_least(0.025, 0.8)});
                    }),
        {x, -above_centre});
    x += advance(sign) * size / 2;
  }
}

}  // namespace hexwright
