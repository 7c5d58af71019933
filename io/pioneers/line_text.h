#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hexwright::pioneers {

/// Without the blanks at both ends (tabs and the other white space of ASCII are blanks).
std::string_view trimmed(std::string_view text);

enum class Tabs : std::uint8_t { ToBlanks, Keep };

/// As text that a scenario may hold: control characters become blanks, text that is not UTF-8 is taken for
/// Latin-1 (what old files are written in), and it is cut at `limit` bytes. Then trimmed.
std::string clean_line(std::string_view bytes, std::size_t limit, Tabs tabs = Tabs::ToBlanks);

/// A whole number as Pioneers reads it: blanks, a sign, digits; what follows is ignored, and a text that does
/// not begin like this is 0. What does not fit becomes the nearest that does.
int lenient_number(std::string_view text);

}  // namespace hexwright::pioneers
