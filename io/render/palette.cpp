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

Colour ground(Terrain terrain) {
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

Colour resource(Resource resource) {
  switch (resource) {
    case Resource::Brick:
      return ground(Terrain::Hills);
    case Resource::Lumber:
      return ground(Terrain::Forest);
    case Resource::Ore:
      return ground(Terrain::Mountains);
    case Resource::Grain:
      return ground(Terrain::Fields);
    case Resource::Wool:
      return ground(Terrain::Pasture);
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
