#pragma once

#include <string_view>

#include "io/render/pen.h"
#include "io/render/theme.h"

namespace hexwright {

/// Where a token's centre lies in its hex, and its radius.
inline constexpr Point token_place{0, 0.1};
inline constexpr double token_radius = 0.36;
/// How much larger tokens are on small pictures.
inline constexpr double small_token = 1.2;

void draw_token(Pen& pen, int number, BoardTheme theme = BoardTheme::Standard);
/// A token that is drawn from the pool of this name.
void draw_drawn_token(Pen& pen, std::string_view pool);

}  // namespace hexwright
