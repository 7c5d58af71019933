#pragma once

#include <array>
#include <string_view>

namespace hexwright::own {

// What a terrain of a designer's can look like, besides its colour: what is spread over the hex, and the sign
// in its middle. The pictures are in io/render/motifs.

inline constexpr std::array<std::string_view, 8> all_patterns{"plain",  "waves",  "dots",   "stripes",
                                                              "cracks", "leaves", "stones", "dunes"};
inline constexpr std::array<std::string_view, 20> all_symbols{
    "none",  "fish", "fern",   "peak", "palm",  "castle", "reed",   "crystal",  "flame", "well",
    "wheat", "tree", "bricks", "rock", "sheep", "coin",   "anchor", "mushroom", "tower", "drop"};

}  // namespace hexwright::own
