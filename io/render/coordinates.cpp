#include "render/coordinates.h"

#include <fmt/format.h>

#include "render/palette.h"
#include "render/text.h"

namespace hexwright {
namespace {

constexpr double above_centre = 0.72;

}  // namespace

void write_coordinates(Sprites& sprites, Hex hex, const std::function<void(const Sprite&, Point)>& put) {
  const double size = std::max(0.17, 7.5 / sprites.scale());
  // Of digits in the usual sans families.
  const double advance = 0.64 * size;
  const std::string text = fmt::format("{},{}", hex.q, hex.r);
  double x = -advance * (static_cast<double>(text.size()) - 1) / 2;
  for (const char sign : text) {
    const SpriteKey key{Figure::Sign, static_cast<std::uint32_t>(static_cast<unsigned char>(sign))};
    put(sprites.get(key, {size, size},
                    [&](Pen& pen) {
                      draw_text(pen, std::string_view(&sign, 1), {},
                                {.size = size, .colour = palette::ink, .halo = pen.at_least(0.025, 0.8)});
                    }),
        {x, -above_centre});
    x += advance;
  }
}

}  // namespace hexwright
