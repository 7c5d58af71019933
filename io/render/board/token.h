#pragma once

#include <string_view>

#include "io/render/board/places_in_hex.h"
#include "io/render/pen/pen.h"
#include "io/render/pen/theme.h"

namespace hexwright {

/// How much larger tokens are on small pictures.
inline constexpr double small_token = 1.2;

void draw_token(Pen& pen, int number, BoardTheme theme = BoardTheme::Standard);
/// A token that is drawn from the pool of this name.
void draw_drawn_token(Pen& pen, std::string_view pool);

}  // namespace hexwright
