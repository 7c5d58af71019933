#include "io/render/pen/palette.h"

#include <array>
#include <cstddef>

namespace hexwright::palette {
namespace {

template <std::size_t size>
Colour in_turn(const std::array<std::uint32_t, size>& codes, int number) {
  return rgb(codes[static_cast<std::size_t>(number) % size]);
}

}  // namespace

Colour ground(Terrain terrain, BoardTheme theme) { return ground({}, terrain, theme); }

Colour ground(const own::Packs& packs, Terrain terrain, BoardTheme theme) {
  const TerrainColours colours = own::colours_of(packs, terrain);
  const Colour colour = rgb(theme == BoardTheme::Standard ? colours.standard : colours.plain);
  // Paper shows through: ink is dear, and pictures and letters tell.
  return theme == BoardTheme::Mono ? lighter(grey(colour), 0.7) : colour;
}

Colour resource(Resource resource, BoardTheme theme) {
  switch (resource) {
    case Resource::Brick:
      return ground(Terrain::Hills, theme);
    case Resource::Lumber:
      return ground(Terrain::Forest, theme);
    case Resource::Ore:
      return ground(Terrain::Mountains, theme);
    case Resource::Grain:
      return ground(Terrain::Fields, theme);
    case Resource::Wool:
      return ground(Terrain::Pasture, theme);
  }
  return {};
}

Colour area(int number) {
  static constexpr std::array<std::uint32_t, area_colours> codes{0x8E2A8B, 0x0B6E6E, 0xB0450F, 0x24418F,
                                                                 0xA3123F, 0x3F6212, 0x5B3A1E, 0x4B3FA0};
  return in_turn(codes, number);
}

Colour mist(int number) {
  static constexpr std::array<std::uint32_t, mist_colours> codes{0xC3CBDC, 0xCCC3A3, 0xF4F4D7,
                                                                 0xCCA3AB, 0xABA3CC, 0xD7F4F4};
  return in_turn(codes, number);
}

}  // namespace hexwright::palette
