#include "render/palette.h"

#include <array>
#include <cstddef>

namespace hexwright::palette {
namespace {

template <std::size_t size>
Colour in_turn(const std::array<std::uint32_t, size>& codes, int number) {
  return rgb(codes[static_cast<std::size_t>(number) % size]);
}

}  // namespace

namespace {

Colour landscape(Terrain terrain) {
  switch (terrain) {
    case Terrain::Hills:
      return rgb(0xCF6A45);
    case Terrain::Forest:
      return rgb(0x22533A);
    case Terrain::Mountains:
      return rgb(0x84878F);
    case Terrain::Fields:
      return rgb(0xF2CA45);
    case Terrain::Pasture:
      return rgb(0x86C57F);
    case Terrain::Desert:
      return rgb(0xF1E6CB);
    case Terrain::Gold:
      return rgb(0xB98A2B);
    case Terrain::Sea:
      return rgb(0x5A9FCB);
    case Terrain::Jungle:
      return rgb(0x596C12);
    case Terrain::Volcano:
      return rgb(0x1D1538);
    case Terrain::Spice:
      return rgb(0x7A3F92);
  }
  return {};
}

/// Found by a search for eleven colours as far apart as can be for every kind of colour sight at once, each
/// near the hue that players know it by.
Colour plain(Terrain terrain) {
  switch (terrain) {
    case Terrain::Hills:
      return rgb(0xEF6854);
    case Terrain::Forest:
      return rgb(0x07421E);
    case Terrain::Mountains:
      return rgb(0x999DA0);
    case Terrain::Fields:
      return rgb(0xFFDF00);
    case Terrain::Pasture:
      return rgb(0xAEFF7B);
    case Terrain::Desert:
      return rgb(0xFFFBF1);
    case Terrain::Gold:
      return rgb(0xD7950C);
    case Terrain::Sea:
      return rgb(0x7AA1EE);
    case Terrain::Jungle:
      return rgb(0x575704);
    case Terrain::Volcano:
      return rgb(0x0B0815);
    case Terrain::Spice:
      return rgb(0xA00990);
  }
  return {};
}

}  // namespace

Colour ground(Terrain terrain, BoardTheme theme) {
  return theme == BoardTheme::Standard ? landscape(terrain) : plain(terrain);
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
