#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexwright {

/// How a board looks.
enum class BoardTheme : std::uint8_t {
  Standard,      ///< landscapes
  ColourSafe,    ///< plain colours that are far apart for every kind of colour sight, and a picture of each
  HighContrast,  ///< these, with black and white edges and larger signs
  Mono,          ///< light greys, for printers with black ink alone
};
inline constexpr std::array all_board_themes{BoardTheme::Standard, BoardTheme::ColourSafe,
                                             BoardTheme::HighContrast, BoardTheme::Mono};

/// The spelling on the command line and in settings: "colour-safe".
std::string_view id(BoardTheme);
/// To be translated.
std::string_view title(BoardTheme);
std::optional<BoardTheme> board_theme_from_id(std::string_view word);

}  // namespace hexwright
