#pragma once

#include <string_view>

#include "io/render/pen/colour.h"
#include "io/render/pen/theme.h"
#include "model/own/packs.h"
#include "model/scenario/terrain.h"

namespace hexwright::palette {

/// The ground of a terrain. Apart for every kind of colour sight, and as far as eleven colours can be in
/// lightness too; the motifs and letters tell the rest.
Colour ground(Terrain, BoardTheme = BoardTheme::Standard);
Colour ground(const own::Packs&, Terrain, BoardTheme = BoardTheme::Standard);
Colour resource(Resource, BoardTheme = BoardTheme::Standard);
/// Areas and stacks take their colours in turn.
inline constexpr int area_colours = 8;
inline constexpr int mist_colours = 6;
Colour area(int number);
Colour mist(int number);

inline constexpr Colour paper = rgb(0xFFFFFF);     ///< behind the board in files
inline constexpr Colour backdrop = rgb(0xECE8DF);  ///< behind the board on screen
inline constexpr Colour black = rgb(0x000000);
inline constexpr Colour ink = rgb(0x2B2722);
inline constexpr Colour sand = rgb(0xF3E3B5);
inline constexpr Colour parchment = rgb(0xFBF3DC);
inline constexpr Colour parchment_edge = rgb(0x8A7448);
inline constexpr Colour red = rgb(0xC4161C);
inline constexpr Colour deep_red = rgb(0x9A0000);  ///< seven to one on white
inline constexpr Colour undecided = rgb(0xE4E0D8);
inline constexpr Colour pool = rgb(0xD9CDB8);
inline constexpr Colour socket = rgb(0xC7BCA8);
inline constexpr Colour wood = rgb(0x7A5230);
inline constexpr Colour frame = rgb(0x6B6459);

}  // namespace hexwright::palette
