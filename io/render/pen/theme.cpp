#include "io/render/pen/theme.h"

#include "model/board/index.h"
#include "model/scenario/message.h"

namespace hexwright {

std::string_view id(BoardTheme theme) {
  constexpr std::array<std::string_view, all_board_themes.size()> ids{"standard", "colour-safe",
                                                                      "high-contrast", "mono"};
  return ids[at(theme)];
}

std::string_view title(BoardTheme theme) {
  constexpr std::array<std::string_view, all_board_themes.size()> titles{
      N_("Landscapes"), N_("Safe for the colour-blind"), N_("High contrast"), N_("Black and white")};
  return titles[at(theme)];
}

std::optional<BoardTheme> board_theme_from_id(std::string_view word) {
  for (const BoardTheme theme : all_board_themes)
    if (id(theme) == word) return theme;
  return std::nullopt;
}

}  // namespace hexwright
