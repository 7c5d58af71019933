#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace hexwright::tiled {

/// A PNG of the size of a tile: a hex in the colour 0xRRGGBB.
std::string hex_picture(std::uint32_t colour);
/// A token with its number, of 0 to 99, and clear around it.
std::string token_picture(int number);

}  // namespace hexwright::tiled
